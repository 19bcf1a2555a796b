import type { SameKeys } from '../words.ts'
import type { words as id } from '../id/payments.ts'

export const words: SameKeys<typeof id> = {
  'quote.choose': 'Choose the kind of application and the payer category; the fee is then computed.',
  'mail.numbered.subject': 'Application {{number}} received',
  'mail.numbered.body': 'Dear {{name}},\n\nWe have received the payment of {{amount}} for submission {{submission}}.\nYour application is on record:\n\n  Application number  {{number}}\n  Filing date         {{date}}\n  Title               {{title}}\n\nThe receipt can be downloaded in the portal, on the page of your application. The office now checks the formalities; if there is anything for you to do, your Inbox will tell you.\n\nSAKI 21',
}
