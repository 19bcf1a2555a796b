import type { SimilarTrademark } from '@saki/contracts/trademarks'

import { useWords } from '../ui/useWords.ts'

/** The score of a mark, and on demand how it comes about. */
export function LikenessScore({ mark: { SCORE, PARTS } }: { mark: Pick<SimilarTrademark, 'SCORE' | 'PARTS'> }) {
  const { say } = useWords('search')
  return (
    <details className="sm">
      <summary className="text-link">{say('search:score.total', { score: SCORE })}</summary>
      <div className="grid gap-4 hint">
        <p>{say('search:score.mean', { sought: PARTS.OF_SOUGHT, mark: PARTS.OF_MARK })}</p>
        <p>{say('search:score.words')}</p>
        <p>{say('search:score.apart')}</p>
      </div>
    </details>
  )
}
