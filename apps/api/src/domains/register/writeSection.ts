import { findRight } from '@saki/catalogue'
import type { Correctable } from '@saki/catalogue/correctable'
import type { Db } from '@saki/db'
import { sectionOf, fieldText, wordsOf, type FormRow } from '@saki/domain/forms/form'

import { Invalid } from '../../errors.ts'
import {
  writeApplication,
  writeEnglishTitle,
  writeIpc,
  writeLocarno,
  writeParties,
  writePct,
  writePriorities,
  writeSign,
  type OwnColumns,
} from './filedCase.sql.ts'
import { roleOf, type FiledSnapshot } from './filedData.ts'
import { filedLocarnoClasses, ipcSymbolsOf, pctOf } from './filedValues.ts'

/** Writes a section and returns the new row version. Throws Invalid for unknown codes, invalid dates and a registration number in use. */
export async function writeSection(
  tx: Db,
  filed: FiledSnapshot,
  part: Correctable,
  rows: readonly FormRow[],
): Promise<number> {
  const { record } = filed
  try {
    const own = part.isList ? await writeList(tx, filed, part, rows) : await writeObject(tx, filed, part, rows[0] ?? {})
    const corrected = { ...record.corrected, ...sectionToday(filed, part, rows) }
    return await writeApplication(tx, record.applicationId, own, Object.keys(corrected).length > 0 ? corrected : null)
  } catch (error) {
    // Foreign key or date error, or a registration number of another case.
    const code = (error as { code?: string }).code
    if (code === '23503' || code === '22007' || code === '22008')
      throw new Invalid([{ field: part.section, message: 'errors:field.wrong' }])
    if (code === '23505')
      throw new Invalid([{ field: `${part.section}.REGISTRATION_NBR`, message: 'office:edit.taken' }])
    throw error
  }
}

/** Sections that exist only in the snapshot are stored in `corrected`; people and legal facts have their own tables and columns. */
function sectionToday(
  { record }: FiledSnapshot,
  { x, section, isList }: Correctable,
  rows: readonly FormRow[],
): FormRow {
  if (x === 'filing' || x === 'register' || roleOf(x, record.applTyp)) return {}
  if (isList) return { [section]: rows }
  return { [section]: { ...sectionOf({ ...record.snapshot, ...record.corrected }, section), ...rows[0] } }
}

async function writeList(
  tx: Db,
  { record }: FiledSnapshot,
  part: Correctable,
  rows: readonly FormRow[],
): Promise<OwnColumns> {
  const { applicationId, applTyp } = record
  const role = roleOf(part.x, applTyp)
  if (role) await writeParties(tx, applicationId, role, rows)
  if (part.x === 'priorities') await writePriorities(tx, applicationId, rows)
  if (part.x === 'locarno') await writeLocarno(tx, applicationId, filedLocarnoClasses({ LOCARNO: rows }))
  if (part.x === 'ipc') await writeIpc(tx, applicationId, ipcSymbolsOf({ IPC: rows }))
  return part.x === 'owner' ? { owner_names: rows.map((row) => fieldText(row, 'PERSON_NAME')).join(', ') } : {}
}

async function writeObject(
  tx: Db,
  { record, data }: FiledSnapshot,
  { x, section }: Correctable,
  row: FormRow,
): Promise<OwnColumns> {
  const { applicationId, filingDate } = record
  const whole = { ...sectionOf(data, section), ...row }
  const textOf = (name: string) => fieldText(whole, name)
  const orNull = (name: string) => textOf(name) || null
  if (x === 'filing') return { reference: textOf('REFERENCE'), filing_date: textOf('FILING_DATE') }
  if (x === 'register')
    return {
      registration_nbr: orNull('REGISTRATION_NBR'),
      registration_date: orNull('REGISTRATION_DATE'),
      expiration_date: orNull('EXPIRATION_DATE'),
    }
  if (x === 'pct') {
    await writePct(tx, applicationId, pctOf({ ...data, PCT: whole }, Number(filingDate.slice(0, 4))))
    return {}
  }
  if (section === 'SIGN') {
    await writeSign(tx, applicationId, {
      translation: textOf('TRANSLATION'),
      transliteration: textOf('TRANSLITERATION'),
      description: textOf('MARK_DESCRIPTION'),
      disclaimer: textOf('DISCLAIMER'),
      colourClaimed: textOf('COLOUR_CLAIMED') === 'Y',
      colours: wordsOf(whole['COLOURS']),
    })
    return {}
  }
  if (findRight(record.applTyp)?.ownTable === 'application_patent')
    await writeEnglishTitle(tx, applicationId, textOf('ENGLISH_TITLE'))
  return { title: textOf('TITLE') }
}
