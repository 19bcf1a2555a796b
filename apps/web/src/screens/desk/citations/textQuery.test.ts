import { parseRegisterQuery } from '@saki/domain/search/parseRegisterQuery'
import { expect, test } from 'vitest'

import { anyWordOf, inField } from './textQuery.ts'

test.each([
  ['pengering kopi', 'naskah:pengering naskah:kopi'],
  ['"biji kopi" -teh', 'naskah:"biji kopi" -naskah:teh'],
  ['tungku ATAU oven', 'naskah:tungku ATAU naskah:oven'],
  ['klaim:tungku pemilik:"PT Kopi" kopi*', 'klaim:tungku pemilik:"PT Kopi" naskah:kopi*'],
  ['', ''],
])('%s is searched in the text', (typed, expected) => {
  expect(inField(typed, 'naskah')).toBe(expected)
  expect(parseRegisterQuery(expected).ignored).toEqual([])
})

test('of a title the longer words are sought, each once', () => {
  expect(anyWordOf('Botol Minum untuk Air, botol Lipat')).toBe('botol ATAU minum ATAU untuk ATAU lipat')
  expect(anyWordOf('')).toBe('')
})
