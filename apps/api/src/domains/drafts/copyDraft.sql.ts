import { ANSWER_FORM } from '@saki/catalogue/formality/formalityOf'
import type { Db } from '@saki/db'
import type { DraftData } from '@saki/domain/forms/form'
import type { CaseRef } from '@saki/domain/ids/caseRef'
import { sql } from 'kysely'

import { copyChecks } from '../documents/fileChecks.sql.ts'

/** What a copy is made from. A case is copied as it was filed, whatever became of its draft. */
export interface CopySource {
  tempId: string
  applicationId: number | null
  formTyp: string
  title: string
  data: DraftData
}

export async function findSourceDraft(db: Db, ownerId: number, tempId: string): Promise<CopySource | undefined> {
  const found = await sql<CopySource>`
    select d.temp_id as "tempId", a.application_id as "applicationId", d.form_typ as "formTyp", d.title, d.data
      from draft d left join application a on a.temp_id = d.temp_id and a.reopened_at is null
     where d.temp_id = ${tempId} and d.owner_id = ${ownerId} and d.deleted_at is null and d.form_typ <> ${ANSWER_FORM.id}`.execute(
    db,
  )
  return found.rows[0]
}

export async function findSourceCase(db: Db, ownerId: number, ref: CaseRef): Promise<CopySource | undefined> {
  const named = ref.kind === 'patent' ? sql`patent_id = ${ref.patentId}` : sql`submission_nbr = ${ref.submissionNbr}`
  const found = await sql<CopySource>`
    select temp_id as "tempId", application_id as "applicationId", form_typ as "formTyp", title,
           snapshot - 'FORM' - 'FILES' - 'SUBMITTED_AT' as data
      from application where owner_id = ${ownerId} and ${named} and reopened_at is null`.execute(db)
  return found.rows[0]
}

/** Files of the source that a scanner did not find fault with; of a filed case without the priority documents, which stay with its claim. */
const filesOf = ({ tempId, applicationId }: CopySource) => sql`
  from stored_file f where f.deleted_at is null and f.scan_state in ('not_scanned', 'clean')
   and ${applicationId === null ? sql`f.temp_id = ${tempId} and f.application_id is null` : sql`f.application_id = ${applicationId} and f.specdoc_typ <> 'PRI'`}`

export async function sumFiles(db: Db, source: CopySource): Promise<number> {
  const found = await sql<{ bytes: number }>`
    select coalesce(sum(f.size_bytes), 0)::float8 as bytes ${filesOf(source)}`.execute(db)
  return found.rows[0]?.bytes ?? 0
}

/**
 * Rows of a new draft for the bytes of the source; how many. Shown copies of pictures are made anew when they are first asked for, because
 * a crop of one row removes its own.
 */
export async function copyFiles(
  tx: Db,
  source: CopySource,
  ownerId: number,
  tempId: string,
  now: Date,
): Promise<number> {
  const made = await sql`
    insert into stored_file (file_id, owner_id, temp_id, specdoc_typ, view_typ, seq_num, description, file_name, mime, size_bytes, sha256, pages, width,
                             height, remarks, object_key, edits, scan_state, scanned_at, uploaded_at)
    select substr(replace(gen_random_uuid()::text, '-', ''), 1, 24), ${ownerId}, ${tempId}, f.specdoc_typ, f.view_typ, f.seq_num, f.description,
           f.file_name, f.mime, f.size_bytes, f.sha256, f.pages, f.width, f.height, f.remarks, f.object_key, f.edits, f.scan_state, f.scanned_at, ${now}
    ${filesOf(source)} returning 1`.execute(tx)
  await copyChecks(tx, tempId)
  return made.rows.length
}
