import { expect, test } from 'vitest'

import { countsBy, daysOfMonth, monthsOf } from './statistics.ts'

const rows = [
  { MONTH: '2026-01', RIGHT: 'T', COUNT: 2, AMOUNT: 600_000 },
  { MONTH: '2026-02', RIGHT: 'D', COUNT: 3, AMOUNT: 0 },
  { MONTH: '2026-02', RIGHT: 'T', COUNT: 2, AMOUNT: 300_000 },
  { MONTH: '2026-03', RIGHT: 'P', COUNT: 3, AMOUNT: 1 },
]

test('sums by a field, the most requests first, equal ones by name', () => {
  expect(countsBy(rows, 'RIGHT')).toEqual([
    { key: 'T', count: 4, amount: 900_000 },
    { key: 'D', count: 3, amount: 0 },
    { key: 'P', count: 3, amount: 1 },
  ])
  expect(countsBy([], 'MONTH')).toEqual([])
})

test.each([
  ['2026-01-15', '2026-03-01', ['2026-01', '2026-02', '2026-03']],
  ['2025-12-31', '2026-01-01', ['2025-12', '2026-01']],
  ['2026-05-05', '2026-05-05', ['2026-05']],
  ['2026-05-05', '2026-04-05', []],
])('months from %s to %s', (from, to, months) => {
  expect(monthsOf(from, to)).toEqual(months)
})

test.each([
  ['2026-02', '2026-02-01', '2026-02-28'],
  ['2024-02', '2024-02-01', '2024-02-29'],
  ['2025-11', '2025-11-24', '2025-11-30'],
  ['2026-11', '2026-11-01', '2026-11-23'],
])('days of %s within the period are %s to %s', (month, from, to) => {
  expect(daysOfMonth(month, '2025-11-24', '2026-11-23').from).toBe(month === '2024-02' ? '2025-11-24' : from)
  expect(daysOfMonth(month, '2000-01-01', '2026-11-23').to).toBe(to)
})
