import type { LegalDate } from '../dates/legalDate.ts'

/**
 * Why a request may not be made. `wrong_right`, `wrong_law`: the right, or the law of the case, does not know it. `not_for_you`: not for a
 * person in this relation to the case. `pending`: one is undecided. `already_made`: it was made and granted. `not_yet`, `over`: outside its
 * days. `state`: not in this state. The others name a need that is not met.
 */
export type WhyNotOffered =
  | 'wrong_right'
  | 'wrong_law'
  | 'not_for_you'
  | 'pending'
  | 'not_yet'
  | 'over'
  | 'already_made'
  | 'state'
  | 'unpaid_annuity'
  | 'no_collective_mark'
  | 'one_class'
  | 'no_licence'
  | 'open_letter'

export interface Offered {
  isOffered: true
  /** Action of the case it leads to; undefined for kinds without one. */
  action: string | undefined
  /** Last day; undefined when only the state limits it. */
  last: LegalDate | undefined
  /** Last day of a later action of the same kind, such as renewal with a surcharge; undefined when there is none. */
  later: LegalDate | undefined
  ground: string
}

export interface NotOffered {
  isOffered: false
  why: WhyNotOffered
  /** not_yet: first day. over: last day. unpaid_annuity: day by which it was due. */
  day?: LegalDate
  ground: string
}

export type Offer = Offered | NotOffered

export const notOffered = (why: WhyNotOffered, ground: string, day?: LegalDate): NotOffered => ({
  isOffered: false,
  why,
  ground,
  ...(day !== undefined && { day }),
})
