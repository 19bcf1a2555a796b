import type { SameKeys } from '../words.ts'
import type { words as id } from '../id/applications.ts'

export const words: SameKeys<typeof id> = {
  'status.patent': 'براءة اختراع',
  'status.design': 'تصميم صناعي',
  'status.mark': 'علامة تجارية',
  'next.pay': 'دورك: ادفع {{amount}}',
  'next.reissue': 'دورك: اطلب رمز سداد جديدًا. ملفك محفوظ.',
}
