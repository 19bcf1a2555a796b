import { describe, expect, test } from 'vitest'

import { foldTerm, phrasesWithin, soughtWords } from './soughtWords.ts'

describe('foldTerm', () => {
  test.each([
    ['  Kopi,  BUBUK (instan) ', 'kopi bubuk instan'],
    ['Café', 'cafe'],
    ['cafe\u0301', 'cafe'],
    ['ﬁlm', 'film'],
    ['50%_off\\', '50 off'],
    ['قَهْوَة', 'قهوة'],
    ['咖啡', '咖啡'],
    ['Кофе', 'кофе'],
    ['😀', ''],
    ['\0\ud800', ''],
    ['', ''],
  ])('%j is folded to %j', (text, folded) => {
    expect(foldTerm(text)).toBe(folded)
  })

  test('is at most 500 characters', () => {
    expect(foldTerm('a'.repeat(1_000_000))).toHaveLength(500)
    expect(foldTerm('\ufdfa'.repeat(10_000)).length).toBeLessThanOrEqual(500)
    expect(foldTerm(`${'a'.repeat(499)} b`)).toBe('a'.repeat(499))
  })
})

describe('soughtWords', () => {
  test.each<[question: string, words: string[], core: string, mayGoOn: boolean]>([
    ['kopi', ['kopi'], 'kopi', true],
    ['kopi ', ['kopi'], 'kopi', false],
    ['kopi bu', ['kopi', 'bu'], 'kopi bu', true],
    ['saya mau jual kue rumahan', ['kue', 'rumahan'], 'kue rumahan', true],
    ['we sell shoes and bags', ['shoes', 'bags'], 'shoes bags', true],
    ['kopi dan', ['kopi'], 'kopi', false],
    ['usaha', ['usaha'], 'usaha', true],
    ['kopi kopi KOPI', ['kopi'], 'kopi kopi kopi', true],
    ['a b c d e f g h i j k l', ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'j'], 'b c d e f g h j k l', false],
    ['%', [], '', false],
    ['', [], '', false],
  ])('%j', (question, words, core, mayGoOn) => {
    expect(soughtWords(question)).toMatchObject({ words, core, mayGoOn })
  })
})

test('phrasesWithin gives distinct runs of up to four words', () => {
  expect(phrasesWithin('a b a')).toEqual(['a', 'a b', 'a b a', 'b', 'b a'])
  expect(phrasesWithin('')).toEqual([])
  expect(phrasesWithin('kata '.repeat(200).trim()).length).toBeLessThan(80)
})
