import type { SameKeys } from '../words.ts'
import type { words as id } from '../id/forms.ts'

export const words: SameKeys<typeof id> = {
  readOnly: 'للقراءة فقط',
  emptied: 'أُفرغت {{fields}} لأنها لا توافق الاختيار الجديد.',
  'row.done': 'تم',
  'row.up': 'أعلى',
  'row.down': 'أسفل',
  'row.order': 'يُستخدم هذا الترتيب في النشر وفي الشهادة.',
  'row.removed': 'أُزيل {{name}}',
  'ticks.chosen': 'اختير {{n}} من {{of}}',
  'ticks.class': 'كل ما في الفئة {{class}}',
  'ticks.none': 'لا فئة ولا منتج في هذا الملف بعد.',
  'prefill.failed': 'تعذّرت قراءة البيانات. أعد المحاولة أو املأها بنفسك.',
  'prefill.replaced': 'استُبدلت البيانات السابقة',
  'locarno.search': 'إضافة فئة',
  'locarno.browse': 'تصفّح الفئات الـ 32',
  'ipc.choose': 'اختر من التصنيف الدولي',
  'ipc.unknown': 'هذا الصنف الفرعي غير موجود في الإصدار الساري من التصنيف الدولي',
}
