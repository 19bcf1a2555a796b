import type { words as id } from '../id/usual.ts'
import type { SameKeys } from '../words.ts'

/** How long applications usually stay in a state, as counted from the last year. */
export const words = {
  time: 'usually {{span}}',
  stage: 'Usually {{span}}.',
  base: 'Applications counted from the last year: {{count}}; half of them took {{from}} to {{to}}.',
  filing: 'Usually',
  'filing.span': '{{span}} from filing to registration',
} as const satisfies SameKeys<typeof id>
