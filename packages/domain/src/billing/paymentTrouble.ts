export type Trouble = 'LATE' | 'SHORT' | 'OVER' | 'UNKNOWN' | 'WRONG_TIME' | 'DOUBLE' | 'CLOSED' | 'NTPN_USED'
export type TroubleChoice = 'ACCEPT' | 'REST' | 'REFUND' | 'IGNORE'

/**
 * Choices of an officer for a payment that settled no bill: accept it for its filing, ask for the rest, refund it (Permenkum 41/2025 art.
 * 7, over- and double payment), or ignore a notice that is not a payment to this office. The rest of a short joint payment is not asked
 * for, because it belongs to no single bill.
 */
export function choicesFor(trouble: Trouble, { isJoint }: { isJoint: boolean }): TroubleChoice[] {
  const refundOrIgnore: TroubleChoice[] = ['REFUND', 'IGNORE']
  if (trouble === 'LATE' || trouble === 'OVER' || trouble === 'WRONG_TIME') return ['ACCEPT', ...refundOrIgnore]
  if (trouble === 'SHORT') return isJoint ? refundOrIgnore : ['REST', ...refundOrIgnore]
  return trouble === 'UNKNOWN' ? ['ACCEPT', 'REST', ...refundOrIgnore] : refundOrIgnore
}

/** Amount still to pay and amount to refund, in whole rupiah; at least one is 0. */
export function settlement(paid: number, expected: number): { rest: number; refund: number } {
  return { rest: Math.max(0, expected - paid), refund: Math.max(0, paid - expected) }
}
