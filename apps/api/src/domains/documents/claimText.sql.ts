import { tables, type Db } from '@saki/db'
import type { DraftData } from '@saki/domain/forms/form'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

import type { PageLine } from '../../ports/pdfLines.ts'

export type ClaimOutcome = 'read' | 'scan' | 'unreadable'

/** A filed file that has claims in it, with its text as far as it is read. */
export interface ClaimFile {
  fileId: string
  slot: string
  pages: number | null
  objectKey: string
  sha256: Buffer
  sizeBytes: number
  scanState: string
  /** Filed with the application, not with a later answer. */
  isOriginal: boolean
  /** Day of the answer it came with, or the filing date: the day of its upload to a draft is not public. */
  filedOn: LegalDate
  /** State of the answer it came with; null when it came with none. */
  answerState: string | null
  outcome: ClaimOutcome | null
  lines: PageLine[]
}

/** Files of an application that may hold its claims, the newest first. */
export async function listClaimFiles(db: Db, applicationId: number): Promise<ClaimFile[]> {
  const { rows } = await sql<ClaimFile>`
    select f.file_id as "fileId", f.specdoc_typ as slot, f.pages, f.object_key as "objectKey", f.sha256, f.size_bytes as "sizeBytes",
           f.scan_state as "scanState", f.temp_id is not distinct from a.temp_id as "isOriginal",
           case when f.temp_id is not distinct from a.temp_id and a.filing_date is not null then a.filing_date
                else (coalesce(n.sent_at, f.uploaded_at) at time zone 'Asia/Jakarta')::date end as "filedOn", p.state as "answerState", t.outcome, coalesce(t.lines, '[]') as lines
      from stored_file f
      join application a on a.application_id = f.application_id
      left join claim_text t on t.file_id = f.file_id
      left join letter_answer_file l on l.file_id = f.file_id
      left join letter_answer n on n.answer_id = l.answer_id
      left join process p on p.proc_typ = n.answer_proc_typ and p.proc_nbr = n.answer_proc_nbr
     where f.application_id = ${applicationId} and f.specdoc_typ in ('KLM', 'GAB') and f.deleted_at is null and f.mime = 'application/pdf'
     order by f.specdoc_typ = 'KLM' desc, coalesce(n.sent_at, f.uploaded_at) desc, f.file_id`.execute(db)
  return rows
}

/** Owner and answers of an application; undefined for an unknown id. */
export async function findFiledAnswers(
  db: Db,
  applicationId: number,
): Promise<{ ownerId: number; snapshot: DraftData } | undefined> {
  return tables(db)
    .selectFrom('application')
    .select(['ownerId', 'snapshot'])
    .where('applicationId', '=', applicationId)
    .$narrowType<{ snapshot: DraftData }>()
    .executeTakeFirst()
}

/** Keeps the text of a file; the first writer wins, because the bytes of a file never change. */
export async function insertClaimText(
  db: Db,
  row: { fileId: string; applicationId: number; outcome: ClaimOutcome; lines: PageLine[]; readAt: Date },
): Promise<void> {
  await tables(db)
    .insertInto('claimText')
    .values({ ...row, lines: JSON.stringify(row.lines) })
    .onConflict((c) => c.column('fileId').doNothing())
    .execute()
}
