import { expect, test } from 'vitest'

import { checkPriority } from './filingChecks.ts'
import { MARK_PRIORITY } from './rights/marks/periods.ts'

// Six months from 25 June 2026 end on Friday 25 December, a holiday; the next working day is Monday 28 December.
test.each([
  ['2026-12-28', ['2026-12-25'], undefined],
  ['2026-12-29', ['2026-12-25'], 'filing:priority.date.late'],
  ['2026-12-28', [], 'filing:priority.date.late'],
])('on %s with the days off %j the priority of a mark first filed on 25 June 2026: %s', (today, off, code) => {
  const found = checkPriority(MARK_PRIORITY)('2026-06-25', {
    draft: {},
    row: {},
    files: [],
    today,
    holidays: new Set(off),
  })
  expect(found?.code).toBe(code)
})
