import type { Correctable } from '@saki/catalogue/correctable'
import type { Db } from '@saki/db'
import { sectionOf, fieldText, wordsOf, type FormRow } from '@saki/domain/forms/form'

import { Invalid } from '../../errors.ts'
import { filedLocarnoClasses } from '../edits/filedParts.ts'
import { ipcSymbolsOf, pctOf } from '../edits/patentParts.ts'
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
} from './corrections.sql.ts'
import { roleOf, type FiledSnapshot } from './filedData.ts'

/** Writes a section where it is read from, and raises the version of the application, which it returns. */
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
    // A country or class that no table has, or a registration number another file has.
    const code = (error as { code?: string }).code
    if (code === '23503' || code === '22007' || code === '22008')
      throw new Invalid([{ field: part.section, message: 'errors:field.wrong' }])
    if (code === '23505')
      throw new Invalid([{ field: `${part.section}.REGISTRATION_NBR`, message: 'office:edit.taken' }])
    throw error
  }
}

/** What stands in the snapshot and nowhere else is kept beside it; people and facts of law have their own places. */
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
  const told = (name: string) => fieldText(whole, name)
  const orNull = (name: string) => told(name) || null
  if (x === 'filing') return { reference: told('REFERENCE'), filing_date: told('FILING_DATE') }
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
      translation: told('TRANSLATION'),
      transliteration: told('TRANSLITERATION'),
      description: told('MARK_DESCRIPTION'),
      disclaimer: told('DISCLAIMER'),
      colourClaimed: told('COLOUR_CLAIMED') === 'Y',
      colours: wordsOf(whole['COLOURS']),
    })
    return {}
  }
  if (record.formTyp === 'patent-filing') await writeEnglishTitle(tx, applicationId, told('ENGLISH_TITLE'))
  return { title: told('TITLE') }
}
