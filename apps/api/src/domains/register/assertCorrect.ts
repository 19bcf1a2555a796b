import type { Correctable } from '@saki/catalogue/correctable'
import { isLegalDate, type LegalDate } from '@saki/domain/dates/legalDate'
import { checkShape } from '@saki/domain/forms/checkShape'
import {
  rowsOf,
  fieldText,
  type DraftData,
  type FormFile,
  type FieldIssue,
  type FormRow,
} from '@saki/domain/forms/form'
import { missing } from '@saki/domain/forms/missing'

import { Invalid, type FieldFault } from '../../errors.ts'
import type { FiledSnapshot } from './filedData.ts'

/** Applies the form's rules to the corrected section. Faults that existed before are ignored; only new ones are refused. Throws Invalid. */
export async function assertCorrect(
  filed: FiledSnapshot,
  part: Correctable,
  after: readonly FormRow[],
  today: LegalDate,
): Promise<void> {
  if (part.x === 'filing' || part.x === 'register') return assertFacts(filed, part, after[0] ?? {}, today)
  const { form, data, record } = filed
  const changed: DraftData = {
    ...data,
    [part.section]: part.isList ? after : { ...rowOf(data, part.section), ...after[0] },
  }
  if (part.isList) Object.assign(changed, flagsFor(part.section, after, data))
  const faults = checkShape(form, { [part.section]: changed[part.section] })
  if (faults.length > 0) throw new Invalid(faults.map(({ path }) => ({ field: path, message: 'errors:field.wrong' })))
  const files = filesOf(data)
  const stops = (draft: DraftData) =>
    missing(form, draft, files, record.filingDate).filter(
      ({ level, path }) => level === 'STOP' && (path === part.section || path.startsWith(`${part.section}.`)),
    )
  const known = new Set(stops(data).map(keyOf))
  const fresh = stops(changed).filter((issue) => !known.has(keyOf(issue)))
  if (fresh.length > 0)
    throw new Invalid(
      fresh.map(({ path, code, values }): FieldFault => ({ field: path, message: code, ...(values && { values }) })),
    )
}

const keyOf = ({ path, code }: FieldIssue) => `${path} ${code}`
const rowOf = (data: DraftData, section: string) => (data[section] ?? {}) as FormRow

/** Answers that follow from whether a list has rows. */
function flagsFor(section: string, rows: readonly FormRow[], data: DraftData): DraftData {
  const given = rows.length > 0 ? 'Y' : 'N'
  if (section === 'REPRS') return { FILING: { ...rowOf(data, 'FILING'), REPRESENTED: given } }
  if (section === 'PRIORITIES') return { FILING: { ...rowOf(data, 'FILING'), PRIORITY_CLAIMED: given } }
  return {}
}

function filesOf(data: DraftData): FormFile[] {
  const number = (value: unknown) => (typeof value === 'number' ? value : null)
  return rowsOf(data, 'FILES').map((file) => ({
    slot: fieldText(file, 'SPECDOC_TYP'),
    view: number(file['VIEW_TYPE_ID']),
    width: number(file['WIDTH']),
    height: number(file['HEIGHT']),
    pages: number(file['PAGES']),
  }))
}

/** Legal dates must be real and not in the future, except the end of protection; the filing date is required. Throws Invalid. */
function assertFacts(
  { record }: FiledSnapshot,
  { section, fields }: Correctable,
  row: FormRow,
  today: LegalDate,
): void {
  const faults: FieldFault[] = []
  for (const [name, field] of Object.entries(fields)) {
    const path = `${section}.${name}`
    if (typeof row[name] !== 'string') {
      faults.push({ field: path, message: 'errors:field.wrong' })
      continue
    }
    const value = fieldText(row, name)
    if (field.as === 'text' && [...value].length > field.max)
      faults.push({ field: path, message: 'errors:field.tooLong', values: { limit: field.max } })
    if (field.as !== 'date') continue
    if (value === '' && name === 'FILING_DATE') faults.push({ field: path, message: 'errors:field.required' })
    if (value !== '' && !isLegalDate(value)) faults.push({ field: path, message: 'errors:field.wrong' })
    else if (name !== 'EXPIRATION_DATE' && value > today) faults.push({ field: path, message: 'office:edit.future' })
  }
  const [registered, ends] = [fieldText(row, 'REGISTRATION_DATE'), fieldText(row, 'EXPIRATION_DATE')]
  if (registered !== '' && registered < record.filingDate)
    faults.push({ field: `${section}.REGISTRATION_DATE`, message: 'office:edit.beforeFiling' })
  if (ends !== '' && ends <= (registered || record.filingDate))
    faults.push({ field: `${section}.EXPIRATION_DATE`, message: 'office:edit.endsBefore' })
  if (faults.length > 0) throw new Invalid(faults)
}
