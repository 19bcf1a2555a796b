import { endOfDay, legalDateOf } from '../dates/legalDate.ts'

/** As stored; `open` past its time is shown as expired, without a write. */
export interface BillTimes {
  status: 'open' | 'paid' | 'replaced' | 'closed'
  validUntil: Date
}

export type BillState = 'open' | 'expired' | 'paid' | 'replaced' | 'closed'

/** A billing code can be paid on the calendar day it was issued, to 23:59:59 in Jakarta (Permenkum 41/2025 art. 2). */
export function validUntil(issuedAt: Date): Date {
  return endOfDay(legalDateOf(issuedAt))
}

/** True when that instant still counts: the whole last second belongs to the day. */
export function isInTime(validUntilInstant: Date, paidAt: Date): boolean {
  return paidAt.getTime() < validUntilInstant.getTime() + 1000
}

/** How far the treasury's clock may lag behind ours: a code paid at once must not seem paid before it was issued. */
const CLOCK_TOLERANCE = 5 * 60_000

/** What to show of a bill at this moment. */
export function billStatus(bill: BillTimes, now: Date): BillState {
  if (bill.status !== 'open') return bill.status
  return isInTime(bill.validUntil, now) ? 'open' : 'expired'
}

/**
 * Whether a payment settles its bill: what counts is when the treasury was paid, not when this office heard of it
 * (Permenkum 41/2025 art. 2). A bill already settled or closed is not settled again.
 */
export function settles(bill: BillTimes & { issuedAt: Date }, paidAt: Date): boolean {
  const afterIssue = paidAt.getTime() >= bill.issuedAt.getTime() - CLOCK_TOLERANCE
  return bill.status === 'open' && afterIssue && isInTime(bill.validUntil, paidAt)
}
