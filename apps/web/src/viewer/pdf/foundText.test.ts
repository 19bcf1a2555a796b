import { expect, test } from 'vitest'

import { placesOf, textOf } from './foundText.ts'

test('words are found over the end of a line and whatever their capitals', () => {
  const text = textOf([
    { str: 'Surat Kekurangan', hasEOL: true },
    { str: 'Persyaratan (1)', hasEOL: false },
    { type: 'beginMarkedContent' },
  ])
  expect(text).toBe('Surat Kekurangan Persyaratan (1)')
  expect(placesOf(text, 'kekurangan  persyaratan')).toEqual([{ start: 6, end: 28 }])
  expect(placesOf(text, '(1)')).toEqual([{ start: 29, end: 32 }])
  expect(placesOf(text, '   ')).toEqual([])
  expect(placesOf('aaaa', 'aa')).toHaveLength(2)
})
