import { endOfDay, legalDateOf } from '../dates/legalDate.ts'

/** Status as stored. A bill that is `open` past `validUntil` is shown as expired without a write. */
export interface BillTimes {
  status: 'open' | 'paid' | 'replaced' | 'closed'
  validUntil: Date
}

export type BillState = 'open' | 'expired' | 'paid' | 'replaced' | 'closed'

/** Last second in which a billing code can be paid: 23:59:59 Jakarta on the day of issue (Permenkum 41/2025 art. 2). */
export function validUntil(issuedAt: Date): Date {
  return endOfDay(legalDateOf(issuedAt))
}

/** Whether `paidAt` is before the end of the second `validUntilInstant`. */
export function isInTime(validUntilInstant: Date, paidAt: Date): boolean {
  return paidAt.getTime() < validUntilInstant.getTime() + 1000
}

/** Tolerance in milliseconds for the treasury's clock running behind ours; else a payment made at once could seem to precede its code. */
const CLOCK_TOLERANCE = 5 * 60_000

/** Status to show for a bill at `now`. */
export function billStatus(bill: BillTimes, now: Date): BillState {
  if (bill.status !== 'open') return bill.status
  return isInTime(bill.validUntil, now) ? 'open' : 'expired'
}

/**
 * Whether a payment settles its bill. The time the treasury was paid counts; the time this office received the notice does not (Permenkum
 * 41/2025 art. 2). Only an open bill can be settled.
 */
export function settles(bill: BillTimes & { issuedAt: Date }, paidAt: Date): boolean {
  const afterIssue = paidAt.getTime() >= bill.issuedAt.getTime() - CLOCK_TOLERANCE
  return bill.status === 'open' && afterIssue && isInTime(bill.validUntil, paidAt)
}
