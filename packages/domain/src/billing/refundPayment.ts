import type { LegalDate } from '../dates/legalDate.ts'

/** Why the office pays money back: over- and double payments, and payments by mistake. */
export const REFUND_GROUND = 'Permenkum 41/2025 art. 7'

export type RefundFault = 'amount' | 'beforeDecision' | 'future'

/** Why a refund cannot be recorded as paid out: the whole decided amount is paid, on a day from the decision to today; undefined when it can. */
export function refundFault(
  paid: { amount: number; paidOn: LegalDate },
  decided: { amount: number; decidedOn: LegalDate; today: LegalDate },
): RefundFault | undefined {
  if (paid.amount !== decided.amount) return 'amount'
  if (paid.paidOn < decided.decidedOn) return 'beforeDecision'
  return paid.paidOn > decided.today ? 'future' : undefined
}
