import type { RequestCode } from '@saki/catalogue/requests/codes'

import type { DemoAnswers, DemoDraft } from './draftOf.ts'
import type { DemoPaper } from '../demoFiles.ts'
import type { Day } from '../story.ts'

/** What follows the payment of a request: acts of an officer, of the requester (`answer`, `withdraw`) and of the Appeal Commission (`hear`, `reject`). */
export interface RequestAct {
  act: 'verify' | 'ask_completeness' | 'grant' | 'refuse' | 'answer' | 'withdraw' | 'hear' | 'reject'
  day: Day
  notes: string
}

/** A request after filing and its history. */
export interface DemoRequest {
  kind: RequestCode
  /** E-mail of the account whose request it is. */
  owner: string
  /** E-mail of the consultant who acts for the owner. */
  by?: string
  /** Titles of its cases. */
  cases: readonly string[]
  /** Answers; a function of the saved draft where they name its files or the decision it contests. */
  data?: DemoAnswers | ((draft: DemoDraft) => DemoAnswers)
  papers?: readonly DemoPaper[]
  begun: Day
  /** A draft is not submitted, an unpaid one not paid; both have no acts. */
  ends?: 'draft' | 'unpaid'
  acts?: readonly RequestAct[]
  /** The case's owner answers an opposition. */
  countered?: { day: Day; text: string }
}

export const requestAct = (name: RequestAct['act'], day: Day, notes = ''): RequestAct => ({ act: name, day, notes })
/** Verified and granted without a letter between. */
export const granted = (verified: number, decided: number) => [
  requestAct('verify', verified),
  requestAct('grant', decided),
]
