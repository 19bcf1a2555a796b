import type { Db } from '@saki/db'
import { sql } from 'kysely'

import type { ProcessKey } from '../workflow/recordAction.ts'
import type { FrozenPoint } from './answers.sql.ts'

export interface SentRow {
  answerId: number
  tempId: string
  applicationId: number
  sentBy: number
  now: Date
  /** Action of the case that records the answer. */
  actionNbr: number
  process: ProcessKey
  points: readonly FrozenPoint[]
}

/**
 * Freezes an answer: files named by its points become files of the application, after the others of their slot; other files are
 * deleted; the draft is closed. The descriptions, which held point references, are cleared. The draft must be locked.
 */
export async function writeSent(tx: Db, sent: SentRow): Promise<void> {
  const { answerId, tempId, applicationId, now, points, process } = sent
  const files = points.flatMap(({ LIST_CODE, OPTION_NBR, FILES }) =>
    FILES.map(({ DOC_ID }) => ({ fileId: DOC_ID, listCode: LIST_CODE, optionNbr: OPTION_NBR })),
  )
  const ids = files.map(({ fileId }) => fileId)
  await sql`
    with placed as (
      select f.file_id, row_number() over (partition by f.specdoc_typ order by f.view_typ, f.seq_num, f.uploaded_at)
               + coalesce((select max(o.seq_num) from stored_file o where o.application_id = ${applicationId} and o.specdoc_typ = f.specdoc_typ), 0) as seq
        from stored_file f where f.temp_id = ${tempId} and f.file_id = any(${ids}::text[]))
    update stored_file f set application_id = ${applicationId}, seq_num = placed.seq, description = '' from placed where placed.file_id = f.file_id`.execute(
    tx,
  )
  await sql`update stored_file set deleted_at = ${now} where temp_id = ${tempId} and application_id is null and deleted_at is null`.execute(
    tx,
  )
  await sql`update draft set submitted_at = ${now}, complete_pct = 100 where temp_id = ${tempId}`.execute(tx)
  await sql`
    insert into letter_answer_file (file_id, answer_id, list_code, option_nbr)
    select f."fileId", ${answerId}::bigint, f."listCode", f."optionNbr"
      from jsonb_to_recordset(${JSON.stringify(files)}::jsonb) as f("fileId" text, "listCode" text, "optionNbr" int)`.execute(
    tx,
  )
  await sql`
    update letter_answer set sent_at = ${now}, sent_by = ${sent.sentBy}, action_nbr = ${sent.actionNbr}, points = ${JSON.stringify(points)}::jsonb,
           answer_proc_typ = ${process.procTyp}, answer_proc_nbr = ${process.procNbr}
     where answer_id = ${answerId}`.execute(tx)
}

/** Locks the draft, so that no upload changes its files. */
export async function lockAnswerDraft(tx: Db, tempId: string): Promise<void> {
  await sql`select 1 from draft where temp_id = ${tempId} for no key update`.execute(tx)
}
