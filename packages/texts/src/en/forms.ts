import type { SameKeys } from '../words.ts'
import type { words as id } from '../id/forms.ts'

export const words: SameKeys<typeof id> = {
  readOnly: 'Read only',
  emptied: '{{fields}} cleared because they do not match the new choice.',
  'row.done': 'Done',
  'row.up': 'Up',
  'row.down': 'Down',
  'row.order': 'This order is used in the publication and the certificate.',
  'row.removed': '{{name}} removed',
  'ticks.chosen': '{{n}} of {{of}} chosen',
  'ticks.class': 'All of class {{class}}',
  'ticks.none': 'This case has no class or product yet.',
  'prefill.failed': 'The data could not be read. Try again or fill it in yourself.',
  'prefill.replaced': 'The earlier entries were replaced',
  'locarno.search': 'Add a class',
  'locarno.browse': 'Browse the 32 classes',
  'ipc.choose': 'Choose from the IPC',
  'ipc.unknown': 'This subclass is not in the edition in force',
}
