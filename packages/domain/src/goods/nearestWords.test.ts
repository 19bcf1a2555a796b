import { describe, expect, test } from 'vitest'

import { lettersApart, nearestWords } from './nearestWords.ts'

describe('lettersApart', () => {
  test.each([
    ['kopi', 'kopi', 0],
    ['kopi', 'kopy', 1],
    ['btaik', 'batik', 1],
    ['warng', 'warung', 1],
    ['sepatuu', 'sepatu', 1],
    ['coffe', 'cofee', 1],
    ['', 'ab', 2],
    ['kopi', 'teh', 3],
  ])('distance of %j and %j is %i', (a, b, distance) => {
    expect(Math.min(lettersApart(a, b, 2), 3)).toBe(distance)
    expect(Math.min(lettersApart(b, a, 2), 3)).toBe(distance)
  })
})

describe('nearestWords', () => {
  const known = [
    { word: 'batik', terms: 30 },
    { word: 'barik', terms: 1 },
    { word: 'bakti', terms: 2 },
    { word: 'warung', terms: 9 },
    { word: 'warna', terms: 400 },
    { word: 'teh', terms: 80 },
  ]

  test.each([
    ['btaik', ['batik']],
    ['batikk', ['batik']],
    ['baktik', ['batik', 'bakti']],
    ['warng', ['warna', 'warung']],
    ['tehh', ['teh']],
    ['the', []],
    ['zzzzz', []],
  ])('suggestions for %s: %j', (typed, meant) => {
    expect(nearestWords(typed, known)).toEqual(meant)
  })

  test('at most four suggestions, those in most terms first', () => {
    const many = Array.from({ length: 20 }, (_, i) => ({ word: `kop${String.fromCharCode(97 + i)}`, terms: i }))
    expect(nearestWords('kop1', many)).toEqual(['kopt', 'kops', 'kopr', 'kopq'])
  })
})
