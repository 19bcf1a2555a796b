import type { officePaymentsCalls } from '@saki/contracts/officePayments'
import { transact } from '@saki/db'
import { mayReplaceScan } from '@saki/domain/files/replaceScan'

import { ConflictError, Invalid, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import { bindProof } from '../documents/paperScan.sql.ts'
import { insertReplacement } from '../documents/scanReplacement.sql.ts'
import { findPayer } from './decide.sql.ts'
import { findException } from './exceptions.sql.ts'
import { mailReplacedProof } from './mailDecision.ts'
import { lockProof } from './refunds.sql.ts'

type Call = (typeof officePaymentsCalls)['officeRefundProofReplace']

/**
 * Puts a proof of a refund that was paid out in the place of one that is infected or was never there, keeps the former one by name with the reason,
 * and mails it to the payers. Idempotent per key. Throws NotFound before the refund is paid out, ACTION_NOT_ALLOWED while the present proof can be
 * opened or waits for the scanner, Invalid for a scan that is not of this refund and officer, or is infected.
 */
export async function officeRefundProofReplace({ body, session, services, db, key, now }: HandlerInput<Call>) {
  const { EVENT_ID: eventId, PROOF_ID: fileId, REASON: reason } = body
  const once = { userId: session.userId, key, call: 'officeRefundProofReplace', request: body, now }
  return transact(db, (tx) =>
    onceOnly(tx, once, async () => {
      const present = await lockProof(tx, eventId)
      const row = present && (await findException(tx, eventId))
      if (!present || !row) throw new NotFound('refund', eventId)
      if (!mayReplaceScan(present.scanState ?? undefined))
        throw new ConflictError('ACTION_NOT_ALLOWED', 'the proof of this refund is not infected')
      const [first] = row.filings
      const payer = first && (await findPayer(tx, first.submissionNbr))
      if (!(await bindProof(tx, { fileId, officerId: session.userId }, { eventId, payerId: payer?.ownerId })))
        throw new Invalid([{ field: 'PROOF_ID', message: 'office:refund.fault.proof' }])
      await insertReplacement(tx, {
        refundEventId: eventId,
        formerId: present.fileId,
        fileId,
        reason,
        madeBy: session.userId,
        madeAt: now,
      })
      await mailReplacedProof(tx, services, { row, reason, now })
      return { err: '' as const }
    }),
  )
}
