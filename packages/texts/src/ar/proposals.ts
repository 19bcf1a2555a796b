import type { SameKeys } from '../words.ts'
import type { words as id } from '../id/proposals.ts'

/** Acts that wait for a second officer; loaded only with their list and where there is one. */
export const words: SameKeys<typeof id> = {
  lead: 'يوافق موظف آخر على هذه الإجراءات قبل نفاذها. الأقدم أولًا.',
  none: 'لا توجد اقتراحات منتظرة.',
  act: 'المقترح',
  by: 'مقدم الاقتراح',
  turn: 'الدور',
  own: 'اقتراحك',
  yours: 'لك أن تبت فيه',
  until: 'حتى {{date}}',
  title: 'مقترح:',
  'by.at': 'اقترحه {{name}}، {{at}}',
  'own.text': 'يوافق على هذا الاقتراح أو يعيده موظف آخر.',
  'change.register': 'تغيير بيانات طلب',
  'change.tariff': 'تغيير تعرفة',
  amount: 'المبلغ',
  validTo: 'سارٍ حتى',
  decide: 'البت',
  see: 'عرض الاقتراح',
  reason: 'سبب مقدم الاقتراح',
  'approved.change': 'وُفق على الاقتراح وأُجري التغيير.',
  approve: 'موافقة',
  return: 'إعادة',
  takeBack: 'سحب الاقتراح',
  letter: 'عرض رسالته',
  remark: 'ملاحظة لمقدم الاقتراح',
  approved: 'وُفق على الاقتراح ونُفذ الإجراء.',
  returned: 'لم يُوافق على الاقتراح.',
  'returned.by': 'أعاده {{name}}، {{at}}',
}
