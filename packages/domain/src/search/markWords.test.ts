import { expect, test } from 'vitest'

import { markWords } from './markWords.ts'

const words = (text: string) => markWords(text).map(({ word }) => word)

test.each([
  ['KOPI  SENJA', ['kopi', 'senja']],
  ["D'Angelo", ['dangelo']],
  ['Nguyễn Đà Éclair', ['nguyen', 'da', 'eclair']],
  ['A.B.C. & SONS', ['abc', 'sons']],
  ['indo-mie/goreng', ['indo', 'mie', 'goreng']],
  ['Straße Œuvre', ['strasse', 'oeuvre']],
  ['مُسَجَّل جديد', ['مسجل', 'جديد']],
  ['咖啡 KOPI', ['咖', '啡', 'kopi']],
  ['K0PI 21', ['k0pi', '21']],
  ['', []],
  ['!!! — …', []],
])('%s is divided into %j', (text, expected) => {
  expect(words(text)).toEqual(expected)
})

test('each word tells where it stands in the text', () => {
  const text = 'Kopi «D’Angelo» 2'
  expect(markWords(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Kopi', 'D’Angelo', '2'])
})

test('at most 40 words of 40 letters', () => {
  expect(words('kata '.repeat(60))).toHaveLength(40)
  expect(words('a'.repeat(60))).toEqual(['a'.repeat(40)])
})
