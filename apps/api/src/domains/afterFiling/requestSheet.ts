import { findRequest } from '@saki/catalogue/requests/registry'
import type { ListedRequest, requestsCalls } from '@saki/contracts/requests'
import { legalDateClockOf } from '@saki/domain/dates/legalDate'
import type { Language, TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'

import { clientNamed, reachOf, type Asker } from '../../access.ts'
import type { HandlerInput } from '../../implement.ts'
import { rowBatches } from '../../rowCursor.sql.ts'
import { MOST_ROWS, sendSheet } from '../../sheets/sendSheet.ts'
import type { Cell } from '../../sheets/xlsxStream.ts'
import { allRowsQuery, type ListedRow } from './list.sql.ts'
import { billStatusOf, filterOf, requestStatusOf, type RequestStatus } from './listRequests.ts'

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
  await sendSheet(asked, head, cellBatches(rowBatches(db, rows, MOST_ROWS), cellsIn(language, session, now)))
}

async function* cellBatches(
  batches: AsyncGenerator<ListedRow[]>,
  cellsOf: (row: ListedRow) => Cell[],
): AsyncGenerator<Cell[][]> {
  for await (const rows of batches) yield rows.map(cellsOf)
}

/** Gives the cells of a row. Words are looked up once for each kind, state and status of a bill, not for each row. */
export function cellsIn(language: Language, asker: Asker, now: Date): (row: ListedRow) => Cell[] {
  const kindName = remembered((code: string) => {
    const kind = findRequest(code)
    return kind ? say(language, kind.text) : code
  })
  const billName = remembered((status: NonNullable<ListedRequest['BILL_STATUS']>) =>
    say(language, `annuities:bill.${status}`),
  )
  const statuses = new Map<string, RequestStatus>()
  const statusIn = (row: ListedRow) => {
    const { flowId, flowVersion, state, dueDate, submissionNbr, receivedOn } = row
    const key = `${flowId} ${flowVersion} ${state} ${dueDate === null} ${submissionNbr === null} ${receivedOn === null}`
    const known = statuses.get(key) ?? requestStatusOf(row, language)
    statuses.set(key, known)
    return known
  }
  return (row) => {
    const status = statusIn(row)
    const bill = billStatusOf(row, now)
    return [
      row.submissionNbr ?? '',
      kindName(row.kind),
      row.applicationNumber,
      row.title,
      String(row.cases),
      status.STATUS_CAPTION || status.STATUS_NAME,
      status.NEXT_STEP,
      row.dueDate ?? '',
      legalDateClockOf(row.at),
      row.receivedOn ?? '',
      row.amount ?? 0,
      bill === null ? '' : billName(bill),
      row.billingCode ?? '',
      clientNamed(asker, row.ownerId)?.USER_NAME ?? '',
    ]
  }
}

/** The function with its results kept by argument. */
function remembered<K, V>(find: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>()
  return (key) => {
    const value = known.get(key) ?? find(key)
    known.set(key, value)
    return value
  }
}
