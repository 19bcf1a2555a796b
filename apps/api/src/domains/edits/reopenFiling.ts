import type { Db } from '@saki/db'

import { ConflictError, NotFound } from '../../errors.ts'
import { paidInParts } from '../payments/decide.sql.ts'
import { closeBill, findOpenBill, lockFiling } from '../payments/payments.sql.ts'
import { lockDraft } from './drafts.sql.ts'
import { findTempId, releaseDraft } from './filing.sql.ts'

/**
 * Reopens an unpaid filing: closes its billing code for good and frees its draft with all files. A later payment of the closed code
 * waits for an officer. Idempotent. Throws NotFound for other people's filings, BILL_NOT_OPEN once paid, also in part.
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
  // Part payments already count for this filing and would lose it.
  if ((await paidInParts(tx, filing.applicationId)) > 0)
    throw new ConflictError('BILL_NOT_OPEN', `paid in part: ${submissionNbr}`)
  await closeBill(tx, bill.billId)
  await releaseDraft(tx, filing.applicationId, draft.tempId, now)
  return { TEMP_ID: draft.tempId, ROW_VERSION: draft.rowVersion }
}
