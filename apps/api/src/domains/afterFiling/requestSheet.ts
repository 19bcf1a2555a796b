import { findRequest } from '@saki/catalogue/requests/registry'
import type { ListedRequest, requestsCalls } from '@saki/contracts/requests'
import { legalClockOf, legalDateOf } from '@saki/domain/dates/legalDate'
import type { Language, TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'

import { reachOf, type Asker } from '../../access.ts'
import type { HandlerInput } from '../../implement.ts'
import { rowBatches } from '../../rowCursor.sql.ts'
import { MOST_ROWS, sendSheet } from '../../sheets/sendSheet.ts'
import type { Cell } from '../../sheets/xlsxStream.ts'
import { allRowsQuery, type ListedRow } from './list.sql.ts'
import { filterOf, wireRow } from './listRequests.ts'

const columns = [
  'number',
  'service',
  'case',
  'title',
  'cases',
  'status',
  'next',
  'due',
  'submitted',
  'received',
  'fee',
  'bill',
  'code',
  'client',
] as const

/** Sends the list of requests, as `requestList` with the same filter, as a spreadsheet. Throws NotFound, TOO_MANY. */
export async function requestSheet(asked: HandlerInput<(typeof requestsCalls)['requestSheet']>): Promise<void> {
  const { query, session, db, language, now } = asked
  const rows = allRowsQuery(reachOf(session, query.client), filterOf(query))
  const head = columns.map((column) => say(language, `ownRequests:sheet.${column}` as TextKey))
  await sendSheet(asked, head, cellBatches(rowBatches(db, rows, MOST_ROWS), session, language, now))
}

async function* cellBatches(
  batches: AsyncGenerator<ListedRow[]>,
  asker: Asker,
  language: Language,
  now: Date,
): AsyncGenerator<Cell[][]> {
  for await (const rows of batches) yield rows.map((row) => cellsOf(wireRow(row, asker, language, now), language))
}

function cellsOf(request: ListedRequest, language: Language): Cell[] {
  const submitted = new Date(request.SUBMITTED_AT)
  const kind = findRequest(request.USERDOC_TYP)
  return [
    request.SUBMISSION_NBR ?? '',
    kind ? say(language, kind.text) : request.USERDOC_TYP,
    request.PATENT_ID,
    request.TITLE,
    String(request.CASE_COUNT),
    request.STATUS_CAPTION || request.STATUS_NAME,
    request.NEXT_STEP,
    request.DUE_DATE ?? '',
    `${legalDateOf(submitted)} ${legalClockOf(submitted)}`,
    request.RECEIVED_DATE ?? '',
    request.AMOUNT,
    request.BILL_STATUS === null ? '' : say(language, `annuities:bill.${request.BILL_STATUS}`),
    request.BILLING_CODE ?? '',
    request.CLIENT?.USER_NAME ?? '',
  ]
}
