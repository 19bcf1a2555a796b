import type { SameKeys } from '../words.ts'
import type { words as id } from '../id/proposals.ts'

/** Acts that wait for a second officer; loaded only with their list and where there is one. */
export const words: SameKeys<typeof id> = {
  lead: 'Another officer approves these before they take effect. The oldest first.',
  none: 'No proposal is waiting.',
  act: 'What is proposed',
  by: 'Proposed by',
  turn: 'Turn',
  own: 'Your proposal',
  yours: 'Yours to decide',
  until: 'Until {{date}}',
  title: 'Proposed:',
  'by.at': 'Proposed by {{name}}, {{at}}',
  'own.text': 'Another officer approves or returns this proposal.',
  'change.register': 'Change data of an application',
  'change.tariff': 'Change a tariff',
  amount: 'Amount',
  validTo: 'Valid until',
  decide: 'Decide',
  see: 'See the proposal',
  reason: 'Reason of the proposer',
  'approved.change': 'The proposal was approved and the change made.',
  approve: 'Approve',
  return: 'Return',
  takeBack: 'Take it back',
  letter: 'See its letter',
  remark: 'Remark for the proposer',
  approved: 'The proposal was approved and its act taken.',
  returned: 'The proposal was not approved.',
  'returned.by': 'Returned by {{name}}, {{at}}',
}
