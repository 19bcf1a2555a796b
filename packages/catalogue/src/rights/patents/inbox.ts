import type { TextKey } from '@saki/texts'

/** Subject lines of the inbox by action. */
export const patentSubjects: Readonly<Record<string, TextKey>> = {
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
