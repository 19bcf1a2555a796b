import { pictureSlots } from '@saki/catalogue'
import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { PublicPerson } from '@saki/domain/publicRegister/publicCase'
import type { Language } from '@saki/texts'
import { sql, type RawBuilder } from 'kysely'

import { casesReadable } from '../../access.ts'
import { isPublicCase } from '../../publicCase.sql.ts'
import type { Session } from '../../session.ts'
import { notUndone } from '../../takenActions.sql.ts'

/** Columns of a case that are public; names, places and contents come from statements of their own. */
export interface PublicRecord {
  applicationId: number
  applicationNumber: string
  fileTyp: string
  applTyp: string
  title: string
  filingDate: LegalDate
  publicationDate: LegalDate | null
  journalCode: string | null
  registrationNumber: string | null
  registrationDate: LegalDate | null
  expirationDate: LegalDate | null
  flowId: string
  flowVersion: number
  state: string
  designDescription: string
  claimScope: string[]
}

const answered = sql`(a.snapshot || coalesce(a.corrected, '{}')) -> 'TECHNICAL'`

type RecordName = { applicationId: number } | { applicationNumber: string } | { registrationNumber: string }

/** The published or registered case with this id, application or registration number; undefined for every other, and for none. */
export const findPublicRecord = (db: Db, by: RecordName): Promise<PublicRecord | undefined> =>
  findRecord(db, by, isPublicCase())

/** The same of a case published or not, which the asker may read in full. */
export const findReadableRecord = (db: Db, asker: Session, by: RecordName): Promise<PublicRecord | undefined> =>
  findRecord(db, by, casesReadable(asker))

/** `allowed`: condition on `application` under the alias a. */
async function findRecord(db: Db, by: RecordName, allowed: RawBuilder<boolean>): Promise<PublicRecord | undefined> {
  const named =
    'applicationId' in by
      ? sql`a.application_id = ${by.applicationId} and a.application_number is not null`
      : 'applicationNumber' in by
        ? sql`a.application_number = ${by.applicationNumber}`
        : sql`a.registration_nbr = ${by.registrationNumber}`
  const { rows } = await sql<PublicRecord>`
    select a.application_id as "applicationId", a.application_number as "applicationNumber", a.file_typ as "fileTyp", a.appl_typ as "applTyp",
           coalesce((select nullif(m.mark_name, '') from application_mark m where m.application_id = a.application_id), a.title) as title,
           a.filing_date as "filingDate", a.publication_date as "publicationDate", a.journal_code as "journalCode",
           a.registration_nbr as "registrationNumber", a.registration_date as "registrationDate", a.expiration_date as "expirationDate",
           p.flow_id as "flowId", p.flow_version as "flowVersion", p.state,
           coalesce(${answered} ->> 'DESIGN_DESCRIPTION', '') as "designDescription",
           case when jsonb_typeof(${answered} -> 'CLAIM_SCOPE') = 'array' then ${answered} -> 'CLAIM_SCOPE' else '[]'::jsonb end as "claimScope"
      from application a join process p on p.proc_typ = a.proc_typ and p.proc_nbr = a.proc_nbr
     where ${named} and a.reopened_at is null and (${allowed})`.execute(db)
  return rows[0]
}

export type PublicRole = 'applicant' | 'maker' | 'representative'

const placeNames: Record<Language, RawBuilder<string>> = {
  id: sql`n.name_id`,
  en: sql`n.name_en`,
  ar: sql`n.name_ar`,
}

/** Applicants, makers and representatives with what is public of them; `number`: the consultant's in the register of consultants. */
export async function listPublicPersons(
  db: Db,
  applicationId: number,
  language: Language,
): Promise<(PublicPerson & { role: PublicRole; number: string })[]> {
  const { rows } = await sql<PublicPerson & { role: PublicRole; number: string }>`
    select case when t.party_role in ('designer', 'inventor') then 'maker' else t.party_role end as role, t.person_name as name,
           coalesce(c.city_name, '') as city, coalesce(s.state_name, '') as province, coalesce(${placeNames[language]}, '') as country,
           coalesce(n.country_code, '') as "countryCode",
           case when t.party_role = 'representative' then coalesce(t.person ->> 'AGENT_NOTES', '') else '' end as number
      from application_party t
      left join region_city c on c.city_code = t.person ->> 'CITY_CODE'
      left join region_state s on s.state_code = t.person ->> 'STATE_CODE'
      left join country n on n.country_code = t.person ->> 'NATIONALITY_COUNTRY_CODE'
     where t.application_id = ${applicationId} order by t.party_role, t.seq_num`.execute(db)
  return rows
}

/** Pictures that stand for the case, in the order of the filing, without those of a file that is damaged by a virus or not scanned yet. */
export async function listPublicPictures(
  db: Db,
  applicationId: number,
): Promise<{ fileId: string; view: number | null }[]> {
  const { rows } = await sql<{ fileId: string; view: number | null }>`
    select f.file_id as "fileId", f.view_typ::int as view from stored_file f
     where f.application_id = ${applicationId} and f.specdoc_typ = any(${pictureSlots}::text[]) and f.deleted_at is null
       and f.scan_state in ('clean', 'not_scanned')
     order by f.view_typ, f.seq_num`.execute(db)
  return rows
}

/** An action of the case's own process, from its publication on. */
export interface PublicAction {
  action: string
  fromState: string
  toState: string
  on: LegalDate
  dueDate: LegalDate | null
  /** The gazette issue that announces it, once closed. */
  journalCode: string | null
}

/** Actions of the case's own process, oldest first, without undone ones. */
export async function listPublicActions(db: Db, applicationId: number): Promise<PublicAction[]> {
  const { rows } = await sql<PublicAction>`
    select t.action, t.from_state as "fromState", t.to_state as "toState", t.action_date as "on", t.due_date as "dueDate",
           i.journal_code as "journalCode"
      from application a join process_action t on t.proc_typ = a.proc_typ and t.proc_nbr = a.proc_nbr
      left join gazette_entry e on e.proc_typ = t.proc_typ and e.proc_nbr = t.proc_nbr and e.action_nbr = t.action_nbr
      left join gazette_issue i on i.journal_code = e.journal_code and i.closed_at is not null
     where a.application_id = ${applicationId} and t.undoes is null and ${notUndone}
     order by t.action_nbr`.execute(db)
  return rows
}

/** Letters that state an entry in the register after the certificate, with what a recordal records. */
export async function listPublicEntries(
  db: Db,
  applicationId: number,
): Promise<{ on: LegalDate; letterTyp: string; number: string; points: string[] }[]> {
  const { rows } = await sql<{ on: LegalDate; letterTyp: string; number: string; points: string[] }>`
    select issued_on as "on", letter_typ as "letterTyp", doc_number as number,
           case when letter_typ = 'SPC' then coalesce((select json_agg(r #>> '{title,text}') from jsonb_path_query(content, '$.points.rows[*]') r), '[]')
                else '[]' end as points
      from letter
     where application_id = ${applicationId} and letter_typ = any(${publicEntryLetters}::text[]) and withdrawn_at is null
     order by issued_on, issued_at, offidoc_nbr`.execute(db)
  return rows
}

/** Recordal, renewal, removal, cancellation, expiry and judgments. */
export const publicEntryLetters: readonly string[] = ['SPC', 'SPP', 'SHP', 'SBT', 'SBM', 'PPN', 'PKS']

/** Changes of the names of applicants, oldest first, with the kind of the request that asked for them. */
export async function listHolderChanges(
  db: Db,
  applicationId: number,
): Promise<{ on: LegalDate; before: string[]; after: string[]; kind: string }[]> {
  const { rows } = await sql<{ on: LegalDate; before: string[]; after: string[]; kind: string }>`
    select (l.changed_at at time zone 'Asia/Jakarta')::date as "on", coalesce(r.kind, '') as kind,
           coalesce(json_agg(c ->> 'oldValue' order by c ->> 'field') filter (where coalesce(c ->> 'oldValue', '') <> ''), '[]') as before,
           coalesce(json_agg(c ->> 'newValue' order by c ->> 'field') filter (where coalesce(c ->> 'newValue', '') <> ''), '[]') as after
      from change_log l cross join jsonb_array_elements(l.changes) c left join request r on r.submission_nbr = l.request_ref
     where l.application_id = ${applicationId} and l.section = 'OWNERS' and c ->> 'field' ~ '^OWNERS[.][0-9]+[.]PERSON_NAME$'
     group by l.log_change_nbr, l.changed_at, r.kind order by l.log_change_nbr`.execute(db)
  return rows
}
