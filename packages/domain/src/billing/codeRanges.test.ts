import { expect, test } from 'vitest'

import { codeRanges, codesBeforeReopening } from './codeRanges.ts'

test.each([
  [1, [799_999, 979_999]],
  [2, [849_999, 989_999]],
  [3, [874_999, 994_999]],
])('before reopening %i of a day codes up to %j may have been drawn', (nth, lasts) => {
  expect(codesBeforeReopening(nth).map(({ last }) => last)).toEqual(lasts)
  expect(codesBeforeReopening(nth).map(({ first }) => first)).toEqual([0, 900_000])
})

test('the parts of the million follow each other without overlap', () => {
  const { single, joint } = codeRanges
  const parts = [single.daily, single.reserve, joint.daily, joint.reserve]
  expect(parts.flatMap(({ from, to }) => [from, to])).toEqual([
    0, 800_000, 800_000, 900_000, 900_000, 980_000, 980_000, 1_000_000,
  ])
})
