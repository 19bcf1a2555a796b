import { isInTime } from '@saki/domain/billing/validity'

export type NoticeOutcome =
  | 'settled'
  | 'repeated'
  | 'unknown_code'
  | 'wrong_amount'
  | 'wrong_time'
  | 'late'
  | 'closed_code'
  | 'ntpn_used'

/** A payment reported by the treasury. `paidAt` decides the filing date, whenever the notice arrives. */
export interface Notice {
  eventId: string
  billingCode: string
  amount: number
  ntpn: string
  ntb: string
  paidAt: Date
}

/** The bill of a code, with the facts that decide whether it may be settled. */
export interface BilledCase {
  status: 'open' | 'paid' | 'replaced' | 'closed'
  amount: number
  issuedAt: Date
  validUntil: Date
  /** State receipt number (NTPN) it was settled with. */
  ntpn: string | null
  /** Whether the filing was reopened. */
  reopened: boolean
  /** Whether another bill of the same filing is paid. */
  otherPaid: boolean
  /** Whether the notice's NTPN settled another bill. */
  ntpnElsewhere: boolean
}

/** Milliseconds (5 minutes) by which the clocks of bank, treasury and office may differ. */
const CLOCK_MS = 300_000

/**
 * Classifies an authenticated notice. `settled` needs the exact amount, an unpaid bill, and a payment made while the code was valid
 * (Permenkum 41/2025 art. 2); the notice may arrive after midnight or after a new code was issued. Everything else except `repeated`
 * waits for an officer.
 */
export function judgeNotice(notice: Notice, bill: BilledCase | undefined, now: Date): NoticeOutcome {
  if (!bill) return 'unknown_code'
  if (bill.status === 'paid' && bill.ntpn === notice.ntpn) return 'repeated'
  if (bill.ntpnElsewhere) return 'ntpn_used'
  if (bill.status === 'paid' || bill.status === 'closed' || bill.reopened || bill.otherPaid) return 'closed_code'
  if (notice.amount !== bill.amount) return 'wrong_amount'
  const paid = notice.paidAt.getTime()
  if (paid < bill.issuedAt.getTime() - CLOCK_MS || paid > now.getTime() + CLOCK_MS) return 'wrong_time'
  return isInTime(bill.validUntil, notice.paidAt) ? 'settled' : 'late'
}
