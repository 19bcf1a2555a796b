import type { Db } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'

import type { Services } from '../../services.ts'
import { writeLetter, type IssuedLetter } from './issueLetter.ts'
import { requestReceiptContent } from './requestReceiptContent.ts'
import { findRequestSubmission } from './submission.sql.ts'

/** Type of the receipt of a request. */
const RECEIPT = 'TTP'

/**
 * Writes the receipt of a request in the transaction that receives it: number, verification code and frozen content, on the request's first
 * case and for the requester alone, so that it stays readable after a transfer. The PDF is made after the commit. The processes of the
 * cases must be locked, so that two receipts on one case get different numbers.
 */
export async function issueRequestReceipt(
  tx: Db,
  services: Pick<Services, 'env' | 'jobs'>,
  { requestId, now }: { requestId: number; now: Date },
): Promise<IssuedLetter> {
  const submission = await findRequestSubmission(tx, requestId)
  const applicationId = submission?.cases[0]?.applicationId
  if (!submission || applicationId === undefined) throw new Error(`request ${requestId} has no case`)
  const actionDate = legalDateOf(now)
  return writeLetter(
    tx,
    services,
    { letterTyp: RECEIPT, applicationId, actionDate, now, dueDate: null, ground: '', notes: '', detail: {} },
    {
      action: null,
      issuedBy: null,
      addresseeId: submission.ownerId,
      requestId,
      compose: (db, _facts, given) => requestReceiptContent(db, submission, given),
    },
  )
}
