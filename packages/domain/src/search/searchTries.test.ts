import { describe, expect, test } from 'vitest'

import { otherSpellings, shorterTexts, spelledWords } from './searchTries.ts'

test.each([
  ['katub air', ['katub', 'air']],
  ['judul:"Pompa Tangan" 2017 x DID2020000001', ['pompa', 'tangan']],
  ['kelas:30 pemilik:kelas', ['kelas']],
  ['%%% "', []],
])('words of %s that could be misspelt', (text, words) => expect(spelledWords(text)).toEqual(words))

describe('other spellings', () => {
  test.each([
    ['katub air', { katub: ['katup', 'batu'] }, ['katup air', 'batu air']],
    ['judul:"Kopi Sejna"', { sejna: ['senja'] }, ['judul:"Kopi senja"']],
    ['kpi sejna', { kpi: ['kopi'], sejna: ['senja', 'sena'] }, ['kopi senja', 'kopi sena']],
    ['Éclaire', { eclaire: ['eclair'] }, ['eclair']],
    ['katub', { katub: ['a', 'b', 'c', 'd'] }, ['a', 'b', 'c']],
    ['kelas:30 kelas', { kelas: ['kela'] }, ['kelas:30 kela']],
    ['kopi', {}, []],
    ['kopi', { kopi: [] }, []],
  ])('of %s', (text, nearest, texts) => {
    expect(otherSpellings(text, new Map(Object.entries(nearest) as [string, string[]][]))).toEqual(texts)
  })
})

test.each([
  ['kopi kelas:30', ['kelas:30', 'kopi']],
  [
    '"kopi senja" pemilik:"Sari W" tahun:2017 status:proses',
    [
      'pemilik:"Sari W" tahun:2017 status:proses',
      '"kopi senja" tahun:2017 status:proses',
      '"kopi senja" pemilik:"Sari W" status:proses',
    ],
  ],
  ['kopi', []],
  ['kopi OR teh kelas:30', []],
  ['kopi kopi', ['kopi']],
  ['', []],
])('%s with a part left out', (text, texts) => expect(shorterTexts(text)).toEqual(texts))
