import type { patentsCalls } from '@saki/contracts/patents'
import { criteriaQuery } from '@saki/domain/search/criteria'
import { parseRegisterQuery } from '@saki/domain/search/parseRegisterQuery'
import type { Language, TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'

import { rightName, stateAt } from '../../caseState.ts'
import type { HandlerInput } from '../../implement.ts'
import { rowBatches } from '../../rowCursor.sql.ts'
import { MOST_ROWS, sendSheet } from '../../sheets/sendSheet.ts'
import type { Cell } from '../../sheets/xlsxStream.ts'
import { everyEntryQuery } from '../registerSearch/entries.sql.ts'
import { withFoundTexts } from '../registerSearch/findTexts.ts'
import { filtersOf, visibilityOf } from '../registerSearch/registerReply.ts'
import type { RegisterSort } from '../registerSearch/registerOrder.sql.ts'
import { registerRowsOf, type RegisterRecord } from '../registerSearch/registerRows.sql.ts'
import { wholeQuery } from '../registerSearch/searchRegister.ts'
import { clausesOfNumbers } from './findInRegister.ts'

const columns = [
  'number',
  'right',
  'title',
  'owner',
  'classes',
  'filed',
  'published',
  'registration',
  'registered',
  'expires',
  'status',
] as const

/** Sends the found cases, at most 100,000, as a spreadsheet. Throws TOO_MANY. */
export async function registerSheet(asked: HandlerInput<(typeof patentsCalls)['excelSearchPatent']>): Promise<void> {
  const { query, body, session, services, language } = asked
  const typed = [...parseRegisterQuery(query.q).query, ...clausesOfNumbers(query), ...criteriaQuery(body ?? {})]
  const whole = wholeQuery({ query: typed, filters: filtersOf({ ...query, page: 1, size: 1, facets: 'N' }) })
  const visibility = visibilityOf(session)
  const sought = await withFoundTexts(services.searchDb, whole, visibility)
  const found = everyEntryQuery(sought, visibility, query.sort as RegisterSort, MOST_ROWS)
  const head = columns.map((column) => say(language, `register:sheet.${column}` as TextKey))
  await sendSheet(asked, head, cellBatches(rowBatches(services.db, registerRowsOf(found), MOST_ROWS), language))
}

async function* cellBatches(batches: AsyncGenerator<RegisterRecord[]>, language: Language): AsyncGenerator<Cell[][]> {
  for await (const rows of batches) yield rows.map((row) => cellsOf(row, language))
}

function cellsOf(row: RegisterRecord, language: Language): Cell[] {
  return [
    row.applicationNumber,
    say(language, rightName(row.fileTyp)),
    row.title,
    row.ownerNames,
    row.classes.join(', '),
    row.filingDate,
    row.publicationDate ?? '',
    row.registrationNbr ?? '',
    row.registrationDate ?? '',
    row.expirationDate ?? '',
    say(language, stateAt(row).text),
  ]
}
