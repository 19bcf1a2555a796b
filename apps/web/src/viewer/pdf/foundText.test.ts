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

const found = (text: string, question: string) =>
  findMatches(text, question).map(({ start, end }) => text.slice(start, end))

test.each([
  ['Île de la Réunion, re\u0301union', 'REUNION', ['Réunion', 're\u0301union']],
  ['Éclair dan e\u0301clair', 'éclair', ['Éclair', 'e\u0301clair']],
  ["Sari D'Angelo, D’Angelo", 'dangelo', ["D'Angelo", 'D’Angelo']],
  ['Straße 1', 'strasse', ['Straße']],
  ['ﬁlm', 'film', ['ﬁlm']],
  ['Straße', 's', ['S', 'ß']],
  ['مُسَجَّلٌ هنا', 'مسجل', ['مُسَجَّلٌ']],
  ['مسجل هنا', 'مُسَجَّل', ['مسجل']],
  ['قـــهوة', 'قهوة', ['قـــهوة']],
  ['𝐀 Kopi', 'kopi', ['Kopi']],
  ['ΟΔΟΣ', 'οδος', ['ΟΔΟΣ']],
  ["D'Angelo", "'", ["'"]],
])('in %s the words %j mark %j, whatever marks the letters have', (text, question, words) => {
  expect(found(text, question)).toEqual(words)
})
