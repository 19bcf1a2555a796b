import { markMatches } from '@saki/domain/search/markParts'
import { clsx } from 'clsx'

import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import { likenessKinds, type MarkSearch } from './markSearch.ts'
import styles from './markSearch.module.css'

interface WaysToSearchProps extends Pick<MarkSearch, 'match' | 'by'> {
  onChoose: (chosen: Partial<Pick<MarkSearch, 'match' | 'by'>>) => void
}

/** By what marks count as alike (several at once), or how their letters must match (one). One way always stays chosen. */
export function WaysToSearch({ match, by, onChoose }: WaysToSearchProps) {
  const { say } = useWords('search')
  const chosen = match === 'similar' ? by : []
  return (
    <div className={clsx(styles.kinds, 'row wrap gap-8')} role="group" aria-label={say('search:by')}>
      {likenessKinds.map((kind) => {
        const isOn = chosen.includes(kind)
        const next = likenessKinds.filter((each) => (each === kind ? !isOn : chosen.includes(each)))
        return (
          <Way
            key={kind}
            isOn={isOn}
            isLast={isOn && chosen.length === 1}
            onPress={() => onChoose({ match: 'similar', by: next })}
          >
            <Label k={`search:by.${kind}`} />
          </Way>
        )
      })}
      {markMatches.map((each) => (
        <Way key={each} isOn={match === each} onPress={() => onChoose({ match: match === each ? 'similar' : each })}>
          <Label k={`search:match.${each}`} />
        </Way>
      ))}
    </div>
  )
}

interface WayProps {
  isOn: boolean
  /** The only one chosen, so that it cannot be taken away. */
  isLast?: boolean
  onPress: () => void
  children: React.ReactNode
}

function Way({ isOn, isLast = false, onPress, children }: WayProps) {
  const { say } = useWords('search')
  return (
    <button
      type="button"
      className={clsx(styles.pill, 'inline-row gap-6 small')}
      aria-pressed={isOn}
      aria-disabled={isLast || undefined}
      title={isLast ? say('search:by.last') : undefined}
      onClick={() => !isLast && onPress()}
    >
      {isOn && <Icon name="check" size={16} />}
      {children}
    </button>
  )
}
