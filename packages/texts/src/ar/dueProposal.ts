import type { SameKeys } from '../words.ts'
import type { words as id } from '../id/dueProposal.ts'

/** A proposed deadline at the page of a case; loaded only where there is one. */
export const words: SameKeys<typeof id> = {
  title: 'موعد نهائي مقترح {{date}}',
  by: 'اقترحه \u2068{{name}}\u2069، {{at}}',
  own: 'يوافق على هذا الاقتراح أو يعيده موظف آخر.',
  approve: 'موافقة',
  return: 'إعادة',
  remark: 'ملاحظة لمقدم الاقتراح',
  approved: 'يسري الموعد النهائي الجديد وأُرسل خطابه.',
  returned: 'أُعيد الاقتراح.',
}
