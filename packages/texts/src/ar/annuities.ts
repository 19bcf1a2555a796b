import type { words as id } from '../id/annuities.ts'
import type { SameKeys } from '../words.ts'

export const words: SameKeys<typeof id> = {
  title: 'الرسوم السنوية',
  lead: 'ادفع الرسوم السنوية لبراءة واحدة أو أكثر برمز فوترة واحد. يمكنك أيضًا الدفع عن براءة شخص آخر.',
  line: 'رسم السنة {{year}}، {{number}}',
  'why.full': 'السنة {{year}} من {{years}}: ‏{{base}} + ‏{{claims}} مطالبة × ‏{{perClaim}}',
  'why.reduced': 'السنة {{year}} من {{years}}: عُشر {{base}} + ‏{{claims}} مطالبة × ‏{{perClaim}}',
  'why.late': 'السنة {{year}} من {{years}}: ‏{{base}} + ‏{{claims}} مطالبة × ‏{{perClaim}}، مع زيادة 100% لتجاوز الموعد',
  'why.lateReduced':
    'السنة {{year}} من {{years}}: عُشر {{base}} + ‏{{claims}} مطالبة × ‏{{perClaim}}، مع زيادة 100% لتجاوز الموعد',
  'bill.title_zero': 'رسوم سنوية بلا براءات',
  'bill.title_one': 'الرسوم السنوية لبراءة واحدة',
  'bill.title_two': 'الرسوم السنوية لبراءتين',
  'bill.title_few': 'الرسوم السنوية لـ {{count}} براءات',
  'bill.title_many': 'الرسوم السنوية لـ {{count}} براءة',
  'bill.title_other': 'الرسوم السنوية لـ {{count}} براءة',
  'fault.UNKNOWN': 'لا توجد براءة ممنوحة بهذا الرقم. تحقّق من رقم الطلب.',
  'fault.ENDED': 'لم تعد هذه البراءة سارية، فلا رسوم سنوية عليها.',
  'fault.REVIEW': 'انتهت مهلة السماح ويراجع موظف القضية. اتصل بالمكتب قبل الدفع.',
  'fault.ALL_PAID': 'دُفعت كل الرسوم السنوية لهذه البراءة.',
  'fault.YEAR': 'لا يمكن دفع هذه السنة الأخيرة: إما مدفوعة، أو أقل مما يشمله الدفع الأول، أو بعد انتهاء الحماية.',
  'fault.TARIFF': 'لا توجد تعرفة لهذه السنة بعد. اتصل بالمكتب.',
  'fault.REPEATED': 'ذُكر هذا الرقم مرتين.',
  'fault.MANY': 'يدفع رمز الفوترة الواحد {{most}} سنة على الأكثر. قسّمها إلى عدة دفعات.',
  'refused.closed': 'لا يمكن دفع الرسوم السنوية لهذه البراءة الآن.',
  'refused.year': 'لا يمكن دفع هذه السنة الأخيرة.',
  'refused.tariff': 'لا توجد تعرفة لهذه السنة بعد. اتصل بالمكتب.',
}
