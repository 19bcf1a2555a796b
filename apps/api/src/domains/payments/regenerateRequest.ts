import { ANNUITIES_MOST } from '@saki/contracts/annuities'
import type { Db } from '@saki/db'
import { billStatus, validUntil } from '@saki/domain/billing/validity'
import { legalDateOf } from '@saki/domain/dates/legalDate'

import { AppError, ConflictError } from '../../errors.ts'
import { listAskedCases, lockRequest, updateAsked } from '../requests/request.sql.ts'
import { annuityLines, askedOf, chargeAnnuities, totalOf } from './chargeAnnuities.ts'
import { drawCodes } from './fees.ts'
import { findFreeCode } from './payments.sql.ts'
import type { Billing } from './regenerateBilling.ts'
import { findOpenRequestBill, insertRequestBill } from './requestBills.sql.ts'

/**
 * The valid open code of an order of annuities, else a new one for the same patents and years by the tariff and the surcharges of today.
 * Undefined when the person has no such order. Throws BILL_NOT_OPEN when it is paid, Invalid when years can no longer be paid, for instance
 * because somebody else paid them, BUSY when no free code was drawn.
 */
export async function regenerateRequest(
  tx: Db,
  ownerId: number,
  submissionNbr: string,
  now: Date,
): Promise<Billing | undefined> {
  const request = await lockRequest(tx, { submissionNbr })
  if (!request || request.ownerId !== ownerId) return undefined
  const open = await findOpenRequestBill(tx, request.requestId)
  if (request.receivedOn !== null || !open) throw new ConflictError('BILL_NOT_OPEN', submissionNbr)
  if (billStatus({ status: 'open', validUntil: open.validUntil }, now) === 'open') return { bill: open, isNew: false }
  const wishes = (await listAskedCases(tx, request.requestId)).map(({ applicationNumber, detail }) => ({
    applicationNumber,
    toYear: detail.TO_YEAR,
  }))
  const charged = await chargeAnnuities(tx, wishes, legalDateOf(now), ANNUITIES_MOST)
  const billingCode = await findFreeCode(tx, drawCodes(now))
  if (!billingCode) throw new AppError('BUSY', 'no unused billing code found', { retryAfter: 1 })
  const bill = { billingCode, amount: totalOf(charged), validUntil: validUntil(now) }
  const { requestId } = request
  await updateAsked(tx, requestId, askedOf(charged))
  await insertRequestBill(tx, {
    ...bill,
    requestId,
    lines: annuityLines(charged),
    issuedAt: now,
    replaces: open.billId,
  })
  return { bill, isNew: true }
}
