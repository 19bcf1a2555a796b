import { expect, test } from 'vitest'

import { codeRanges, codesBeforeReopening } from './codeRanges.ts'

test.each([
  [1, [799_999, 979_999]],
  [2, [849_999, 989_999]],
  [3, [874_999, 994_999]],
])('before reopening %i of a day numbers up to %j may have been issued', (nth, lasts) => {
  expect(codesBeforeReopening(nth).map(({ last }) => last)).toEqual(lasts)
  expect(codesBeforeReopening(nth).map(({ first }) => first)).toEqual([0, 900_000])
})

test('the four ranges cover 0 to 1,000,000 without gap or overlap', () => {
  const { single, joint } = codeRanges
  const parts = [single.daily, single.reserve, joint.daily, joint.reserve]
  expect(parts.flatMap(({ from, to }) => [from, to])).toEqual([
    0, 800_000, 800_000, 900_000, 900_000, 980_000, 980_000, 1_000_000,
  ])
})
