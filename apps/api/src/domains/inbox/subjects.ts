import { rightOfFlow } from '@saki/catalogue/rights/registry'
import type { TextKey } from '@saki/texts'

type Subjects = Record<string, TextKey>

/** Subject lines of all rights by action; an action without one uses its own name. */
const common: Subjects = {
  payment_received: 'inbox:subject.paymentReceived',
  ask_correction: 'inbox:subject.askCorrection',
  extend_correction: 'inbox:subject.extendCorrection',
  correction_lapsed: 'inbox:subject.correctionLapsed',
  refuse: 'inbox:subject.refuse',
  record_suit: 'inbox:subject.recordSuit',
  suit_lost: 'inbox:subject.suitLost',
  withdraw: 'inbox:subject.withdraw',
  set_due: 'inbox:subject.setDue',
  undo: 'inbox:subject.undo',
  ask_priority: 'workflow:action.askPriority',
  priority_lapsed: 'workflow:action.priorityLapsed',
  remedy_over: 'workflow:action.remedyOver',
  record_dispute: 'workflow:action.recordDispute',
  dispute_dismissed: 'workflow:action.disputeDismissed',
}

/** Text key of an action's subject line; the right's own first, because rights word the same action differently. */
export function subjectOf(flowId: string, action: string): TextKey | undefined {
  const own = rightOfFlow(flowId)?.inbox
  if (own && Object.hasOwn(own, action)) return own[action]
  return Object.hasOwn(common, action) ? common[action] : undefined
}

/** Body texts of actions for which the text of the resulting state is not enough. */
const bodies: Subjects = {
  payment_received: 'inbox:body.paymentReceived',
  set_due: 'inbox:body.setDue',
  undo: 'inbox:body.undo',
}

/** Text key of the body for an action; undefined: the text of the resulting state is used. */
export function mailBodyKey(action: string): TextKey | undefined {
  return Object.hasOwn(bodies, action) ? bodies[action] : undefined
}
