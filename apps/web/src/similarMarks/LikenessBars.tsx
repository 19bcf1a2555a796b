import { clsx } from 'clsx'
import type { SimilarTrademark } from '@saki/contracts/trademarks'

import { useWords } from '../ui/useWords.ts'
import styles from './similar.module.css'

/** In the order in which they are shown. */
const kinds = ['SOUND', 'MEANING', 'SPELLING'] as const
const colours = { HIGH: 'text-danger', MEDIUM: 'text-warning', LOW: 'muted' } as const

/** How alike a mark is by sound, by meaning and by spelling alone, each from 0 to 100. */
export function LikenessBars({
  scores,
  level,
}: {
  scores: SimilarTrademark['SCORES']
  level: SimilarTrademark['LEVEL']
}) {
  const { say } = useWords('search')
  const bars = kinds.map((kind) => ({ name: say(`search:score.${kind}`), score: scores[kind] }))
  return <ScoreBars bars={bars} level={level} />
}

interface ScoreBarsProps {
  /** Each score from 0 to 100. */
  bars: readonly { name: string; score: number }[]
  level: SimilarTrademark['LEVEL']
}

/** Named scores as bars in the colour of the level. */
export function ScoreBars({ bars, level }: ScoreBarsProps) {
  const { say } = useWords('search')
  return (
    <dl className={clsx(styles.bars, 'grid gap-8 row-gap-4 align-center caption-size')}>
      {bars.map(({ name, score }) => (
        <div key={name} className="contents">
          <dt>{name}</dt>
          <dd className={clsx('progress-bar', colours[level])} aria-hidden="true">
            <i style={{ inlineSize: `${score}%` }} />
          </dd>
          <dd className="mono muted">
            <bdi dir="ltr" aria-hidden="true">
              {score}
            </bdi>
            <span className="sr">{say('search:score', { score })}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
