import { describe, expect, test } from 'vitest'

import { ipcSuggester, type IpcRow } from './suggestIpc.ts'

const row = (code: string, nameId: string, nameEn = '', words = ''): IpcRow => ({ code, nameId, nameEn, words })
const suggest = ipcSuggester([
  row('A', 'Kebutuhan manusia kopi'),
  row('A23', 'Pangan kopi'),
  row('A23F', 'Kopi, teh', 'Coffee, tea', 'penyangraian'),
  row('A23N', 'Mesin pengolah buah', 'Machines for fruit', 'kopi, pengupas'),
  row('F26B', 'Pengeringan bahan padat', 'Drying of solids', 'pengering'),
  row('H02S', 'Listrik dari cahaya', 'Power from light', 'panel surya, fotovoltaik'),
  row('H99Z', 'Hal lain fotovoltaik', 'Other subject matter'),
])

describe('what the words of an invention suggest', () => {
  test.each([
    ['a word of the title', 'Teh celup', '', ['A23F']],
    ['English as well as Indonesian', 'Tea bag with drying', '', ['A23F', 'F26B']],
    ['a word with another ending', 'Keringnya pengering', '', ['F26B']],
    ['the abstract after the title', 'Teh celup', 'Dengan fotovoltaik', ['A23F', 'H02S']],
    ['subclasses only, and not the rest of a section', 'Fotovoltaik', '', ['H02S']],
    ['nothing for words of any invention', 'Alat, mesin, dan metode baru', 'sistem untuk produk', []],
    ['nothing for unknown words', 'xyzzy', 'plugh', []],
    ['nothing without words', '', '', []],
  ])('%s', (_says, title, abstract, codes) => expect(suggest({ title, abstract })).toEqual(codes))

  test('at most five, alike ones by their code', () => {
    const many = ipcSuggester([
      ...'GFEDCBA'.split('').map((letter) => row(`A01${letter}`, 'cangkul')),
      ...Array.from({ length: 600 }, (_, at) => row(`B${String(at).padStart(3, '0')}`, `kata${at}`)),
    ])
    expect(many({ title: 'Cangkul', abstract: '' })).toEqual(['A01A', 'A01B', 'A01C', 'A01D', 'A01E'])
  })
})
