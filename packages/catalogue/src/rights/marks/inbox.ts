import type { TextKey } from '@saki/texts'

/** Subject lines of the inbox by action. */
export const markSubjects: Readonly<Record<string, TextKey>> = {
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
