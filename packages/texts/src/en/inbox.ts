import type { SameKeys } from '../words.ts'
import type { words as id } from '../id/inbox.ts'

export const words: SameKeys<typeof id> = {
  'subject.paymentReceived': 'Payment received, application number {{number}}',
  'subject.askCorrection': 'Your application needs completing',
  'subject.extendCorrection': 'More time to complete your application',
  'subject.correctionLapsed': 'Time to complete ran out, your application is deemed withdrawn',
  'subject.refuse': 'Your application was refused',
  'subject.liftRefusal': 'The refusal was lifted, the check goes on',
  'subject.keepRefusal': 'The refusal was kept',
  'subject.publish': 'Your design is published',
  'subject.oppose': 'Someone objects to your design',
  'subject.answerOver': 'Time to answer ran out, examination begins',
  'subject.register': 'Your design is registered',
  'subject.examine': 'Substantive examination has begun',
  'subject.recordSuit': 'The suit was recorded',
  'subject.suitLost': 'The court upholds the refusal',
  'subject.suitWon': 'The court orders registration',
  'subject.withdraw': 'Your application was withdrawn',
  'subject.cancel': 'The registration was cancelled',
  'subject.expire': 'Protection of your design has ended',
  'body.paymentReceived': '“{{title}}” has application number {{number}} and filing date {{date}}. The receipt can be downloaded.',
}
