import type { words as id } from '../id/usual.ts'
import type { SameKeys } from '../words.ts'

/** How long applications usually stay in a state, as counted from the last year. */
export const words = {
  time: 'عادةً {{span}}',
  stage: 'تستغرق هذه المرحلة عادةً {{span}}.',
  base: 'عدد الطلبات المحسوبة من السنة الماضية: {{count}}؛ استغرق نصفها من {{from}} إلى {{to}}.',
  filing: 'عادةً',
  'filing.span': '{{span}} من التقديم إلى التسجيل',
  'span.years_zero': 'أقل من سنة',
  'span.years_one': 'سنة واحدة',
  'span.years_two': 'سنتان',
  'span.years_few': '{{count}} سنوات',
  'span.years_many': '{{count}} سنة',
  'span.years_other': '{{count}} سنة',
  'span.months_zero': 'أقل من شهر',
  'span.months_one': 'شهر واحد',
  'span.months_two': 'شهران',
  'span.months_few': '{{count}} أشهر',
  'span.months_many': '{{count}} شهرًا',
  'span.months_other': '{{count}} شهر',
  'span.days_zero': 'اليوم نفسه',
  'span.days_one': 'يوم واحد',
  'span.days_two': 'يومان',
  'span.days_few': '{{count}} أيام',
  'span.days_many': '{{count}} يومًا',
  'span.days_other': '{{count}} يوم',
} as const satisfies SameKeys<typeof id>
