import type { SameKeys } from '../words.ts'
import type { words as id } from '../id/applications.ts'

export const words: SameKeys<typeof id> = {}
