import type { SameKeys } from '../words.ts'
import type { words as id } from '../id/payments.ts'

export const words: SameKeys<typeof id> = {
  'quote.choose': 'اختر نوع الطلب وفئة الدافع؛ ثم تُحسب الرسوم.',
  'mail.numbered.subject': 'تم استلام الطلب {{number}}',
  'mail.numbered.body': 'السيد/السيدة {{name}}،\n\nاستلمنا مبلغ {{amount}} عن التقديم {{submission}}.\nطلبكم مسجّل:\n\n  رقم الطلب       {{number}}\n  تاريخ الإيداع   {{date}}\n  العنوان         {{title}}\n\nيمكن تنزيل الإيصال من البوابة في صفحة طلبكم. يفحص المكتب الآن الشكليات؛ وإن لزم منكم إجراء فستجدونه في صندوق الوارد.\n\nSAKI 21',
}
