import type { words as id } from '../id/uploads.ts'
import type { SameKeys } from '../words.ts'

export const words: SameKeys<typeof id> = {
  title: 'Uploads',
}
