import { defineWorkflow } from '@saki/domain/workflow/definition'

import {
  completion,
  decision,
  freely,
  holding,
  paidFirst,
  requestStates,
  verification,
  requestWithdrawal,
} from './requestSteps.ts'

/** A request with a fee: payment, verification, a letter when something is missing, decision. */
export const paidRequest = defineWorkflow({
  id: 'request-paid',
  version: 1,
  procTyp: '10',
  start: 'awaiting_payment',
  states: { ...requestStates.unpaid('5'), ...requestStates.verified('5') },
  actions: { ...paidFirst, ...verification, ...completion, ...decision, ...requestWithdrawal },
})

/** The same without a fee. */
export const freeRequest = defineWorkflow({
  id: 'request-free',
  version: 1,
  procTyp: '14',
  start: 'submitted',
  states: requestStates.verified('14'),
  actions: { ...verification, ...completion, ...decision, ...requestWithdrawal },
})

/**
 * A request on which a deadline of the case depends, with or without a fee: while it is undecided the deadline triggers nothing, and the
 * action of the case is taken as of the day of receipt.
 */
export const timedRequest = defineWorkflow({
  id: 'request-timed',
  version: 1,
  procTyp: '16',
  start: 'awaiting_payment',
  states: { ...requestStates.unpaid('16'), ...holding(requestStates.verified('16')) },
  actions: { ...paidFirst, ...verification, ...completion, ...decision, ...requestWithdrawal },
})

/** A request whose effect needs no decision: documents from the register, yearly fees, requests that the law grants with their receipt. */
export const instantRequest = defineWorkflow({
  id: 'request-instant',
  version: 1,
  procTyp: '15',
  start: 'awaiting_payment',
  states: { ...requestStates.unpaid('15'), ...requestStates.instant('15') },
  actions: { ...paidFirst, ...freely },
})

export { appealRequest, oppositionRequest } from './dispute.workflow.ts'

export type RequestFlowId =
  | 'request-paid'
  | 'request-free'
  | 'request-timed'
  | 'request-instant'
  | 'request-opposition'
  | 'request-appeal'
