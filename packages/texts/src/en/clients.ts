import type { words as id } from '../id/clients.ts'
import type { SameKeys } from '../words.ts'

export const words: SameKeys<typeof id> = {
  label: 'Client',
  all: 'All',
  own: 'My own',
  for: 'For {{name}}',
  acting: 'You are working on this draft on behalf of {{name}}.',
  whom: 'Filed for',
  'whom.hint': 'The draft belongs to the client; you work on it under a mandate.',
  self: 'Myself, or a client without an account',
}
