import type { SameKeys } from '../words.ts'
import type { words as id } from '../id/reasonText.ts'

/** Lines of a reason in letters, written by the server; letters are in Indonesian. */
export const words: SameKeys<typeof id> = {
  goods: 'About: {{of}}',
  class: 'class {{n}}: {{terms}}',
  partRefused:
    'Refused for {{refused}}. This part becomes file {{number}} with a letter of refusal of its own, which can be appealed.',
  partOf: 'A part of application {{number}}, which goes on for the other goods and services.',
  partGoesOn: 'This application goes on for {{left}}.',
  'part.mail.subject': 'Some goods or services of {{parent}} were refused, file {{number}}',
  'part.mail.body':
    'Dear {{name}},\n\nThe trademark application {{parent}} ({{title}}) was refused for some of its goods or services. They become file {{number}}; its letter of refusal has the reasons and the last day to appeal. Application {{parent}} goes on for the others.',
  evidence: 'Evidence: {{of}}',
  citedOwner: 'of {{name}}',
  citedSame: 'same goods or services: {{of}}',
  citedMore: '{{terms}}, and {{n}} more',
  unwritten: 'not written yet',
  'facts.unwritten': 'The facts are not written yet.',
  cure: 'What would overcome it: {{of}}',
  incurable: 'Nothing can overcome this reason.',
  cited: 'Notified by letter {{number}} of {{date}}, which was answered.',
  citedUnanswered: 'Notified by letter {{number}} of {{date}}, which was not answered.',
  answer: 'The applicant’s answer: {{of}}',
  paperAnswer: 'received on paper on {{date}}',
  assessment: 'What the office holds of it: {{of}}',
}
