import type { words as id } from '../id/people.ts'
import type { SameKeys } from '../words.ts'

export const words: SameKeys<typeof id> = {
  title: 'Address book',
}
