import { describe, expect, test } from 'vitest'

import { compareMarks } from './markLikeness.ts'
import { markAgrees, partsAlike, type MarkMatch } from './markParts.ts'

describe('marks that agree', () => {
  test.each<[MarkMatch, string, string, boolean]>([
    ['exact', 'kopi senja', 'kopi senja', true],
    ['exact', 'kopi senja', 'senja kopi', false],
    ['exact', 'kopi', 'kopi senja', false],
    ['prefix', 'kopi se', 'kopi senja', true],
    ['prefix', 'kopi senja', 'kopi senja', true],
    ['prefix', 'senja', 'kopi senja', false],
    ['prefix', 'ko', 'kopi', true],
    ['contains', 'senj', 'kopi senjata', true],
    ['contains', 'jata kop', 'kopi senjata', true],
    ['contains', 'jata teh', 'kopi senjata', false],
    ['contains', 'op', 'kopi', false],
    ['contains', 'ko', 'kopi', true],
  ])('%s: %s in %s is %s', (match, sought, mark, agrees) => {
    expect(markAgrees(match, sought.split(' '), mark.split(' '))).toBe(agrees)
  })

  test.each<MarkMatch>(['exact', 'prefix', 'contains'])('%s: nothing agrees with no words', (match) => {
    expect(markAgrees(match, [], [])).toBe(false)
    expect(markAgrees(match, [], ['kopi'])).toBe(false)
  })
})

test('the score of a part is its share of the letters', () => {
  const alike = partsAlike(['senj'], ['senja', 'senjata', 'kopi'])
  expect(alike.map(({ words }) => words)).toEqual([['senja'], ['senjata']])
  expect(compareMarks(['senj'], alike)(['senja']).score).toBe(80)
  expect(compareMarks(['kopi'], partsAlike(['kopi'], ['kopi']))(['kopi']).score).toBe(100)
})
