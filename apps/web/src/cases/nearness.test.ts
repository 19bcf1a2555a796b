import { expect, test } from 'vitest'

import { nearness } from './nearness.ts'

const now = new Date('2026-11-20T00:30:00+07:00')

test.each([
  ['2026-11-20T00:05:00+07:00', 'today'],
  ['2026-11-19T23:55:00+07:00', 'yesterday'],
  ['2026-11-18T12:00:00+07:00', 'thisYear'],
  ['2025-12-31T12:00:00+07:00', 'older'],
])('%s is %s at half past midnight in Jakarta', (instant, near) => expect(nearness(new Date(instant), now)).toBe(near))
