import { expect, test } from 'vitest'

import { timeLeft } from './timeLeft.ts'

test.each([
  ['2026-11-24', '2032-02-24', { years: 5, months: 3, days: 0 }],
  ['2026-11-24', '2032-02-23', { years: 5, months: 2, days: 30 }],
  ['2026-11-24', '2027-11-24', { years: 1, months: 0, days: 0 }],
  ['2026-11-24', '2026-12-01', { years: 0, months: 0, days: 7 }],
  ['2027-01-31', '2027-02-28', { years: 0, months: 1, days: 0 }],
  ['2028-02-29', '2029-02-28', { years: 1, months: 0, days: 0 }],
  ['2026-11-24', '2026-11-24', { years: 0, months: 0, days: 0 }],
  ['2026-11-24', '2020-01-01', { years: 0, months: 0, days: 0 }],
])('from %s to %s', (today, until, left) => {
  expect(timeLeft(today, until)).toEqual(left)
})
