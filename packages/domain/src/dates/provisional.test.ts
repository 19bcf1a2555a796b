import { expect, test } from 'vitest'

import { restsOnProvisional } from './provisional.ts'

const holidays = [
  { day: '2026-12-25', provisional: false },
  { day: '2027-03-10', provisional: true },
]

test.each([
  ['2026-11-20', '2026-12-31', false],
  ['2026-12-30', '2027-03-09', false],
  ['2026-12-30', '2027-03-10', true],
  ['2027-03-10', '2027-03-12', true],
  ['2027-03-11', '2027-12-31', false],
  ['2027-11-01', '2028-01-01', true],
])('a date counted from %s to %s may still change: %s', (from, to, moves) => {
  expect(restsOnProvisional(from, to, holidays)).toBe(moves)
})
