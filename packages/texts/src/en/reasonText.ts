import type { SameKeys } from '../words.ts'
import type { words as id } from '../id/reasonText.ts'

/** Lines of a reason in letters, written by the server; letters are in Indonesian. */
export const words: SameKeys<typeof id> = {
  evidence: 'Evidence: {{of}}',
  cure: 'What would overcome it: {{of}}',
  incurable: 'Nothing can overcome this reason.',
  cited: 'Notified by letter {{number}} of {{date}}, which was answered.',
  citedUnanswered: 'Notified by letter {{number}} of {{date}}, which was not answered.',
  answer: 'Your answer: {{of}}',
  assessment: 'What the office holds of it: {{of}}',
}
