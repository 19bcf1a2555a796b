import { expect, test } from 'vitest'

import { findMatches, pageText } from './foundText.ts'

test('words are found across line ends and in any case', () => {
  const text = pageText([
    { str: 'Surat Kekurangan', hasEOL: true },
    { str: 'Persyaratan (1)', hasEOL: false },
    { type: 'beginMarkedContent' },
  ])
  expect(text).toBe('Surat Kekurangan Persyaratan (1)')
  expect(findMatches(text, 'kekurangan  persyaratan')).toEqual([{ start: 6, end: 28 }])
  expect(findMatches(text, '(1)')).toEqual([{ start: 29, end: 32 }])
  expect(findMatches(text, '   ')).toEqual([])
  expect(findMatches('aaaa', 'aa')).toHaveLength(2)
})
