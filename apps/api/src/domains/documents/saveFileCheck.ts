import type { documentsCalls } from '@saki/contracts/documents'
import { transact } from '@saki/db'

import { findOwnerId } from '../../access.ts'
import type { HandlerInput } from '../../implement.ts'
import { writeCheck } from './fileChecks.sql.ts'
import { lockDraftFile } from './ownDraft.ts'

/** Stores the findings of a check in the browser for a file of an open draft. Throws NotFound and ALREADY_FILED. */
export async function saveFileCheck({
  db,
  session,
  body,
  now,
}: HandlerInput<(typeof documentsCalls)['saveFileCheck']>) {
  const ownerId = await findOwnerId(db, session, { fileId: body.DOC_ID }, 'prepare')
  await transact(db, async (tx) => {
    const { file_id: fileId } = await lockDraftFile(tx, ownerId, body.DOC_ID)
    await writeCheck(tx, { fileId, findings: body.FINDINGS, checkedAt: now, checkedBy: session.userId })
  })
  return { err: '' as const }
}
