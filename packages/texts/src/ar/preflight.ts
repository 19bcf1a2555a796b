import type { words as id } from '../id/preflight.ts'
import type { SameKeys } from '../words.ts'

export const words: SameKeys<typeof id> = {
  title: 'فحص الملف',
}
