import { expect, test } from 'vitest'

import { periodFault, type PeriodChange } from './periodChange.ts'

const TODAY = '2026-11-20'
const months = (validFrom: string, n: number | null): PeriodChange => ({
  validFrom,
  months: n,
  calendarDays: null,
  workingDays: null,
})

test.each<[string, PeriodChange, PeriodChange | undefined, string | undefined]>([
  ['begins tomorrow', months('2026-11-21', 2), undefined, undefined],
  ['begins today', months(TODAY, 2), undefined, 'reaches_back'],
  ['begins in the past', months('2020-01-01', 2), undefined, 'reaches_back'],
  ['has no length', months('2026-12-01', null), undefined, 'no_length'],
  ['changes the length of one in force', months('2020-01-01', 2), months('2020-01-01', 3), 'in_force'],
  ['keeps the length of one in force', months('2020-01-01', 3), months('2020-01-01', 3), undefined],
  ['changes the length of a future one', months('2026-12-01', 2), months('2026-12-01', 3), undefined],
])('a period that %s', (_what, change, before, fault) => {
  expect(periodFault(change, before, TODAY)).toBe(fault)
})
