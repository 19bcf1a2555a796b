import type { officePaymentsCalls } from '@saki/contracts/officePayments'
import { transact } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { refundFault } from '@saki/domain/billing/refundPayment'

import { AppError, ConflictError, Invalid, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import { findException } from './exceptions.sql.ts'
import { mailRefundPaid } from './mailDecision.ts'
import { insertRefundPayment } from './refunds.sql.ts'

type Call = (typeof officePaymentsCalls)['officeRefundPaid']

/**
 * Records that a decided refund was paid out, and mails it to the payers. Idempotent per key. Throws NotFound, BILL_NOT_OPEN when nothing is to be paid
 * back, REQUEST_DECIDED when it was paid out before, Invalid for another amount or a day before the decision or in the future.
 */
export async function officeRefundPaid({ body, session, services, db, key, now }: HandlerInput<Call>) {
  const once = { userId: session.userId, key, call: 'officeRefundPaid', request: body, now }
  return transact(db, (tx) =>
    onceOnly(tx, once, async () => {
      const row = await findException(tx, body.EVENT_ID)
      if (!row?.decision) throw new NotFound('refund', body.EVENT_ID)
      const { refundAmount, decidedAt } = row.decision
      if (refundAmount === 0) throw new ConflictError('BILL_NOT_OPEN', 'nothing is to be paid back')
      const paid = { paidOn: body.PAID_ON, amount: body.AMOUNT, reference: body.REFERENCE }
      const decidedOn = legalDateOf(new Date(decidedAt))
      const fault = refundFault(paid, { amount: refundAmount, decidedOn, today: legalDateOf(now) })
      if (fault)
        throw new Invalid([
          { field: fault === 'amount' ? 'AMOUNT' : 'PAID_ON', message: `office:refund.fault.${fault}` },
        ])
      if (!(await insertRefundPayment(tx, body.EVENT_ID, paid, { madeBy: session.userId, now })))
        throw new AppError('REQUEST_DECIDED', body.EVENT_ID)
      await mailRefundPaid(tx, services, { row, ...paid, now })
      return { err: '' as const }
    }),
  )
}
