import type { words as id } from '../id/goods.ts'
import type { SameKeys } from '../words.ts'

export const words: SameKeys<typeof id> = {
  'class.outside': 'فئة السلع أو الخدمات رقم من 1 إلى 45.',
  'terms.tooMany': 'يمكن التحقق من 1000 سلعة أو خدمة على الأكثر في المرة الواحدة.',
  title: 'السلع والخدمات',
}
