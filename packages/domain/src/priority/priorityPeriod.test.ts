import { describe, expect, test } from 'vitest'

import { lastDocumentDay, priorityPeriod } from './priorityPeriod.ts'

describe('priorityPeriod (UU 31/2000 art. 16: six months for designs; Paris Convention art. 4)', () => {
  test.each([
    ['DESIGN', '2026-05-20', '2026-11-20', { state: 'in_time', lastDay: '2026-11-20', daysLeft: 0 }],
    ['DESIGN', '2026-05-19', '2026-11-20', { state: 'late', lastDay: '2026-11-19', daysLate: 1 }],
    ['DESIGN', '2026-08-31', '2026-11-20', { state: 'in_time', lastDay: '2027-02-28', daysLeft: 100 }],
    ['DESIGN', '2026-11-20', '2026-11-20', { state: 'in_time', lastDay: '2027-05-20', daysLeft: 181 }],
    ['DESIGN', '2026-11-21', '2026-11-20', { state: 'future' }],
    ['DESIGN', '2026-02-30', '2026-11-20', { state: 'no_date' }],
    ['PATENT', '2025-11-20', '2026-11-20', { state: 'in_time', lastDay: '2026-11-20', daysLeft: 0 }],
    ['MARK', '2026-05-19', '2026-11-20', { state: 'late', lastDay: '2026-11-19', daysLate: 1 }],
  ] as const)('%s of %s on %s', (right, date, today, verdict) => {
    expect(priorityPeriod(right, date, today)).toEqual(verdict)
  })

  test('the document of a design may follow three months after the period (UU 31/2000 art. 16, 17)', () => {
    expect(lastDocumentDay('DESIGN', '2026-05-31')).toBe('2027-02-28')
  })
})
