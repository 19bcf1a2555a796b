import type { TextKey } from '@saki/texts'

/** Subject lines in plain words, by action; an action without one is told by its own name. */
const subjects: Record<string, TextKey> = {
  payment_received: 'inbox:subject.paymentReceived',
  ask_correction: 'inbox:subject.askCorrection',
  extend_correction: 'inbox:subject.extendCorrection',
  correction_lapsed: 'inbox:subject.correctionLapsed',
  refuse_contrary: 'inbox:subject.refuse',
  lift_refusal: 'inbox:subject.liftRefusal',
  keep_refusal: 'inbox:subject.keepRefusal',
  publish: 'inbox:subject.publish',
  oppose: 'inbox:subject.oppose',
  answer_over: 'inbox:subject.answerOver',
  publication_over: 'inbox:subject.register',
  examine: 'inbox:subject.examine',
  register: 'inbox:subject.register',
  refuse: 'inbox:subject.refuse',
  record_suit: 'inbox:subject.recordSuit',
  suit_lost: 'inbox:subject.suitLost',
  suit_won: 'inbox:subject.suitWon',
  withdraw: 'inbox:subject.withdraw',
  cancel: 'inbox:subject.cancel',
  expire: 'inbox:subject.expire',
}

export function subjectOf(action: string): TextKey | undefined {
  return Object.hasOwn(subjects, action) ? subjects[action] : undefined
}

/** What it means, where the state the action led to does not say it all. */
const bodies: Record<string, TextKey> = { payment_received: 'inbox:body.paymentReceived' }

export function bodyOf(action: string): TextKey | undefined {
  return Object.hasOwn(bodies, action) ? bodies[action] : undefined
}
