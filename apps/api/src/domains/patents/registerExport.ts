import type { patentsCalls } from '@saki/contracts/patents'
import { st96ResultEnd, st96ResultRow, st96ResultStart } from '@saki/domain/publicRegister/st96Result'
import type { Language } from '@saki/texts'
import { say } from '@saki/texts/say'

import { rightOfLetter, stateAt } from '../../caseState.ts'
import type { HandlerInput } from '../../implement.ts'
import { sendRows } from '../../sheets/sendRows.ts'
import type { RegisterRecord } from '../registerSearch/registerRows.sql.ts'
import { foundCases } from './foundCases.ts'

type Asked = HandlerInput<(typeof patentsCalls)['exportSearch']>
type Batches = AsyncIterable<RegisterRecord[]>

/** Sends the found cases, at most 100,000, as JSON or XML, with the fields that a page of the search has. Throws TOO_MANY. */
export async function registerExport(asked: Asked): Promise<void> {
  const { query, language, now } = asked
  const isXml = query.format === 'xml'
  await sendRows(asked, await foundCases(asked), {
    pool: 'searchDb',
    ending: query.format,
    mime: isXml ? 'application/xml; charset=utf-8' : 'application/json; charset=utf-8',
    write: (batches) => (isXml ? xmlOf(batches, now) : jsonOf(batches, language, now)),
  })
}

/** One case a line. The last line has the number of cases, so that a file without it is known to be cut off. */
async function* jsonOf(batches: Batches, language: Language, now: Date): AsyncGenerator<Buffer> {
  let total = 0
  yield Buffer.from(`{"madeAt":${JSON.stringify(now.toISOString())},"cases":[`)
  for await (const rows of batches) {
    const lines = rows.map((row) => JSON.stringify(exportedCase(row, language)))
    yield Buffer.from(`${total === 0 ? '' : ','}\n${lines.join(',\n')}`)
    total += rows.length
  }
  yield Buffer.from(`\n],"total":${total}}\n`)
}

async function* xmlOf(batches: Batches, now: Date): AsyncGenerator<Buffer> {
  let total = 0
  yield Buffer.from(st96ResultStart(now))
  for await (const rows of batches) {
    yield Buffer.from(rows.map((row) => st96ResultRow({ ...row, ...placeOf(row) })).join(''))
    total += rows.length
  }
  yield Buffer.from(st96ResultEnd(total))
}

const placeOf = (row: RegisterRecord) => ({ letter: rightOfLetter(row.fileTyp), statusCode: stateAt(row).code })

/** The fields of a found case by their names on the wire. */
function exportedCase(row: RegisterRecord, language: Language) {
  const state = stateAt(row)
  return {
    PATENT_ID: row.applicationNumber,
    RIGHT: rightOfLetter(row.fileTyp),
    APPL_TYP: row.applTyp,
    TITLE: row.title,
    OWNER_NAMES: row.ownerNames,
    CLASSES: row.classes,
    FILING_DATE: row.filingDate,
    PUBLICATION_DATE: row.publicationDate,
    REGISTRATION_NBR: row.registrationNbr ?? '',
    REGISTRATION_DATE: row.registrationDate,
    EXPIRATION_DATE: row.expirationDate,
    STAGE: row.stage,
    STATUS_CODE: state.code,
    STATUS_NAME: say(language, state.text),
    IND_PUBLIC: row.isPublic ? 'Y' : 'N',
  }
}
