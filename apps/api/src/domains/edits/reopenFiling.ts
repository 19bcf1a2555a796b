import type { Db } from '@saki/db'

import { ConflictError, NotFound } from '../../errors.ts'
import { paidInParts } from '../payments/decide.sql.ts'
import { closeBill, findOpenBill, lockFiling } from '../payments/payments.sql.ts'
import { lockDraft } from './drafts.sql.ts'
import { findTempId, releaseDraft } from './filing.sql.ts'

/**
 * Takes an unpaid filing back: its code is closed for good, its draft is free again with all files. A payment of the closed code that
 * arrives afterwards waits for an officer. Throws NotFound for other people's filings, Conflict once paid.
 */
export async function reopenFiling(
  tx: Db,
  ownerId: number,
  submissionNbr: string,
  now: Date,
): Promise<{ TEMP_ID: string; ROW_VERSION: number }> {
  const tempId = await findTempId(tx, ownerId, submissionNbr)
  const draft = tempId === undefined ? undefined : await lockDraft(tx, ownerId, tempId)
  const filing = draft && (await lockFiling(tx, ownerId, submissionNbr))
  if (!draft || !filing) throw new NotFound('filing', submissionNbr)
  if (filing.reopened) return { TEMP_ID: draft.tempId, ROW_VERSION: draft.rowVersion }
  const bill = await findOpenBill(tx, filing.applicationId)
  if (filing.numbered || !bill) throw new ConflictError('BILL_NOT_OPEN', submissionNbr)
  // Money that counts for this filing would be left without one.
  if ((await paidInParts(tx, filing.applicationId)) > 0)
    throw new ConflictError('BILL_NOT_OPEN', `paid in part: ${submissionNbr}`)
  await closeBill(tx, bill.billId)
  await releaseDraft(tx, filing.applicationId, draft.tempId, now)
  return { TEMP_ID: draft.tempId, ROW_VERSION: draft.rowVersion }
}
