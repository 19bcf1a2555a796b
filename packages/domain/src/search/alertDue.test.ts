import { describe, expect, test } from 'vitest'

import { legalDateOf } from '../dates/legalDate.ts'
import { isAlertDue } from './alertDue.ts'

describe('isAlertDue', () => {
  test.each([
    ['at once: on the day of the hit', 'AT_ONCE', '2026-11-24', '2026-11-24', true],
    ['daily: not on the day of the hit', 'DAILY', '2026-11-24', '2026-11-24', false],
    ['daily: on the next day', 'DAILY', '2026-11-24', '2026-11-25', true],
    ['daily: across the end of a year', 'DAILY', '2026-12-31', '2027-01-01', true],
    ['weekly: a hit of Monday waits on Sunday', 'WEEKLY', '2026-11-23', '2026-11-29', false],
    ['weekly: a hit of Monday is told on the next Monday', 'WEEKLY', '2026-11-23', '2026-11-30', true],
    ['weekly: a hit of Sunday is told on Monday', 'WEEKLY', '2026-11-29', '2026-11-30', true],
    ['weekly: a run that was missed on Monday is made up for on Thursday', 'WEEKLY', '2026-11-28', '2026-12-03', true],
    ['weekly: a hit of a day that the clock has not reached', 'WEEKLY', '2026-12-07', '2026-11-30', false],
  ] as const)('%s', (_says, times, foundOn, today, due) => {
    expect(isAlertDue(times, foundOn, today)).toBe(due)
  })

  test.each([
    ['23.59.59 WIB is the day of the hit', '2026-11-24T16:59:59Z', false],
    ['00.00.00 WIB is the next day', '2026-11-24T17:00:00Z', true],
  ])('days are those of Jakarta: %s', (_says, now, due) => {
    expect(isAlertDue('DAILY', '2026-11-24', legalDateOf(new Date(now)))).toBe(due)
  })
})
