import type { SameKeys } from '../words.ts'
import type { words as id } from '../id/applications.ts'

export const words: SameKeys<typeof id> = {
  'status.patent': 'Patent',
  'status.design': 'Industrial design',
  'status.mark': 'Trade mark',
  'next.pay': 'Your turn: pay {{amount}}',
  'next.reissue': 'Your turn: get a new billing code. Your filing is safe.',
}
