import type { words as id } from '../id/usual.ts'
import type { SameKeys } from '../words.ts'

/** How long applications usually stay in a state, as counted from the last year. */
export const words = {
  time: 'usually {{span}}',
  stage: 'This stage usually takes {{span}}.',
  base: 'Applications counted from the last year: {{count}}; half of them took {{from}} to {{to}}.',
  filing: 'Usually',
  'filing.span': '{{span}} from filing to registration',
  'span.years_one': '{{count}} year',
  'span.years_other': '{{count}} years',
  'span.months_one': '{{count}} month',
  'span.months_other': '{{count}} months',
  'span.days_one': '{{count}} day',
  'span.days_other': '{{count}} days',
} as const satisfies SameKeys<typeof id>
