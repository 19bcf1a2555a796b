import { expect, test } from 'vitest'

import { abstractText } from './abstractText.ts'

const titles = ['Tungku Gerabah', 'Earthenware stove']

test.each([
  ['heading and title', 'ABSTRAK TUNGKU GERABAH Invensi ini mengenai tungku.', 'Invensi ini mengenai tungku.'],
  ['title and heading', 'Tungku Gerabah Abstrak: Invensi ini mengenai tungku.', 'Invensi ini mengenai tungku.'],
  ['the English ones', 'Abstract. Earthenware stove The stove saves wood.', 'The stove saves wood.'],
  ['neither', 'Invensi ini mengenai tungku.', 'Invensi ini mengenai tungku.'],
  ['a sentence that begins with the title', 'Tungku Gerabah ini hemat kayu.', 'Tungku Gerabah ini hemat kayu.'],
  ['a word that begins as the heading', 'Abstraksi data dipakai.', 'Abstraksi data dipakai.'],
  ['the heading alone', 'ABSTRAK', ''],
])('an abstract with %s keeps its text', (_above, text, kept) => expect(abstractText(text, titles)).toBe(kept))

test('an empty title takes nothing away', () => expect(abstractText('Abstrak Alat.', ['', ' '])).toBe('Alat.'))
