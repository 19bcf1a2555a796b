import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { compareMarks, likenessLevel, SAME, wordsAlike, type WordLikeness } from './markLikeness.ts'

const kopi: WordLikeness = { sought: [0], words: ['kopi'], by: SAME }
const coffee: WordLikeness = { sought: [0], words: ['coffee'], by: { MEANING: 0.8 } }
const senja: WordLikeness = { sought: [1], words: ['senja'], by: SAME }
const senjata: WordLikeness = { sought: [1], words: ['senjata'], by: { SPELLING: 5 / 7 } }
const joined: WordLikeness = { sought: [0, 1], words: ['kopisenja'], by: SAME }
const sought = ['kopi', 'senja']

describe('two words', () => {
  test.each([
    ['kopi', 'kopi', [], SAME],
    ['kopi', 'kopj', [], { SPELLING: 0.75 }],
    ['kopi', 'okpi', [], { SPELLING: 0.75 }],
    ['kopi', 'kafe', [], undefined],
    ['ko', 'ka', [], undefined],
    ['senja', 'senjata', [], { SPELLING: 5 / 7 }],
    ['senjata', 'senja', [], { SPELLING: 5 / 7 }],
    ['kopi', 'kopiko', [], undefined],
    ['senja', 'sensor', [], undefined],
    ['senjas', 'senjata', [], { SPELLING: 5 / 7 }],
    ['djarum', 'jarum', ['id'], { SPELLING: 5 / 6, SOUND: 0.9 }],
    ['phone', 'fon', ['en'], { SOUND: 0.85 }],
    ['khalid', 'qalid', ['ar', 'en'], { SPELLING: 1 - 2 / 6, SOUND: 0.85 }],
  ] as const)('%s and %s', (one, other, languages, expected) => {
    expect(wordsAlike(one, other, languages)).toEqual(expected)
  })
})

describe('a mark', () => {
  const compare = compareMarks(sought, [coffee, senjata, joined, kopi, senja])
  test.each([
    [['kopi', 'senja'], 100],
    [['senja', 'kopi'], 100],
    [['kopisenja'], 100],
    // Four of nine sought letters, and all of the mark.
    [['kopi'], 72],
    // Everything sought, nine of thirteen letters of the mark.
    [['kopi', 'senja', 'baru'], 85],
    [['coffee'], 58],
    [['teh'], 0],
  ])('%j scores %i', (words, score) => {
    expect(compare(words).score).toBe(score)
  })

  test('the score is the mean of the part of what is sought and the part of the mark', () => {
    expect(compare(['kopi', 'senja', 'baru'])).toMatchObject({ ofSought: 1, ofMark: 9 / 13 })
    expect(compare(['coffee'])).toMatchObject({ ofSought: expect.closeTo((0.8 * 4) / 9), ofMark: expect.closeTo(0.8) })
    expect(compare(['teh'])).toMatchObject({ ofSought: 0, ofMark: 0 })
  })

  test('a word counts once: kopi kopi is not kopi senja', () => {
    expect(compare(['kopi', 'kopi']).pairs).toEqual([kopi])
    expect(compare(['kopi', 'kopi']).score).toBe(47)
  })

  test('two words written as one must both be there', () => {
    const split = compareMarks(['indomie'], [{ sought: [0], words: ['indo', 'mie'], by: SAME }])
    expect(split(['indo', 'mie']).score).toBe(100)
    expect(split(['indo']).score).toBe(0)
  })

  test('by one reason alone, words that are alike by another do not count', () => {
    expect(compareMarks(sought, [coffee, senja], ['SPELLING'])(['coffee', 'senja']).pairs).toEqual([senja])
    expect(compareMarks(sought, [coffee, senja], ['MEANING'])(['coffee', 'senja']).pairs).toEqual([senja, coffee])
  })

  test('no mark scores under 0 or over 100, and the order of its words does not matter', () => {
    const word = fc.constantFrom('kopi', 'senja', 'coffee', 'kopisenja', 'senjata', 'teh', 'baru')
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
        const { score } = compare(words)
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(100)
        expect(compare(words.toReversed()).score).toBe(score)
      }),
    )
  })
})

test('levels begin at 60 and 80', () => {
  expect([0, 59, 60, 79, 80, 100].map(likenessLevel)).toEqual(['LOW', 'LOW', 'MEDIUM', 'MEDIUM', 'HIGH', 'HIGH'])
})
