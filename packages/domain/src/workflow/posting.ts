import type { LegalDate } from '../dates/legalDate.ts'

/** How a letter goes to a person without an account. `handed`: given to the person or a representative at the counter. */
export const postingWays = ['registered', 'courier', 'handed'] as const
export type PostingWay = (typeof postingWays)[number]

/** Why a posting cannot be recorded. */
export type PostingFault = 'early' | 'future' | 'noProof' | 'posted' | 'withdrawn'

/**
 * Whether a letter can have been posted on a day: from its own day to today, and with a number or name that proves it. A letter that is recorded as
 * posted is recorded again only on purpose (`isAgain`), because its period runs from the first posting.
 */
export function postingFault(
  letter: { issuedOn: LegalDate; isWithdrawn: boolean; isPosted: boolean },
  { postedOn, proof, isAgain }: { postedOn: LegalDate; proof: string; isAgain: boolean },
  today: LegalDate,
): PostingFault | undefined {
  if (letter.isWithdrawn) return 'withdrawn'
  if (letter.isPosted && !isAgain) return 'posted'
  if (postedOn < letter.issuedOn) return 'early'
  if (postedOn > today) return 'future'
  return proof.trim() === '' ? 'noProof' : undefined
}
