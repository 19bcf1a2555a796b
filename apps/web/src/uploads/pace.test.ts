import { expect, test } from 'vitest'

import { paceOf, secondsLeft } from './pace.ts'

test('paceOf uses the last five seconds only; a single sample gives undefined', () => {
  expect(
    paceOf([
      { at: 0, bytes: 0 },
      { at: 10_000, bytes: 1_000_000 },
      { at: 12_000, bytes: 1_200_000 },
    ]),
  ).toBe(100_000)
  expect(paceOf([{ at: 0, bytes: 0 }])).toBeUndefined()
})

test('secondsLeft is never more than before', () => {
  const slow = [
    { at: 0, bytes: 0 },
    { at: 1000, bytes: 10_000 },
  ]
  expect(secondsLeft(110_000, slow, undefined)).toBe(10)
  expect(secondsLeft(110_000, slow, 4)).toBe(4)
})
