import type { words as id } from '../id/clients.ts'
import type { SameKeys } from '../words.ts'

export const words: SameKeys<typeof id> = {
  label: 'الموكّل',
  all: 'الكل',
  own: 'الخاصة بي',
  for: 'لصالح {{name}}',
  acting: 'تعمل على هذه المسودة نيابة عن {{name}}.',
  whom: 'يُقدَّم لصالح',
  'whom.hint': 'تكون المسودة ملكًا للموكّل؛ وتعمل فيها بموجب وكالته.',
  self: 'لنفسي، أو لموكّل بلا حساب',
}
