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
  return (
    <dl className={clsx(styles.bars, 'grid gap-8 row-gap-4 align-center caption-size')}>
      {kinds.map((kind) => (
        <div key={kind} className={styles.line}>
          <dt>{say(`search:score.${kind}`)}</dt>
          <dd className={clsx('bar', colours[level])} aria-hidden="true">
            <i style={{ inlineSize: `${scores[kind]}%` }} />
          </dd>
          <dd className="mono muted">
            <bdi dir="ltr" aria-hidden="true">
              {scores[kind]}
            </bdi>
            <span className="sr">{say('search:score', { score: scores[kind] })}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
