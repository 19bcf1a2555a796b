import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { CaseRef } from '@saki/domain/ids/caseRef'
import type { Change } from '@saki/domain/corrections/changes'
import type { FormRow } from '@saki/domain/forms/form'
import { sql, type RawBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'

export type Role = 'applicant' | 'designer' | 'inventor' | 'representative'

/** A numbered application with its current data. */
export interface CorrectableCase {
  applicationId: number
  applicationNumber: string
  formTyp: string
  formVersion: number
  applTyp: string
  title: string
  reference: string
  filingDate: LegalDate
  registrationNbr: string | null
  registrationDate: LegalDate | null
  expirationDate: LegalDate | null
  rowVersion: number
  snapshot: Record<string, unknown>
  corrected: Record<string, unknown> | null
  parties: { role: Role; person: FormRow }[]
  priorities: FormRow[]
  locarno: FormRow[]
  ipc: FormRow[]
}

/** A numbered case. `locks`: locks it until the transaction ends, so that parallel corrections see each other. */
export async function findFiled(db: Db, ref: CaseRef, locks: boolean): Promise<CorrectableCase | undefined> {
  const which: RawBuilder<boolean> =
    ref.kind === 'number'
      ? sql`a.application_number = ${ref.applicationNumber}`
      : sql`a.submission_nbr = ${ref.submissionNbr}`
  if (locks) await sql`select from application a where ${which} for update`.execute(db)
  return tables(db)
    .selectFrom('application as a')
    .select([
      'a.applicationId',
      'a.applicationNumber',
      'a.formTyp',
      'a.formVersion',
      'a.applTyp',
      'a.title',
      'a.reference',
    ])
    .select(['a.filingDate', 'a.registrationNbr', 'a.registrationDate', 'a.expirationDate', 'a.rowVersion'])
    .select(['a.snapshot', 'a.corrected'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('applicationParty as t')
          .select(['t.partyRole as role', 't.person'])
          .whereRef('t.applicationId', '=', 'a.applicationId')
          .orderBy('t.partyRole')
          .orderBy('t.seqNum'),
      ).as('parties'),
      jsonArrayFrom(
        eb
          .selectFrom('applicationPriority as t')
          .select([
            't.countryCode as COUNTRY_CODE',
            't.priorityApplId as PRIORITY_APPL_ID',
            't.priorityDate as PRIORITY_DATE',
          ])
          .whereRef('t.applicationId', '=', 'a.applicationId')
          .orderBy('t.seqNum'),
      ).as('priorities'),
      jsonArrayFrom(
        eb
          .selectFrom('applicationLocarno as t')
          .select(['t.locarnoClassCode as LOCARNO_CLASS_CODE', 't.productTitle as PRODUCT_TITLE'])
          .whereRef('t.applicationId', '=', 'a.applicationId')
          .orderBy('t.locarnoClassCode'),
      ).as('locarno'),
      jsonArrayFrom(
        eb
          .selectFrom('applicationIpc as t')
          .select('t.ipcSymbol as IPC_SYMBOL')
          .whereRef('t.applicationId', '=', 'a.applicationId')
          .orderBy('t.seqNum'),
      ).as('ipc'),
    ])
    .where(which)
    .where('a.applicationNumber', 'is not', null)
    .$narrowType<Pick<CorrectableCase, 'applicationNumber' | 'filingDate' | 'snapshot' | 'corrected' | 'parties'>>()
    .executeTakeFirst()
}

/** Replaces all parties of a role. */
export async function writeParties(
  tx: Db,
  applicationId: number,
  role: Role,
  people: readonly FormRow[],
): Promise<void> {
  await tables(tx)
    .deleteFrom('applicationParty')
    .where('applicationId', '=', applicationId)
    .where('partyRole', '=', role)
    .execute()
  await sql`
    insert into application_party (application_id, party_role, seq_num, person, person_name)
    select ${applicationId}, ${role}, p.at, p.person, coalesce(p.person ->> 'PERSON_NAME', '')
      from jsonb_array_elements(${JSON.stringify(people)}::jsonb) with ordinality as p (person, at)`.execute(tx)
}

export async function writePriorities(tx: Db, applicationId: number, rows: readonly FormRow[]): Promise<void> {
  await tables(tx).deleteFrom('applicationPriority').where('applicationId', '=', applicationId).execute()
  await sql`
    insert into application_priority (application_id, seq_num, country_code, priority_appl_id, priority_date)
    select ${applicationId}, p.at, p.r ->> 'COUNTRY_CODE', p.r ->> 'PRIORITY_APPL_ID', (p.r ->> 'PRIORITY_DATE')::date
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as p (r, at)`.execute(tx)
}

export async function writeLocarno(
  tx: Db,
  applicationId: number,
  rows: readonly { locarno_class_code: string; product_title: string }[],
): Promise<void> {
  await tables(tx).deleteFrom('applicationLocarno').where('applicationId', '=', applicationId).execute()
  await sql`
    insert into application_locarno (application_id, locarno_class_code, product_title)
    select ${applicationId}, c.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (locarno_class_code text, product_title text)`.execute(
    tx,
  )
}

export async function writeIpc(tx: Db, applicationId: number, symbols: readonly string[]): Promise<void> {
  await tables(tx).deleteFrom('applicationIpc').where('applicationId', '=', applicationId).execute()
  await sql`
    insert into application_ipc (application_id, seq_num, ipc_symbol)
    select ${applicationId}, i.at, i.symbol from unnest(${symbols}::text[]) with ordinality as i (symbol, at)`.execute(
    tx,
  )
}

export interface PctColumns {
  number: string | null
  filed: string | null
  publication: string | null
  published: string | null
}

export async function writePct(tx: Db, applicationId: number, pct: PctColumns): Promise<void> {
  await tables(tx)
    .updateTable('applicationPatent')
    .set({ pctApplId: pct.number, pctApplDate: pct.filed, pctPublId: pct.publication, pctPublDate: pct.published })
    .where('applicationId', '=', applicationId)
    .execute()
}

export async function writeEnglishTitle(tx: Db, applicationId: number, title: string): Promise<void> {
  await tables(tx)
    .updateTable('applicationPatent')
    .set({ englishTitle: title })
    .where('applicationId', '=', applicationId)
    .execute()
}

export interface SignColumns {
  translation: string
  transliteration: string
  description: string
  disclaimer: string
  colourClaimed: boolean
  colours: string[]
}

export async function writeSign(tx: Db, applicationId: number, sign: SignColumns): Promise<void> {
  await tables(tx).updateTable('applicationMark').set(sign).where('applicationId', '=', applicationId).execute()
}

/** Columns of the application that a correction may set; absent ones are kept. */
export interface OwnColumns {
  title?: string
  reference?: string
  owner_names?: string
  filing_date?: LegalDate
  registration_nbr?: string | null
  registration_date?: LegalDate | null
  expiration_date?: LegalDate | null
}

/** Writes changed columns and sections; returns the new row version. */
export async function writeApplication(
  tx: Db,
  applicationId: number,
  own: OwnColumns,
  corrected: Record<string, unknown> | null,
): Promise<number> {
  const { row_version } = await tx
    .updateTable('application')
    .set({
      ...own,
      corrected: corrected === null ? null : JSON.stringify(corrected),
      row_version: sql`row_version + 1`,
    })
    .where('application_id', '=', applicationId)
    .returning('row_version')
    .executeTakeFirstOrThrow()
  return row_version
}

export interface LogEntry {
  applicationId: number
  rowVersion: number
  /** Null: the system, for a request that takes effect with its receipt. */
  userId: number | null
  section: string
  requestRef: string
  reason: string
  legalReason: string
  changes: readonly Change[]
  now: Date
}

/** Writes a change log entry and returns its number. Source REQUEST with a request reference, otherwise EDIT. */
export async function insertLog(tx: Db, { now, changes, ...entry }: LogEntry): Promise<number> {
  const logged = await tables(tx)
    .insertInto('changeLog')
    .values({
      ...entry,
      changedAt: now,
      source: entry.requestRef === '' ? 'EDIT' : 'REQUEST',
      changes: JSON.stringify(changes),
    })
    .returning('logChangeNbr')
    .executeTakeFirstOrThrow()
  return logged.logChangeNbr
}
