import type { words as id } from '../id/goods.ts'
import type { SameKeys } from '../words.ts'

export const words: SameKeys<typeof id> = {
  title: 'السلع والخدمات',
}
