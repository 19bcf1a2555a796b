import { clsx } from 'clsx'

import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import { likenessKinds, type LikenessKind } from './markSearch.ts'
import styles from './markSearch.module.css'

interface LikenessKindsProps {
  chosen: readonly LikenessKind[]
  onChoose: (chosen: readonly LikenessKind[]) => void
}

/** By what marks count as alike. One of them always stays chosen. */
export function LikenessKinds({ chosen, onChoose }: LikenessKindsProps) {
  const { say } = useWords('search')
  return (
    <div className={clsx(styles.kinds, 'row wrap gap-8')} role="group" aria-label={say('search:by')}>
      {likenessKinds.map((kind) => {
        const isOn = chosen.includes(kind)
        const isLast = isOn && chosen.length === 1
        const next = likenessKinds.filter((each) => (each === kind ? !isOn : chosen.includes(each)))
        return (
          <button
            key={kind}
            type="button"
            className="inline-row gap-6 small"
            aria-pressed={isOn}
            aria-disabled={isLast || undefined}
            title={isLast ? say('search:by.last') : undefined}
            onClick={() => !isLast && onChoose(next)}
          >
            {isOn && <Icon name="check" size={16} />}
            <Label k={`search:by.${kind}`} />
          </button>
        )
      })}
    </div>
  )
}
