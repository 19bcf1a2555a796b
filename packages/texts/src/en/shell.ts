import type { SameKeys } from '../words.ts'
import type { words as id } from '../id/shell.ts'

export const words: SameKeys<typeof id> = {}
