import type { words as id } from '../id/agents.ts'
import type { SameKeys } from '../words.ts'

export const words: SameKeys<typeof id> = {
  title: 'مستشار الملكية الفكرية',
}
