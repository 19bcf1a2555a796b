import type { words as id } from '../id/patents.ts'
import type { SameKeys } from '../words.ts'

export const words: SameKeys<typeof id> = {
  title: 'Patent',
}
