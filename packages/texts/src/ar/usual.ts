import type { words as id } from '../id/usual.ts'
import type { SameKeys } from '../words.ts'

/** How long applications usually stay in a state, as counted from the last year. */
export const words = {
  time: 'عادةً {{span}}',
  stage: 'عادةً {{span}}.',
  base: 'عدد الطلبات المحسوبة من السنة الماضية: {{count}}؛ استغرق نصفها من {{from}} إلى {{to}}.',
  filing: 'عادةً',
  'filing.span': '{{span}} من التقديم إلى التسجيل',
} as const satisfies SameKeys<typeof id>
