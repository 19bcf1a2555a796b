import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { OwnerChange } from '@saki/domain/register/titleChain'
import { sql } from 'kysely'

/** A logged change of owners with the request and the letter behind it. */
export interface LoggedOwners extends OwnerChange {
  /** Code of the request; null for a correction by the office. */
  kind: string | null
  /** How a transfer came about. */
  how: string
  reference: string
  docNumber: string | null
}

/** Changes of the owners of a case, oldest first, by the key of the change log. */
export async function listOwnerChanges(db: Db, applicationId: number): Promise<LoggedOwners[]> {
  const { rows } = await sql<LoggedOwners>`
    select (l.changed_at at time zone 'Asia/Jakarta')::date as "on", l.changes, r.kind, coalesce(r.snapshot #>> '{REQUEST,HOW}', '') as how,
           l.request_ref as reference, d.doc_number as "docNumber",
           array(select p ->> 'PERSON_NAME' from jsonb_path_query(r.snapshot, '$.*[*] ? (exists(@.PERSON_NAME))') p) as names
      from change_log l
      left join request r on r.submission_nbr = l.request_ref
      left join request_case c on c.request_id = r.request_id and c.application_id = l.application_id
      left join lateral (
        select doc_number from letter t
         where t.application_id = l.application_id and t.proc_typ = c.proc_typ and t.proc_nbr = c.proc_nbr and t.letter_typ = 'SPC'
           and t.withdrawn_at is null limit 1) d on true
     where l.application_id = ${applicationId} and l.section = 'OWNERS' order by l.log_change_nbr`.execute(db)
  return rows
}

/** Names of the owners as filed, and of those of today. */
export async function listFiledAndPresentOwners(
  db: Db,
  applicationId: number,
): Promise<{ filed: string[]; present: string[]; submittedOn: LegalDate }> {
  const { rows } = await sql<{ filed: string[]; present: string[]; submittedOn: LegalDate }>`
    select array(select o ->> 'PERSON_NAME' from jsonb_array_elements(coalesce(a.snapshot -> 'OWNERS', '[]')) o) as filed,
           array(select p.person_name from application_party p where p.application_id = a.application_id and p.party_role = 'applicant' order by p.seq_num) as present,
           (a.submitted_at at time zone 'Asia/Jakarta')::date as "submittedOn"
      from application a where a.application_id = ${applicationId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`no application ${applicationId}`)
  return row
}
