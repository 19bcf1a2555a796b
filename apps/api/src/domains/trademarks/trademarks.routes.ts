import { trademarksCalls } from '@saki/contracts/trademarks'

import { implement } from '../../implement.ts'
import { getSimilarTrademarks } from './getSimilarTrademarks.ts'
import { getTrademarks } from './getTrademarks.ts'
import { trademarkDetail } from './trademarkDetail.ts'

/** The register of marks. */
export const trademarksRoutes = implement(trademarksCalls, {
  getTrademarks,

  getSimilarTrademarks,

  getTrademarkDetail: (asked) => trademarkDetail(asked),
})
