import { officeActionOf } from '@saki/catalogue/officeActions'
import { isRequestFlow } from '@saki/catalogue/requests/registry'
import { rightOfFlow } from '@saki/catalogue/rights/registry'
import type { TextKey } from '@saki/texts'

type Subjects = Record<string, TextKey>

/** Subject lines of all rights by action; an action without one, and every action of a request, uses its own name. */
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
  return commonOf(common, flowId, action)
}

/** Body texts of actions for which the text of the resulting state is not enough. */
const bodies: Subjects = {
  payment_received: 'inbox:body.paymentReceived',
  set_due: 'inbox:body.setDue',
  undo: 'inbox:body.undo',
  appeal_lapsed: 'workflow:action.appealLapsed.means',
  appeal_withdrawn: 'workflow:action.appealWithdrawn.means',
  correction_withdrawn: 'patents:action.correctionWithdrawn.means',
  grant_appeal_withdrawn: 'patents:action.grantAppealWithdrawn.means',
}

/** Text key of the body for an action; undefined: the text of the resulting state is used. */
export function mailBodyKey(flowId: string, action: string): TextKey | undefined {
  return commonOf(bodies, flowId, action)
}

/** A request is paid, refused and withdrawn apart from its case, so the words for cases do not fit it; those of the office's own actions do. */
function commonOf(texts: Subjects, flowId: string, action: string): TextKey | undefined {
  const isOfRequest = isRequestFlow(flowId) && !officeActionOf(action)
  return !isOfRequest && Object.hasOwn(texts, action) ? texts[action] : undefined
}
