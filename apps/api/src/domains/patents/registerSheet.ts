import type { patentsCalls } from '@saki/contracts/patents'
import type { Language, TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'

import { rightName, stateAt } from '../../caseState.ts'
import type { HandlerInput } from '../../implement.ts'
import { sendSheet } from '../../sheets/sendSheet.ts'
import type { Cell } from '../../sheets/xlsxStream.ts'
import type { RegisterRecord } from '../registerSearch/registerRows.sql.ts'
import { foundCases } from './foundCases.ts'

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
  const { language } = asked
  const head = columns.map((column) => say(language, `register:sheet.${column}` as TextKey))
  await sendSheet(asked, head, cellBatches(await foundCases(asked), language), 'searchDb')
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
