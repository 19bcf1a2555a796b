import { describe, expect, test } from 'vitest'

import { lastDocumentDay, priorityPeriod } from './priorityPeriod.ts'

const six = { months: 6, documentMonths: 3 }
const twelve = { months: 12, documentMonths: 4 }

describe('priorityPeriod (UU 31/2000 art. 16: six months for designs, UU 13/2016 art. 30: twelve for patents)', () => {
  test.each([
    [six, '2026-05-20', '2026-11-20', { state: 'in_time', lastDay: '2026-11-20', daysLeft: 0 }],
    [six, '2026-05-19', '2026-11-20', { state: 'late', lastDay: '2026-11-19', daysLate: 1 }],
    [six, '2026-08-31', '2026-11-20', { state: 'in_time', lastDay: '2027-02-28', daysLeft: 100 }],
    [six, '2026-11-20', '2026-11-20', { state: 'in_time', lastDay: '2027-05-20', daysLeft: 181 }],
    [six, '2026-11-21', '2026-11-20', { state: 'future' }],
    [six, '2026-02-30', '2026-11-20', { state: 'no_date' }],
    [twelve, '2025-11-20', '2026-11-20', { state: 'in_time', lastDay: '2026-11-20', daysLeft: 0 }],
  ] as const)('%o from %s on %s', (term, date, today, verdict) => {
    expect(priorityPeriod(term, date, today)).toEqual(verdict)
  })

  test('the document of a design may follow three months after the period (UU 31/2000 art. 16, 17)', () => {
    expect(lastDocumentDay(six, '2026-05-31')).toBe('2027-02-28')
  })
})
