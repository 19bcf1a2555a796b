import { tables, type Db } from '@saki/db'
import type { Requester } from '@saki/domain/requests/requestKind'
import { sql } from 'kysely'

import type { ProcessKey } from '../workflow/recordAction.ts'

export interface NewSubmission {
  kind: string
  ownerId: number
  actedBy: number | null
  tempId: string
  snapshot: unknown
  year: number
  now: Date
}

/** Inserts a submitted request and freezes its draft and files. */
export async function insertSubmitted(tx: Db, r: NewSubmission): Promise<{ requestId: number; submissionNbr: string }> {
  const { rows } = await sql<{ requestId: number; submissionNbr: string }>`
    insert into request (submission_nbr, kind, owner_id, acted_by, temp_id, snapshot, submitted_at)
    values ('TRX-' || ${r.year}::int || '-' || lpad(nextval('submission_seq')::text, 6, '0'), ${r.kind}, ${r.ownerId}, ${r.actedBy}::int,
            ${r.tempId}, ${JSON.stringify(r.snapshot)}::jsonb, ${r.now})
    returning request_id as "requestId", submission_nbr as "submissionNbr"`.execute(tx)
  const [made] = rows
  if (!made) throw new Error('request not inserted')
  await tables(tx).updateTable('draft').set({ submittedAt: r.now }).where('tempId', '=', r.tempId).execute()
  await tables(tx)
    .updateTable('storedFile')
    .set({ requestId: made.requestId })
    .where('tempId', '=', r.tempId)
    .where('deletedAt', 'is', null)
    .execute()
  return made
}

/** Stores a case of a request with the request's process in it. */
export async function insertCaseOfRequest(
  tx: Db,
  c: { requestId: number; applicationId: number; seqNum: number; relation: Requester; process: ProcessKey },
): Promise<void> {
  await tables(tx)
    .insertInto('requestCase')
    .values({
      requestId: c.requestId,
      applicationId: c.applicationId,
      seqNum: c.seqNum,
      detail: JSON.stringify({ RELATION: c.relation }),
      procTyp: c.process.procTyp,
      procNbr: c.process.procNbr,
    })
    .execute()
}
