import type { SimilarTrademark } from '@saki/contracts/trademarks'

import { Chip, type Tone } from '../ui/Chip.tsx'
import type { IconName } from '../ui/icons/Icon.tsx'
import { useWords } from '../ui/useWords.ts'

type Level = SimilarTrademark['LEVEL']

const looks: Record<Level, { tone: Tone; icon: IconName }> = {
  HIGH: { tone: 'red', icon: 'warning' },
  MEDIUM: { tone: 'amber', icon: 'alert' },
  LOW: { tone: 'grey', icon: 'minus-circle' },
}

/** How alike a mark is, in a word. */
export function LikenessChip({ level }: { level: Level }) {
  const { say } = useWords('search')
  return (
    <Chip {...looks[level]}>
      <span className="sr">{say('search:level')}: </span>
      <span>{say(`search:level.${level}`)}</span>
    </Chip>
  )
}
