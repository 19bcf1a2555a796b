import { expect, test } from 'vitest'

import { paceOf, secondsLeft } from './pace.ts'

test('the pace of the last five seconds alone', () => {
  expect(
    paceOf([
      { at: 0, bytes: 0 },
      { at: 10_000, bytes: 1_000_000 },
      { at: 12_000, bytes: 1_200_000 },
    ]),
  ).toBe(100_000)
  expect(paceOf([{ at: 0, bytes: 0 }])).toBeUndefined()
})

test('the time left never jumps back', () => {
  const slow = [
    { at: 0, bytes: 0 },
    { at: 1000, bytes: 10_000 },
  ]
  expect(secondsLeft(110_000, slow, undefined)).toBe(10)
  expect(secondsLeft(110_000, slow, 4)).toBe(4)
})
