import type { FileRemarks } from '@saki/contracts/fileRow'
import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql, type RawBuilder } from 'kysely'

import { casesReadable } from '../../access.ts'
import { actionsOfEffect } from '../../caseState.ts'
import type { Session } from '../../session.ts'
import type { StoredFile } from '../documents/documents.sql.ts'
import { remarksOf } from '../documents/fileRow.ts'
import type { ProcessKey } from './process.sql.ts'

export interface CaseFileRow {
  DOC_ID: string
  PROC_TYP: string | null
  PROC_NBR: number | null
  ACTION_NBR: number | null
  DIRECTION: 'IN' | 'OUT'
  DOC_TYP: string
  DOC_TYP_NAME: string
  VIEW_TYPE_ID: number | null
  DOC_NAME: string
  DOC_NUMBER: string
  DOC_DATE: LegalDate
  MIME: string
  SIZE: number
  PAGES: number | null
  IS_READ: 'Y' | 'N'
  SIGNED: 'Y' | 'N'
  REMARKS: FileRemarks | null
}

/** Id of an application the asker may read, by application number or submission number. */
export function findApplication(
  db: Db,
  asker: Session,
  by: { applicationNumber?: string; submissionNbr?: string },
): Promise<{ applicationId: number } | undefined> {
  const named: RawBuilder<boolean> =
    by.applicationNumber === undefined
      ? sql`a.submission_nbr = ${by.submissionNbr ?? ''}`
      : sql`a.application_number = ${by.applicationNumber}`
  return tables(db)
    .selectFrom('application as a')
    .select('a.applicationId')
    .where(named)
    .where('a.reopenedAt', 'is', null)
    .where(casesReadable(asker))
    .executeTakeFirst()
}

/** Letters of the office and files of the applicant in a case, oldest first. */
export function listCaseFiles(db: Db, readerId: number, applicationId: number): Promise<CaseFileRow[]> {
  return files(db, readerId, sql`application_id = ${applicationId}`, sql`application_id = ${applicationId}`)
}

/** Letters of one process or action. A receipt without an action number belongs to the action of the paid filing. */
export function listProcessFiles(
  db: Db,
  readerId: number,
  applicationId: number,
  { procTyp, procNbr }: ProcessKey,
  actionNbr?: number,
): Promise<CaseFileRow[]> {
  const settled = sql`(select action_nbr from process_action where proc_typ = ${procTyp} and proc_nbr = ${procNbr} and action = any(${actionsOfEffect('issueReceipt')}::text[]) limit 1)`
  const office = sql`application_id = ${applicationId}
    and ((proc_typ = ${procTyp} and proc_nbr = ${procNbr}) or (doc_typ = 'TT' and proc_nbr is null))
    and (${actionNbr ?? null}::int is null or coalesce(action_nbr, ${settled}) = ${actionNbr ?? null}::int)`
  return files(db, readerId, office, sql`false`)
}

async function files(
  db: Db,
  readerId: number,
  office: RawBuilder<unknown>,
  own: RawBuilder<unknown>,
): Promise<CaseFileRow[]> {
  const { rows } = await sql<Omit<CaseFileRow, 'REMARKS'> & Pick<StoredFile, 'remarks'>>`
    select f."DOC_ID", f."PROC_TYP", f."PROC_NBR", f."ACTION_NBR", f."DIRECTION", f."DOC_TYP",
           coalesce((select name_id from specdoc_type t where f."DIRECTION" = 'IN' and t.specdoc_typ = f."DOC_TYP"), f."DOC_NUMBER") as "DOC_TYP_NAME", f."VIEW_TYPE_ID", f."DOC_NAME", f."DOC_NUMBER",
           f.day as "DOC_DATE", f."MIME", f."SIZE", f."PAGES", f.remarks, case when jsonb_array_length(f.remarks -> 'signatures') > 0 then 'Y' else 'N' end as "SIGNED",
           case when exists (select from inbox_item i where i.user_id = ${readerId} and i.unread
             and (i.proc_typ, i.proc_nbr, i.action_nbr) = (f."PROC_TYP", f."PROC_NBR", f."ACTION_NBR")) then 'N' else 'Y' end as "IS_READ"
      from (
        select doc_id as "DOC_ID", proc_typ as "PROC_TYP", proc_nbr as "PROC_NBR", action_nbr as "ACTION_NBR", 'OUT' as "DIRECTION",
               doc_typ as "DOC_TYP", null::smallint as "VIEW_TYPE_ID", title as "DOC_NAME", doc_number as "DOC_NUMBER", issued_at as at, issued_on as day, mime as "MIME",
               size_bytes as "SIZE", pages as "PAGES", null::jsonb as remarks
          from case_document
         where ${office} and (addressee_id is null or addressee_id = ${readerId} or (select role from app_user where user_id = ${readerId}) = 'office')
        union all
        select file_id, null, null, null, 'IN', specdoc_typ, view_typ, file_name, '', uploaded_at, (uploaded_at at time zone 'Asia/Jakarta')::date, mime, size_bytes, pages, remarks
          from stored_file where deleted_at is null and ${own}
      ) f
     order by f.at, f."DOC_ID"`.execute(db)
  return rows.map(({ remarks, ...row }) => ({ ...row, REMARKS: remarksOf({ remarks }) }))
}

/** Files sent with an answer, in the order of its points. */
export function listAnswerFiles(
  db: Db,
  { procTyp, procNbr }: ProcessKey,
): Promise<Pick<CaseFileRow, 'DOC_ID' | 'DOC_NAME' | 'MIME' | 'SIZE'>[]> {
  return tables(db)
    .selectFrom('letterAnswer as a')
    .innerJoin('letterAnswerFile as af', 'af.answerId', 'a.answerId')
    .innerJoin('storedFile as f', 'f.fileId', 'af.fileId')
    .select(['f.fileId as DOC_ID', 'f.fileName as DOC_NAME', 'f.mime as MIME', 'f.sizeBytes as SIZE'])
    .where('a.answerProcTyp', '=', procTyp)
    .where('a.answerProcNbr', '=', procNbr)
    .where('f.deletedAt', 'is', null)
    .orderBy('af.listCode')
    .orderBy('af.optionNbr')
    .orderBy('f.uploadedAt')
    .execute()
}
