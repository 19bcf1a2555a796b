import type { TextKey } from '@saki/texts'

/** Subject lines of the inbox by action. */
export const designSubjects: Readonly<Record<string, TextKey>> = {
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
