import { rights } from '@saki/catalogue'
import type { LetterCode } from '@saki/catalogue/letters/letterCodes'
import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

import type { ProcessPosition } from '../../caseState.ts'
import { notUndone } from '../../takenActions.sql.ts'

/** Letters that state an entry in the register: certificate, recordal, renewal, removal, cancellation, expiry, judgment. */
const entryLetters: readonly LetterCode[] = ['SER', 'SPC', 'SPP', 'SHP', 'SBT', 'SBM', 'PPN', 'PKS']

export interface RegisterEntry {
  letterTyp: string
  issuedOn: LegalDate
  docNumber: string
  title: string
  /** What a recordal records; empty for other letters, whose reasons are not part of the register. */
  points: string[]
}

/** Entries of a case in the register by date, without withdrawn ones. */
export async function listRegisterEntries(db: Db, applicationId: number): Promise<RegisterEntry[]> {
  const { rows } = await sql<RegisterEntry>`
    select letter_typ as "letterTyp", issued_on as "issuedOn", doc_number as "docNumber", title,
           case when letter_typ = 'SPC' then coalesce((select json_agg(r #>> '{title,text}') from jsonb_path_query(content, '$.points.rows[*]') r), '[]')
                else '[]' end as points
      from letter
     where application_id = ${applicationId} and letter_typ = any(${entryLetters}::text[]) and withdrawn_at is null
     order by issued_on, issued_at, offidoc_nbr`.execute(db)
  return rows
}

/** Workflow and state of a case; undefined before it has a process. */
export function findCasePosition(db: Db, applicationId: number): Promise<ProcessPosition | undefined> {
  return tables(db)
    .selectFrom('application as a')
    .innerJoin('process as p', (join) => join.onRef('p.procTyp', '=', 'a.procTyp').onRef('p.procNbr', '=', 'a.procNbr'))
    .select(['p.flowId', 'p.flowVersion', 'p.state'])
    .where('a.applicationId', '=', applicationId)
    .executeTakeFirst()
}

export interface AnnuityEntry {
  /** Null: paid before the import of the case. */
  on: LegalDate | null
  /** Last year of protection paid. */
  years: number | null
  payer: string
}

const paying = rights.flatMap(({ annuities }) => Object.values(annuities?.actions ?? {}))

/** Annuities recorded for a case, oldest first. */
export async function listAnnuitiesPaid(db: Db, applicationId: number): Promise<AnnuityEntry[]> {
  const { rows } = await sql<AnnuityEntry>`
    select null::date as "on", annuities_paid_to::int as years, '' as payer
      from application_patent where application_id = ${applicationId} and annuities_paid_to > 0
    union all
    (select t.action_date, (t.detail ->> 'PAID_YEARS')::int, coalesce(t.detail ->> 'PAYER_NAME', '')
       from application a join process_action t on t.proc_typ = a.proc_typ and t.proc_nbr = a.proc_nbr
      where a.application_id = ${applicationId} and t.action = any(${paying}::text[]) and t.undoes is null and ${notUndone}
      order by t.action_nbr)`.execute(db)
  return rows
}

/** Changes of the names of owners after the filing, by date; other changed fields are not public. */
export async function listOwnerNames(
  db: Db,
  applicationId: number,
): Promise<{ on: LegalDate; before: string; after: string; reference: string }[]> {
  const { rows } = await sql<{ on: LegalDate; before: string; after: string; reference: string }>`
    select (l.changed_at at time zone 'Asia/Jakarta')::date as "on", c ->> 'oldValue' as before, c ->> 'newValue' as after, l.request_ref as reference
      from change_log l, jsonb_array_elements(l.changes) c
     where l.application_id = ${applicationId} and l.section = 'OWNERS' and c ->> 'field' ~ '^OWNERS[.][0-9]+[.]PERSON_NAME$'
     order by l.log_change_nbr`.execute(db)
  return rows
}

export interface LicenceEntry {
  recordedOn: LegalDate
  endedOn: LegalDate | null
  /** Number of the request that recorded it. */
  requestNbr: string
  licensees: string | null
  terms: Record<string, string>
}

/** Licences of a case by the day of their record, ended ones included. */
export async function listLicences(db: Db, applicationId: number): Promise<LicenceEntry[]> {
  const { rows } = await sql<LicenceEntry>`
    select r.submission_nbr as "requestNbr", recorded_on as "recordedOn", ended_on as "endedOn", terms,
           (select string_agg(p ->> 'PERSON_NAME', '; ') from jsonb_array_elements(licensees) p) as licensees
      from licence join request r using (request_id) where application_id = ${applicationId} order by recorded_on, licence_id`.execute(
    db,
  )
  return rows
}

/** The letter that is the certificate in force; undefined when none is issued. */
export function findCertificate(db: Db, applicationId: number) {
  return tables(db)
    .selectFrom('letter')
    .select(['letterId', 'docNumber', 'issuedOn'])
    .select(sql`jsonb_array_length(coalesce(content -> 'files', '[]')) > 0`.$castTo<boolean>().as('isWhole'))
    .where('applicationId', '=', applicationId)
    .where('letterTyp', '=', 'SER')
    .where('withdrawnAt', 'is', null)
    .orderBy('issuedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}
