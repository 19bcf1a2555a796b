export type Trouble = 'LATE' | 'SHORT' | 'OVER' | 'UNKNOWN' | 'WRONG_TIME' | 'DOUBLE' | 'CLOSED' | 'NTPN_USED'
export type TroubleChoice = 'ACCEPT' | 'REST' | 'REFUND' | 'IGNORE'

/**
 * What an officer may decide about money that settled nothing. Money taken is money counted: it settles its filing, counts for it, or
 * goes back (Permenkum 41/2025 art. 7: over- and double payment); laying it aside is for notices that are no money of ours. A joint code
 * that fell short pays for nothing in particular, so its rest is not asked for.
 */
export function choicesFor(trouble: Trouble, { isJoint }: { isJoint: boolean }): TroubleChoice[] {
  const back: TroubleChoice[] = ['REFUND', 'IGNORE']
  if (trouble === 'LATE' || trouble === 'OVER' || trouble === 'WRONG_TIME') return ['ACCEPT', ...back]
  if (trouble === 'SHORT') return isJoint ? back : ['REST', ...back]
  return trouble === 'UNKNOWN' ? ['ACCEPT', 'REST', ...back] : back
}

/** What is left to pay, and what was paid too much; one of the two is nothing. */
export function settlement(paid: number, expected: number): { rest: number; refund: number } {
  return { rest: Math.max(0, expected - paid), refund: Math.max(0, paid - expected) }
}
