import { SAME, type WordLikeness } from '@saki/domain/search/markLikeness'
import { describe, expect, test } from 'vitest'

import { partialNames } from './partialNames.ts'

const sought = ['kopi', 'jaya', 'mutiara', 'abadi']
const same: WordLikeness[] = sought.map((word, place) => ({ sought: [place], words: [word], by: SAME }))
const frequent = new Set([...sought, 'kupi', 'coffee'])
const named = (of: readonly string[], alike: readonly WordLikeness[] = same) =>
  partialNames({ sought: of, alike, frequent }).map((words) => words.join(' '))

describe('names of some of four sought words', () => {
  test('are all pairs and threes of them, in every order', () => {
    const names = named(sought)
    expect(names).toHaveLength(6 * 2 + 4 * 6)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(expect.arrayContaining(['mutiara abadi', 'abadi mutiara', 'jaya abadi kopi']))
  })

  test('begin with those that stand for most letters', () => {
    expect(named(sought).slice(0, 2)).toEqual(['mutiara abadi', 'abadi mutiara'])
  })

  test('have words alike in many marks, words of the same meaning, and of others one', () => {
    const others: WordLikeness[] = [
      { sought: [0], words: ['kupi'], by: { SPELLING: 0.75 } },
      { sought: [0], words: ['coffee'], by: { MEANING: 0.8 } },
      { sought: [0], words: ['kopu'], by: { SPELLING: 0.75 } },
      { sought: [0], words: ['kopa'], by: { SPELLING: 0.7 } },
    ]
    const names = named(sought, [...same, ...others])
    expect(names).toEqual(expect.arrayContaining(['kupi jaya', 'jaya coffee', 'kopu abadi']))
    expect(names.filter((name) => name.includes('kopa'))).toEqual([])
  })

  test('are at most 1,200, however many words are alike', () => {
    const five = [...sought, 'sejati']
    const many = five.flatMap((_, place) =>
      Array.from({ length: 20 }, (__, at): WordLikeness => ({
        sought: [place],
        words: [`w${place}${at}`],
        by: { MEANING: 0.8 },
      })),
    )
    expect(named(five, many).length).toBe(1_200)
  })
})

test('of three words pairs only, of two words none', () => {
  expect(named(sought.slice(0, 3)).every((name) => name.split(' ').length === 2)).toBe(true)
  expect(named(sought.slice(0, 2))).toEqual([])
})
