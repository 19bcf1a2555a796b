import type { SameKeys } from '../words.ts'
import type { words as id } from '../id/dueProposal.ts'

/** A proposed deadline at the page of a case; loaded only where there is one. */
export const words: SameKeys<typeof id> = {
  title: 'Proposed deadline {{date}}',
  by: 'Proposed by {{name}}, {{at}}',
  own: 'Another officer approves or returns this proposal.',
  approve: 'Approve',
  return: 'Return',
  remark: 'Remark for the proposer',
  approved: 'The new deadline applies and its letter was sent.',
  returned: 'The proposal was returned.',
}
