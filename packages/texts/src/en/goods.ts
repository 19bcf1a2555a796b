import type { words as id } from '../id/goods.ts'
import type { SameKeys } from '../words.ts'

export const words: SameKeys<typeof id> = {
  'class.outside': 'A class of goods or services is a number from 1 to 45.',
  'terms.tooMany': 'At most 1,000 goods and services can be checked at once.',
  title: 'Goods and services',
}
