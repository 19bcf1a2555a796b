import type { SameKeys } from '../words.ts'
import type { words as id } from '../id/reasonText.ts'

/** Lines of a reason in letters, written by the server; letters are in Indonesian. */
export const words: SameKeys<typeof id> = {
  goods: 'بشأن: {{of}}',
  class: 'الفئة {{n}}: {{terms}}',
  partRefused: 'رُفض في {{refused}}. يصبح هذا الجزء الملف {{number}} وله خطاب رفض مستقل يجوز الطعن فيه.',
  partOf: 'جزء من الطلب {{number}} الذي يستمر في باقي سلعه وخدماته.',
  partGoesOn: 'يستمر هذا الطلب في {{left}}.',
  'part.mail.subject': 'رُفضت بعض سلع أو خدمات {{parent}}، الملف {{number}}',
  'part.mail.body':
    'السيد/السيدة {{name}}،\n\nرُفض طلب العلامة {{parent}} ({{title}}) في بعض سلعه أو خدماته، وأصبحت الملف {{number}}؛ وفي خطاب رفضه الأسباب وآخر يوم للطعن. ويستمر الطلب {{parent}} في ما عداها.',
  evidence: 'الدليل: {{of}}',
  citedOwner: 'لمالكها {{name}}',
  citedSame: 'السلع أو الخدمات نفسها: {{of}}',
  citedMore: '{{terms}}، و{{n}} غيرها',
  unwritten: 'لم يُكتب بعد',
  'facts.unwritten': 'لم تُكتب الوقائع بعد.',
  cure: 'ما يزيل هذا السبب: {{of}}',
  incurable: 'لا شيء يزيل هذا السبب.',
  cited: 'أُخطر به بالرسالة {{number}} بتاريخ {{date}}، وقد رُد عليها.',
  citedUnanswered: 'أُخطر به بالرسالة {{number}} بتاريخ {{date}}، ولم يُرد عليها.',
  answer: 'رد مقدم الطلب: {{of}}',
  paperAnswer: 'ورد على الورق بتاريخ {{date}}',
  assessment: 'رأي المكتب في الرد: {{of}}',
}
