import { expect, test } from 'vitest'

import { holidayFault } from './holidayChange.ts'

const TODAY = '2026-11-20'

test.each([
  ['a day to come', '2026-12-25', '', undefined],
  ['a day of next year', '2027-01-01', '', undefined],
  ['a past day of this year without a reason', '2026-08-17', ' ', 'reason_needed'],
  ['a past day of this year with a reason', '2026-08-17', 'SKB diperbarui', undefined],
  ['today without a reason', TODAY, '', 'reason_needed'],
  ['the last day of last year, whatever the reason', '2025-12-31', 'SKB', 'past_year'],
  ['a day more than five years ahead', '2032-01-01', '', 'too_far'],
])('%s', (_what, day, reason, fault) => {
  expect(holidayFault(day, reason, TODAY)).toBe(fault)
})
