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

/** What the treasury says was paid. `paidAt` decides the filing date, not the moment this office heard of it. */
export interface Notice {
  eventId: string
  billingCode: string
  amount: number
  ntpn: string
  ntb: string
  paidAt: Date
}

/** The bill of the code as it stands, with what decides whether it may still be settled. */
export interface BilledCase {
  status: 'open' | 'paid' | 'replaced' | 'closed'
  amount: number
  issuedAt: Date
  validUntil: Date
  /** State receipt number it was settled with. */
  ntpn: string | null
  /** The filing went back to the draft. */
  reopened: boolean
  /** Another bill of the same filing is paid. */
  otherPaid: boolean
  /** The notice's state receipt number settled some other bill. */
  ntpnElsewhere: boolean
}

/** Clocks of bank, treasury and office may differ by this much. */
const CLOCK_MS = 300_000

/**
 * What becomes of a genuine notice. Settled needs the exact amount, a bill nobody paid, and a payment made while the code was valid
 * (Permenkum 41/2025 art. 2), also when the notice arrives after midnight or the applicant has meanwhile asked for a new code: the money
 * was there in time. Everything else but a repeat is kept for an officer.
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
