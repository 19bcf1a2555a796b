import type { SameKeys } from '../words.ts'
import type { words as id } from '../id/errors.ts'

export const words: SameKeys<typeof id> = {}
