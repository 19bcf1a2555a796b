import type { words as id } from '../id/marks.ts'
import type { SameKeys } from '../words.ts'

export const words: SameKeys<typeof id> = {
  title: 'العلامة',
}
