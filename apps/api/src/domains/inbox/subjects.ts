import type { TextKey } from '@saki/texts'

type Subjects = Record<string, TextKey>

/** Subject lines by action; an action without one uses its own name. */
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

const designs: Subjects = {
  refuse_contrary: 'inbox:subject.refuse',
  lift_refusal: 'inbox:subject.liftRefusal',
  keep_refusal: 'inbox:subject.keepRefusal',
  publish: 'inbox:subject.publish',
  oppose: 'inbox:subject.oppose',
  answer_over: 'inbox:subject.answerOver',
  publication_over: 'inbox:subject.register',
  examine: 'inbox:subject.examine',
  examine_unopposed: 'inbox:subject.examine',
  register: 'inbox:subject.register',
  suit_won: 'inbox:subject.suitWon',
  cancel: 'inbox:subject.cancel',
  expire: 'inbox:subject.expire',
}

const patents: Subjects = {
  ask_completeness: 'inbox:subject.askCorrection',
  extend_completeness: 'inbox:subject.extendCorrection',
  completeness_lapsed: 'inbox:subject.correctionLapsed',
  publish: 'patents:inbox.publish',
  object: 'patents:inbox.object',
  publication_over: 'patents:inbox.publicationOver',
  request_lapsed: 'patents:inbox.requestLapsed',
  begin_examination: 'inbox:subject.examine',
  send_findings: 'patents:inbox.sendFindings',
  propose_refusal: 'patents:inbox.proposeRefusal',
  reply_lapsed: 'patents:inbox.replyLapsed',
  allow: 'patents:inbox.allow',
  refuse_again: 'inbox:subject.refuse',
  suit_won: 'patents:inbox.suitWon',
  issue_certificate: 'patents:inbox.issueCertificate',
  annuity_overdue: 'patents:inbox.annuityOverdue',
  remove: 'patents:inbox.remove',
  cancel: 'patents:inbox.cancel',
  expire: 'patents:inbox.expire',
}

const marks: Subjects = {
  publish: 'marks:inbox.publish',
  oppose: 'marks:inbox.oppose',
  answer_over: 'marks:inbox.answerOver',
  publication_over: 'marks:inbox.publicationOver',
  examine: 'inbox:subject.examine',
  examine_opposed: 'inbox:subject.examine',
  propose_refusal: 'marks:inbox.proposeRefusal',
  refusal_unanswered: 'marks:inbox.refusalUnanswered',
  accept: 'marks:inbox.accept',
  register: 'marks:inbox.register',
  grant_appeal: 'marks:inbox.grantAppeal',
  dismiss_appeal: 'marks:inbox.dismissAppeal',
  suit_won: 'inbox:subject.suitWon',
  renewal_opens: 'marks:inbox.renewalOpens',
  renew: 'marks:inbox.renew',
  renew_late: 'marks:inbox.renew',
  term_over: 'marks:inbox.termOver',
  expire: 'marks:inbox.expire',
  delete: 'marks:inbox.delete',
  cancel: 'inbox:subject.cancel',
}

const byFlow: Record<string, Subjects> = {
  'design-registration': designs,
  'mark-registration': marks,
  'patent-registration': patents,
  'simple-patent-registration': patents,
  'patent-registration-2016': patents,
  'simple-patent-registration-2016': patents,
}

/** Text key of an action's subject line; the workflow's own first, because rights word the same action differently. */
export function subjectOf(flowId: string, action: string): TextKey | undefined {
  const own = Object.hasOwn(byFlow, flowId) ? byFlow[flowId] : undefined
  if (own && Object.hasOwn(own, action)) return own[action]
  return Object.hasOwn(common, action) ? common[action] : undefined
}

/** Body texts of actions for which the text of the resulting state is not enough. */
const bodies: Subjects = {
  payment_received: 'inbox:body.paymentReceived',
  set_due: 'inbox:body.setDue',
  undo: 'inbox:body.undo',
}

export function mailBodyKey(action: string): TextKey | undefined {
  return Object.hasOwn(bodies, action) ? bodies[action] : undefined
}
