import type { ActionResult } from '../workflow/recordAction.ts'

/** A payment of a request. */
export interface RequestPayment {
  ntpn: string
  paidAt: Date
  now: Date
}

/** A received request; its events are published after the commit. */
export interface ReceivedRequest {
  ownerId: number
  submissionNbr: string
  acted: ActionResult[]
}
