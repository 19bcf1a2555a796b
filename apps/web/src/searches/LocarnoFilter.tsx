import { Suspense } from 'react'
import { latePart } from '../ui/latePart.tsx'

interface LocarnoFilterProps {
  chosen: readonly string[]
  onChoose: (chosen: readonly string[]) => void
}

const LocarnoTree = latePart(async () => (await import('../forms/rows/LocarnoTree.tsx')).LocarnoTree)

/** The Locarno classification as a tree, whose subclasses are chosen and taken back. Closed at first. */
export function LocarnoFilter({ chosen, onChoose }: LocarnoFilterProps) {
  return (
    <Suspense>
      <div className="above-8">
        <LocarnoTree
          chosen={chosen}
          onChoose={(code) =>
            onChoose(chosen.includes(code) ? chosen.filter((each) => each !== code) : [...chosen, code])
          }
        />
      </div>
    </Suspense>
  )
}
