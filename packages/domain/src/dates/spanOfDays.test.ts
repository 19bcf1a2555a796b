import { expect, test } from 'vitest'

import { spanOfDays } from './spanOfDays.ts'

test.each([
  [0, 'days', 0],
  [1, 'days', 1],
  [60, 'days', 60],
  [61, 'months', 2],
  [75, 'months', 2],
  [77, 'months', 3],
  [365, 'months', 12],
  [1_095, 'months', 36],
  [1_096, 'years', 3],
  [3_653, 'years', 10],
] as const)('%d calendar days are told in %s: %d', (days, unit, count) => {
  expect(spanOfDays(days)).toEqual({ unit, count })
})
