import { expect, test } from 'vitest'

import { dueDate } from './dueDate.ts'
import { workingDaysBetween } from './workingDays.ts'

const HOLIDAYS = new Set(['2026-12-24', '2026-12-25'])

test.each([
  ['the same day', '2026-11-23', '2026-11-23', 0],
  ['the next day', '2026-11-23', '2026-11-24', 1],
  ['over a weekend', '2026-11-20', '2026-11-23', 1],
  ['to a Saturday', '2026-11-23', '2026-11-28', 4],
  ['from a Sunday', '2026-11-22', '2026-11-23', 1],
  ['over a holiday and collective leave', '2026-12-23', '2026-12-28', 1],
  ['backwards', '2026-11-24', '2026-11-20', 0],
])('%s, from %s to %s, are %i working days', (_what, from, to, days) => {
  expect(workingDaysBetween(from, to, HOLIDAYS)).toBe(days)
})

test.each([1, 14, 15, 30, 90])('a period of %i working days lasts that many', (workingDays) => {
  for (const from of ['2026-11-20', '2026-11-21', '2026-12-22'])
    expect(workingDaysBetween(from, dueDate({ workingDays }, from, HOLIDAYS) ?? '', HOLIDAYS)).toBe(workingDays)
})
