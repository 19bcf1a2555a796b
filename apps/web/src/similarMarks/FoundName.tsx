import type { SimilarTrademark } from '@saki/contracts/trademarks'

import { MarkedText } from './MarkedText.tsx'

/** The name of a mark with the words that are like the sought ones marked. */
export function FoundName({ mark }: { mark: Pick<SimilarTrademark, 'MARK_NAME' | 'FOUND_AT'> }) {
  return <MarkedText text={mark.MARK_NAME} found={mark.FOUND_AT} />
}
