import type { TextKey } from '@saki/texts'

/** Subject lines in plain words, by action; an action without one is told by its own name. */
const subjects: Record<string, TextKey> = {
  payment_received: 'inbox:subject.paymentReceived',
}

export function subjectOf(action: string): TextKey | undefined {
  return Object.hasOwn(subjects, action) ? subjects[action] : undefined
}
