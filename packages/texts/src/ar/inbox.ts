import type { SameKeys } from '../words.ts'
import type { words as id } from '../id/inbox.ts'

export const words: SameKeys<typeof id> = {
  'subject.paymentReceived': 'تم استلام الدفع، رقم الطلب {{number}}',
  'subject.askCorrection': 'طلبك بحاجة إلى استكمال',
  'subject.extendCorrection': 'تم تمديد مهلة استكمال طلبك',
  'subject.correctionLapsed': 'انتهت مهلة الاستكمال ويُعد طلبك مسحوبًا',
  'subject.refuse': 'تم رفض طلبك',
  'subject.liftRefusal': 'أُلغي الرفض ويستمر الفحص',
  'subject.keepRefusal': 'تم تأكيد الرفض',
  'subject.publish': 'تم نشر تصميمك',
  'subject.oppose': 'هناك اعتراض على تصميمك',
  'subject.answerOver': 'انتهت مهلة الرد ويبدأ الفحص',
  'subject.register': 'تم تسجيل تصميمك',
  'subject.examine': 'بدأ الفحص الموضوعي',
  'subject.recordSuit': 'تم تسجيل الدعوى',
  'subject.suitLost': 'أيدت المحكمة الرفض',
  'subject.suitWon': 'أمرت المحكمة بالتسجيل',
  'subject.withdraw': 'تم سحب طلبك',
  'subject.cancel': 'أُلغي التسجيل',
  'subject.expire': 'انتهت حماية تصميمك',
  'body.paymentReceived': 'حصل طلب «{{title}}» على الرقم {{number}} وتاريخ الإيداع {{date}}. يمكن تنزيل الإيصال.',
}
