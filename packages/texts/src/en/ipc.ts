import type { words as id } from '../id/ipc.ts'
import type { SameKeys } from '../words.ts'

export const words: SameKeys<typeof id> = {
  title: 'IPC classification',
  search: 'Search the IPC',
  'search.symbol': 'Type a word, for example coffee, or a symbol, for example A23F 5/02. Edition {{edition}}.',
  'search.part': 'Type a word, for example coffee, or a symbol, for example A23F. Edition {{edition}}.',
  unknown: '{{code}} is not in edition {{edition}} of the IPC.',
  maybe: 'Perhaps',
  'maybe.title': 'From the words of the title. Check before you choose; the office decides the classification.',
  'maybe.abstract':
    'From the words of the title and the abstract. Check before you choose; the office decides the classification.',
  tree: 'Sections, classes and subclasses',
}
