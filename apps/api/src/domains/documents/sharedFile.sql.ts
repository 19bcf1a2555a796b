import { pictureSlots } from '@saki/catalogue'
import { tables, type Db } from '@saki/db'
import { sql, type RawBuilder } from 'kysely'

import { casesWithin, requestsWithin, type Asker } from '../../access.ts'
import { isPublicCase } from '../../publicCase.sql.ts'
import { notUndone } from '../../takenActions.sql.ts'
import type { StoredFile } from './documents.sql.ts'
import { namedScan } from './scanReplacement.sql.ts'

/** Pictures of published cases, as the gazette shows them. */
const isPublished: RawBuilder<boolean> = sql`f.specdoc_typ = any(${pictureSlots}::text[]) and exists (
  select from application a where a.application_id = f.application_id and ${isPublicCase()})`

/** Exhibits of an opposition that was served in a case of the asker; nothing else of the opposition, such as identity papers. */
const isExhibitFor = (asker: Asker): RawBuilder<boolean> => sql`exists (
  select from request r join request_case c using (request_id) join application a on a.application_id = c.application_id
    join process_action t on t.proc_typ = a.proc_typ and t.proc_nbr = a.proc_nbr and t.undoes is null and ${notUndone}
     and t.detail ->> 'SUBMISSION_NBR' = r.submission_nbr and t.detail -> 'EXHIBITS' @> jsonb_build_array(jsonb_build_object('DOC_ID', f.file_id))
   where r.request_id = f.request_id and ${casesWithin(asker)})`

/** Files of a counter-statement that answers an opposition of the asker. */
const isCounterTo = (asker: Asker): RawBuilder<boolean> => sql`exists (
  select from letter_answer_file lf join letter_answer l using (answer_id) join application a on a.application_id = l.application_id
    join request_case c on c.application_id = a.application_id join request r on r.request_id = c.request_id
   where lf.file_id = f.file_id and l.sent_at is not null and lf.list_code = replace(r.submission_nbr, '-', '')
     and ${requestsWithin(asker, sql`r.owner_id`)})`

/** The paper of the asker's own opposition, which an officer recorded: it is a document of the opposed case. */
const isOwnPaper = (asker: Asker): RawBuilder<boolean> => sql`exists (
  select from application a join request_case c using (application_id) join request r on r.request_id = c.request_id and r.recorded_by is not null
    join process_action t on t.proc_typ = a.proc_typ and t.proc_nbr = a.proc_nbr
     and t.detail ->> 'SUBMISSION_NBR' = r.submission_nbr and t.detail ->> 'SCAN_ID' = ${namedScan}
   where a.application_id = f.application_id and ${requestsWithin(asker, sql`r.owner_id`)})`

/** The scan of a counter-statement on paper that was served on an opposition of the asker, together with it at one instant. */
const isPaperCounterTo = (asker: Asker): RawBuilder<boolean> => sql`exists (
  select from application a join request_case c using (application_id) join request r on r.request_id = c.request_id
    join process_action t on t.proc_typ = a.proc_typ and t.proc_nbr = a.proc_nbr and t.undoes is null and ${notUndone}
     and t.detail ->> 'SCAN_ID' = ${namedScan}
    join process_action s on s.proc_typ = c.proc_typ and s.proc_nbr = c.proc_nbr and s.action = 'serve_counter' and s.captured_at = t.captured_at
   where a.application_id = f.application_id and ${requestsWithin(asker, sql`r.owner_id`)})`

/** The proof of a refund of what was paid for a case or a request of the asker, alone or with others. */
const isRefundProof = (asker: Asker): RawBuilder<boolean> => sql`f.refund_event_id is not null and exists (
  select from payment_notice n join bill b on b.bill_id in (
      select bill_id from bill where billing_code = n.billing_code
      union all select p.bill_id from joint_bill j join joint_bill_part p using (joint_id) where j.billing_code = n.billing_code)
    left join application a on a.application_id = b.application_id left join request r on r.request_id = b.request_id
   where n.event_id = f.refund_event_id
     and ((a.application_id is not null and ${casesWithin(asker)}) or (r.request_id is not null and ${requestsWithin(asker, sql`r.owner_id`)})))`

/** A file of somebody else that the asker may read: a published picture, what the other side of an opposition served, or the proof of a refund. */
export function findSharedFile(db: Db, asker: Asker, fileId: string): Promise<StoredFile | undefined> {
  return sharedFileQuery(db, asker, fileId).executeTakeFirst()
}

export function sharedFileQuery(db: Db, asker: Asker, fileId: string) {
  const isShared: RawBuilder<boolean> = sql`(${isPublished} or ${isExhibitFor(asker)} or ${isCounterTo(asker)} or ${isOwnPaper(asker)} or ${isPaperCounterTo(asker)} or (${isRefundProof(asker)}))`
  return tables(db).selectFrom('storedFile as f').selectAll('f').where('f.fileId', '=', fileId).where(isShared)
}
