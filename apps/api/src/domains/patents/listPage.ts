import type { Db } from '@saki/db'

import { nothingShown, shownOf, type CursorKey, type Shown } from '../../pageCursor.ts'
import {
  caseCountQuery,
  caseKeysQuery,
  caseRowsQuery,
  MOST_CASES_COUNTED,
  isCountedTogether,
  type CaseListFilter,
  type CasePage,
} from './caseList.sql.ts'
import { findWords } from './caseWords.sql.ts'
import type { CaseRecord } from './patents.sql.ts'

export interface CaseListPage {
  rows: CaseRecord[]
  shown: Shown<{ key: CursorKey }>
  /** Number of cases; a lower bound when `isCapped`. */
  total: number
  isCapped: boolean
}

/** One page of the filtered cases. `whole`: the exact total when nothing filters the shares, else undefined. */
export async function listPage(
  db: Db,
  readerId: number,
  filter: CaseListFilter,
  page: CasePage,
  whole: number | undefined,
): Promise<CaseListPage> {
  const found = filter.words ? await findWords(db, filter.within, filter.words) : undefined
  const count = async () => (await caseCountQuery(filter, found?.ids).execute(db)).rows[0]?.total ?? 0
  const before = whole ?? (isCountedTogether(filter, found?.ids) ? undefined : await count())
  const isPast = (total: number) => !page.cursor && total <= (page.page - 1) * page.size
  const { query, span } = caseKeysQuery(filter, page, before ?? 0, found?.ids)
  const read = before !== undefined && isPast(before) ? [] : (await query.execute(db)).rows
  const counted = before ?? read[0]?.total ?? (await count())
  const isCapped = whole === undefined && (counted > MOST_CASES_COUNTED || found?.isPartial === true)
  const total = isCapped ? Math.min(counted, MOST_CASES_COUNTED) : counted
  if (read.length === 0 || isPast(total)) return { rows: [], shown: nothingShown, total, isCapped }
  const shown = shownOf(span, page.page, read)
  const ids = shown.rows.map(({ applicationId }) => applicationId)
  const { rows } = await caseRowsQuery(readerId, ids).execute(db)
  return { rows, shown, total, isCapped }
}
