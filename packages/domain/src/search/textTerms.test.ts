import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { textSnippet } from './textSnippet.ts'
import { passageText, passageVector, soughtWordsOf, textTerms, type Passage, type Stems } from './textTerms.ts'

const passage = (part: Passage['part'], body: string): Passage => ({ part, page: 1, claim: null, fileId: null, body })
const stems: Stems = new Map([['pengeringan', { id: 'kering', en: 'pengeringan' }]])

describe('textTerms', () => {
  test('has stems, words as written and neighbouring pairs of each part, without words that every text has', () => {
    const found = textTerms([passage('description', 'Pengeringan yang biji'), passage('title', 'Biji')], stems)
    expect(found.toSorted()).toEqual(
      ['d:kering', 'd:biji', 'dw:pengeringan', 'dw:biji', 'dp:kering biji', 't:biji', 'tw:biji'].toSorted(),
    )
  })

  test('stems an English text by English', () => {
    const known: Stems = new Map([['dryers', { id: 'dryers', en: 'dryer' }]])
    expect(textTerms([passage('claims', 'the dryers of the kind')], known)).toContain('c:dryer')
  })

  test('stays below what a tsvector holds', () => {
    const body = Array.from({ length: 60_000 }, (_, n) => `kata${n}`).join(' ')
    expect(textTerms([passage('description', body)], new Map()).join('').length).toBeLessThan(1_000_000)
  })
})

test('passageVector has the places of words, counted with those that every text has', () => {
  expect(passageVector("Biji yang biji d'Or", new Map())).toBe("'biji':1,3 'dor':4")
  expect(soughtWordsOf([passage('title', 'biji dan biji')])).toEqual(['biji'])
})

test.each([
  ['a NUL and an override', 'kopi\u0000 \u202ehitam', 'kopi hitam'],
  ['half a character', 'kopi \ud83d', 'kopi \ufffd'],
  ['lines', 'kopi\n\n hitam ', 'kopi hitam'],
])('passageText cleans %s', (_says, text, expected) => expect(passageText(text)).toBe(expected))

describe('textSnippet', () => {
  const body = `${'awal '.repeat(60)}biji kopi kering ${'akhir '.repeat(60)}`
  test('shows the found words with a few around them', () => {
    const { text, found } = textSnippet(body, [61, 62])
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(['biji', 'kopi'])
    expect(text.startsWith('… awal')).toBe(true)
    expect(text.split(' ').length).toBeLessThan(45)
  })

  test('marks beginnings, and leaves markup as text', () => {
    const { text, found } = textSnippet('<b>Pengering</b> & kopi', [], ['pengeri'])
    expect(text).toBe('<b>Pengering</b> & kopi')
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(['Pengering'])
  })

  test('never throws, and its places lie in its text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.array(fc.integer({ min: -3, max: 40 })), (text, places) => {
        const { text: shown, found } = textSnippet(text, places)
        for (const { start, end } of found) expect(start >= 0 && end > start && end <= shown.length).toBe(true)
      }),
    )
  })
})
