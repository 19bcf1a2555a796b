import { markWords } from '@saki/domain/search/markWords'
import { describe, expect, test } from 'vitest'

import { SCRIPTS } from './meaningsInScripts.ts'
import { wordsOfSameMeaning } from './meanings.ts'

const meaningsOf = (word: string) => wordsOfSameMeaning(word).map((words) => words.join(' '))
const lines = SCRIPTS.trim()
  .split('\n')
  .map((line) => line.split(' '))

describe('a word of the same meaning', () => {
  test.each([
    ['قهوة', 'kopi'],
    ['القهوة', 'coffee'],
    ['咖啡', 'kopi'],
    ['龍', 'naga'],
    ['王', 'king'],
    ['kopi', 'قهوة'],
    ['coffee', 'القهوة'],
    ['kopi', '咖 啡'],
    ['naga', '龍'],
    ['龙', '龍'],
    ['coffee', 'qahwa'],
  ])('of %s is %s', (word, other) => {
    expect(meaningsOf(word)).toContain(other)
  })

  test('is never the word itself', () => {
    for (const word of ['kopi', 'قهوة', '咖啡']) expect(meaningsOf(word)).not.toContain(word)
    expect(meaningsOf('咖啡')).not.toContain('咖 啡')
  })
})

test.each(lines)('the line of %s has a meaning, and words that a search can look up', (indonesian, ...words) => {
  expect(meaningsOf(indonesian)).not.toEqual([])
  expect(new Set(words).size).toBe(words.length)
  for (const word of words) {
    const parts = markWords(word)
    // Two neighbouring words are looked up as one, not three.
    expect(parts.length, word).toBeLessThanOrEqual(/\p{Script=Han}/u.test(word) ? 2 : 1)
    expect(word).toMatch(/^(?:\p{Script=Arabic}+|\p{Script=Han}+)$/u)
    expect(meaningsOf(indonesian)).toContain(parts.map((part) => part.word).join(' '))
    expect(meaningsOf(parts.map((part) => part.word).join(''))).toContain(indonesian)
  }
})
