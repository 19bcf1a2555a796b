import type { SameKeys } from '../words.ts'
import type { words as id } from '../id/reasonText.ts'

/** Lines of a reason in letters, written by the server; letters are in Indonesian. */
export const words: SameKeys<typeof id> = {
  evidence: 'الدليل: {{of}}',
  cure: 'ما يزيل هذا السبب: {{of}}',
  incurable: 'لا شيء يزيل هذا السبب.',
  cited: 'أُخطر به بالرسالة {{number}} بتاريخ {{date}}، وقد رُد عليها.',
  citedUnanswered: 'أُخطر به بالرسالة {{number}} بتاريخ {{date}}، ولم يُرد عليها.',
  answer: 'ردكم: {{of}}',
  assessment: 'رأي المكتب في الرد: {{of}}',
}
