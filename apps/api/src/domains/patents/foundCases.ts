import type { patentsCalls } from '@saki/contracts/patents'
import { criteriaQuery } from '@saki/domain/search/criteria'
import { parseRegisterQuery } from '@saki/domain/search/parseRegisterQuery'

import type { HandlerInput } from '../../implement.ts'
import { rowBatches } from '../../rowCursor.sql.ts'
import { MOST_ROWS } from '../../sheets/sendSheet.ts'
import { everyEntryQuery } from '../registerSearch/entries.sql.ts'
import { clausesOfNumbers } from '../registerSearch/clausesOfNumbers.ts'
import { withFoundTexts } from '../registerSearch/findTexts.ts'
import { registerOrder, type RegisterSort } from '../registerSearch/registerOrder.sql.ts'
import { filtersOf, visibilityOf } from '../registerSearch/registerReply.ts'
import { everyRegisterRow, type RegisterRecord } from '../registerSearch/registerRows.sql.ts'
import { wholeQuery } from '../registerSearch/searchRegister.ts'

/** Most time of the first rows, which may need a sort of the whole result. */
const FETCH_MS = 30_000

/** Every case that the search finds for the asker, at most 100,000, in its order, in batches read by a connection of searches. Throws Invalid. */
export async function foundCases({
  query,
  body,
  session,
  services,
}: Pick<HandlerInput<(typeof patentsCalls)['excelSearchPatent']>, 'query' | 'body' | 'session' | 'services'>): Promise<
  AsyncGenerator<RegisterRecord[]>
> {
  const typed = [
    ...parseRegisterQuery(query.q).query,
    ...parseRegisterQuery(query.contain ?? '').query,
    ...clausesOfNumbers(query),
    ...criteriaQuery(body ?? {}),
  ]
  const whole = wholeQuery({ query: typed, filters: filtersOf({ ...query, page: 1, size: 1, facets: 'N' }) })
  const visibility = visibilityOf(session)
  const sought = await withFoundTexts(services.searchDb, whole, visibility)
  const sort = query.sort as RegisterSort
  const found = everyEntryQuery(sought, visibility, sort, MOST_ROWS)
  const rows = everyRegisterRow(found, registerOrder(sort, 'forward'))
  return rowBatches(services.searchDb, rows, MOST_ROWS, FETCH_MS)
}
