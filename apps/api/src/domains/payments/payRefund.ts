import type { officePaymentsCalls } from '@saki/contracts/officePayments'
import { transact } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { refundFault } from '@saki/domain/billing/refundPayment'

import { AppError, ConflictError, Invalid, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import { bindProof } from '../documents/paperScan.sql.ts'
import { receiveScan } from '../documents/paperScan.ts'
import { findPayer } from './decide.sql.ts'
import { findException } from './exceptions.sql.ts'
import { mailRefundPaid } from './mailDecision.ts'
import { issueRefundLetter } from './refundLetter.ts'
import { insertRefundPayment } from './refunds.sql.ts'

type Call = (typeof officePaymentsCalls)['officeRefundPaid']

/**
 * Records that a decided refund was paid out, with the scan that proves it, issues its letter and mails it to the payers. Idempotent per key. Throws NotFound, BILL_NOT_OPEN when nothing is to be paid
 * back, REQUEST_DECIDED when it was paid out before, Invalid for another amount, a day before the decision or in the future, and a scan that is not of this refund.
 */
export async function officeRefundPaid({ body, session, services, db, key, now }: HandlerInput<Call>) {
  const once = { userId: session.userId, key, call: 'officeRefundPaid', request: body, now }
  return transact(db, (tx) =>
    onceOnly(tx, once, async () => {
      const row = await findException(tx, body.EVENT_ID)
      if (!row?.decision) throw new NotFound('refund', body.EVENT_ID)
      const { refundAmount, decidedAt } = row.decision
      if (refundAmount === 0) throw new ConflictError('BILL_NOT_OPEN', 'nothing is to be paid back')
      const { PROOF_ID: proofId } = body
      const paid = { paidOn: body.PAID_ON, amount: body.AMOUNT, reference: body.REFERENCE, proofId }
      const decidedOn = legalDateOf(new Date(decidedAt))
      const fault = refundFault(paid, { amount: refundAmount, decidedOn, today: legalDateOf(now) })
      if (fault)
        throw new Invalid([
          { field: fault === 'amount' ? 'AMOUNT' : 'PAID_ON', message: `office:refund.fault.${fault}` },
        ])
      if (row.decision.paidBack) throw new AppError('REQUEST_DECIDED', body.EVENT_ID)
      const [first] = row.filings
      const payer = first && (await findPayer(tx, first.submissionNbr))
      const scan = { fileId: proofId, officerId: session.userId }
      if (!(await bindProof(tx, scan, { eventId: body.EVENT_ID, payerId: payer?.ownerId })))
        throw new Invalid([{ field: 'PROOF_ID', message: 'office:refund.fault.proof' }])
      if (!(await insertRefundPayment(tx, body.EVENT_ID, paid, { madeBy: session.userId, now })))
        throw new AppError('REQUEST_DECIDED', body.EVENT_ID)
      const letter = await issueRefundLetter(tx, services, row, { ...paid, officerId: session.userId, now })
      await mailRefundPaid(tx, services, { row, ...paid, letter, now })
      return { err: '' as const }
    }),
  )
}

/** Stores the scan of the proof of a decided refund, whose payment is in DESCRIPTION, until `officeRefundPaid` takes it. Throws as `officePaperScan`. */
export const officeRefundProof = (asked: HandlerInput<(typeof officePaymentsCalls)['officeRefundProof']>) =>
  receiveScan(asked, async (db, { DESCRIPTION: eventId }) => {
    const row = await findException(db, eventId)
    return row?.decision && row.decision.refundAmount > 0 ? { refundEventId: eventId } : undefined
  })
