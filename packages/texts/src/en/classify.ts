import type { words as id } from '../id/classify.ts'
import type { SameKeys } from '../words.ts'

export const words: SameKeys<typeof id> = {
  title: 'Classification',
  reason: 'Reason',
  'reason.missing': 'Write the reason, at least 3 letters.',
  save: 'Save',
  cancel: 'Cancel',
  busy: 'Saving',
  saved: 'The classification is changed and stands in the change log.',
  same: 'Nothing is changed yet.',
  nice: 'Classes of goods and services',
  'nice.hint': 'Move terms to the class they belong to. Terms cannot be added or removed here.',
  more: 'The number of classes grows from {{before}} to {{after}}. Ask for the fee of the further classes by letter; the system does not bill it.',
  vienna: 'Vienna classification',
  'vienna.hint': 'Figurative elements of the mark. Type a code (26.1 or 26.1.12) or a word.',
  'vienna.none': 'No Vienna code yet.',
  'vienna.wrong': 'The classification does not have that code.',
  add: 'Add',
  remove: 'Remove {{code}}',
  locarno: 'Locarno classes',
  product: 'Product of {{code}}',
  ipc: 'IPC symbols',
  'ipc.hint': 'The main one first.',
  'ipc.choose': 'Choose from the IPC',
  up: 'Move {{code}} up',
  least: 'At least one class must remain.',
}
