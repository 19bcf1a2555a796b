import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

import { casePicture } from '../../casePicture.sql.ts'
import { isPublicCase } from '../../publicCase.sql.ts'

/** A cited case as the register shows it; also one that searches do not have yet. */
export interface CitedCaseRecord {
  applicationId: number
  applicationNumber: string
  fileTyp: string
  title: string
  ownerNames: string
  filingDate: LegalDate
  /** Filing date, or the earliest priority that was not lost. */
  earliest: LegalDate
  publicationDate: LegalDate | null
  registrationNbr: string | null
  flowId: string
  flowVersion: number
  state: string
  /** End of the time for remedies, of a case that was decided against its applicant. */
  dueDate: LegalDate | null
  imageId: string | null
  isPublic: boolean
}

/** Numbered cases by id, in no order. */
export async function listCitedCases(db: Db, ids: readonly number[]): Promise<CitedCaseRecord[]> {
  const { rows } = await sql<CitedCaseRecord>`
    select a.application_id as "applicationId", a.application_number as "applicationNumber", a.file_typ as "fileTyp",
           coalesce(nullif(m.mark_name, ''), a.title) as title, a.owner_names as "ownerNames", a.filing_date as "filingDate",
           least(a.filing_date, (select min(y.priority_date) from application_priority y where y.application_id = a.application_id)) as earliest,
           a.publication_date as "publicationDate", a.registration_nbr as "registrationNbr", p.flow_id as "flowId", p.flow_version as "flowVersion",
           p.state, p.due_date as "dueDate", ${casePicture(sql`a.application_id`)} as "imageId", ${isPublicCase()} as "isPublic"
      from application a
      join process p on p.proc_typ = a.proc_typ and p.proc_nbr = a.proc_nbr
      left join application_mark m on m.application_id = a.application_id
     where a.application_id = any(${ids}::bigint[]) and a.application_number is not null`.execute(db)
  return rows
}

/** Text of the passages of a patent at one place; several when a page has several of them. */
export async function listPassagesAt(
  db: Db,
  applicationId: number,
  at: { part: string; page: number | null; claimNbr: number | null; fileId: string | null },
): Promise<string[]> {
  const { rows } = await sql<{ body: string }>`
    select body from text_passage
     where application_id = ${applicationId} and part = ${at.part} and page is not distinct from ${at.page}::int
       and claim_nbr is not distinct from ${at.claimNbr}::int and file_id is not distinct from ${at.fileId}::text`.execute(
    db,
  )
  return rows.map(({ body }) => body)
}
