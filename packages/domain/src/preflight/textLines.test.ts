import { describe, expect, test } from 'vitest'

import { sortPage } from './marginalia.ts'
import { guessMarks, partPages } from './parts.ts'
import { testLine, testPage } from './testLook.ts'
import { joinLines, textLines } from './textLines.ts'

const fragment = (text: string, x: number, y: number, width = text.length * 2) => ({ text, x, y, width, height: 4 })

describe('textLines', () => {
  test('fragments of one line become one run, in any drawing order', () =>
    expect(
      textLines([fragment('pengering', 44, 40), fragment('Alat', 30, 40.3), fragment('kopi', 30, 46)]).map(
        ({ text }) => text,
      ),
    ).toEqual(['Alat pengering', 'kopi']))

  test('a number in the margin is a run of its own', () =>
    expect(textLines([fragment('5', 15, 40), fragment('Alat pengering', 30, 40)]).map(({ text }) => text)).toEqual([
      '5',
      'Alat pengering',
    ]))

  test('letters drawn one by one are joined without spaces', () =>
    expect(
      textLines(['A', 'l', 'a', 't'].map((letter, at) => fragment(letter, 30 + at * 2, 40, 2))).map(({ text }) => text),
    ).toEqual(['Alat']))
})

describe('sortPage', () => {
  const text = Array.from({ length: 12 }, (_, at) => testLine('Satu baris uraian yang panjang', 30, 40 + at * 6))

  test.each([['7'], ['- 7 -'], ['7/12'], ['Halaman 7'], ['Hal. 7 dari 12'], ['Page 7 of 12']])(
    '%s is a page number',
    (number) => expect(sortPage([...text, testLine(number, 100, 282)], 297).pageNumber?.text).toBe(number),
  )

  test('a number in the middle of the page is no page number', () =>
    expect(sortPage([...text, testLine('7', 100, 150)], 297).pageNumber).toBeUndefined())

  test('multiples of five beside the text are line numbers', () => {
    const numbers = [5, 10].map((number) => testLine(String(number), 22, 40 + (number - 1) * 6))
    const sorted = sortPage([...text, ...numbers], 297)
    expect(sorted.lineNumbers.map((line) => line.text)).toEqual(['5', '10'])
    expect(joinLines(sorted.text)).toHaveLength(12)
  })

  test('numbers within the text are no line numbers', () =>
    expect(sortPage([...text, testLine('10', 60, 120)], 297).lineNumbers).toEqual([]))
})

describe('parts of a combined document', () => {
  const pages = [
    testPage(1, ['DESKRIPSI', 'Bidang teknik']),
    testPage(2, ['lanjutan']),
    testPage(3, ['Klaim', '1. Suatu alat.']),
    testPage(4, ['ABSTRAK', 'Alat ini']),
    testPage(5, ['Gambar 1', '12']),
  ]
  test('start pages are guessed from headings', () =>
    expect(guessMarks(pages)).toEqual({ DES: 1, KLM: 3, ABS: 4, GBR: 5 }))

  test('pages of no part have kind other', () => {
    const there = [
      { slot: 'DES', from: 2, pages: 1 },
      { slot: 'KLM', from: 3, pages: 1 },
      { slot: 'GBR', from: 4, pages: 2 },
    ]
    expect(partPages(pages, there).map(({ kind, pages: own }) => [kind, own.map(({ page }) => page)])).toEqual([
      ['other', [1]],
      ['description', [2]],
      ['claims', [3]],
      ['drawings', [4, 5]],
    ])
  })
})
