import { patentCounts } from '@saki/catalogue/rights/patents/counts'
import { prepared, type Db } from '@saki/db'
import { yearOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { sectionOf, fieldText, type DraftData, type FormFile, type FieldIssue } from '@saki/domain/forms/form'
import { formatApplicationNumber, parseApplicationNumber } from '@saki/domain/ids/applicationNumber'
import { sql } from 'kysely'

import { ipcSymbolsOf, pctOf } from '../register/filedValues.ts'

/**
 * Inserts the fields that only patents have (PCT data, parent, counts, IPC symbols), with numbers in their normal spelling. Answers
 * that became superfluous, and invalid symbols, are kept only in the snapshot.
 */
export async function insertPatent(
  tx: Db,
  applicationId: number,
  data: DraftData,
  files: readonly FormFile[],
  today: LegalDate,
): Promise<void> {
  const { claims, pages } = patentCounts(data, files)
  const pct = pctOf(data, yearOf(today))
  const symbols = ipcSymbolsOf(data).map((ipc_symbol, at) => ({ seq_num: at + 1, ipc_symbol }))
  await sql`${prepared}
    with patent as (
      insert into application_patent (application_id, parent_application_number, pct_appl_id, pct_appl_date, pct_publ_id, pct_publ_date,
                                      english_title, claims, description_pages)
      values (${applicationId}, ${parentOf(data) ?? null}, ${pct.number}, ${pct.filed}::date, ${pct.publication}, ${pct.published}::date,
              ${fieldText(sectionOf(data, 'TECHNICAL'), 'ENGLISH_TITLE')}, ${claims}, ${pages})
    )
    insert into application_ipc (application_id, seq_num, ipc_symbol)
    select ${applicationId}, i.seq_num, i.ipc_symbol
      from jsonb_to_recordset(${JSON.stringify(symbols)}::jsonb) as i (seq_num smallint, ipc_symbol text)`.execute(tx)
}

/** Number of a divisional's parent in its stored spelling; undefined when it is no divisional or the number cannot be parsed. */
export function parentOf(data: DraftData): string | undefined {
  const filing = sectionOf(data, 'FILING')
  if (fieldText(filing, 'APPL_SUBTYP') !== 'DIVISIONAL') return undefined
  const parent = parseApplicationNumber(fieldText(filing, 'PARENT_PATENT_ID'))
  return parent && formatApplicationNumber(parent)
}

/** A warning when the parent is not an application of the draft's owner. It does not stop the filing, as the parent may have been filed elsewhere. */
export function unknownParentWarnings(data: DraftData, isUnknown: boolean): FieldIssue[] {
  const number = parentOf(data)
  if (!isUnknown || number === undefined) return []
  const code = 'patents:parentPatentId.unknown'
  return [{ path: 'FILING.PARENT_PATENT_ID', step: 'type', level: 'WARN', code, values: { number } }]
}
