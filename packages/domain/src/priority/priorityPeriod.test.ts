import { describe, expect, test } from 'vitest'

import { lastDocumentDay, priorityPeriod } from './priorityPeriod.ts'

const six = { months: 6, documentMonths: 3 }
const twelve = { months: 12, documentMonths: 4 }
const mark = { ...six, rolls: true } as const

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

  // 21 November 2026 is a Saturday, 25 December 2026 a holiday on a Friday.
  test.each([
    ['2026-05-21', '2026-11-23', '2026-11-23', 'in_time'],
    ['2026-05-21', '2026-11-24', '2026-11-23', 'late'],
    ['2026-06-25', '2026-12-28', '2026-12-28', 'in_time'],
    ['2026-05-20', '2026-11-20', '2026-11-20', 'in_time'],
  ])(
    'of a mark first filed on %s, on %s: the last day is a working day, %s (UU 20/2016 art. 1(22), 10; Paris Convention art. 4C(3))',
    (date, today, lastDay, state) => {
      expect(priorityPeriod(mark, date, today, new Set(['2026-12-25']))).toMatchObject({ state, lastDay })
    },
  )

  test('the document of a mark is due on a working day', () => {
    // Nine months from 21 February 2026 is Saturday 21 November 2026.
    expect(lastDocumentDay(mark, '2026-02-21')).toBe('2026-11-23')
  })

  test('the document of a design may follow three months after the period (UU 31/2000 art. 16, 17)', () => {
    expect(lastDocumentDay(six, '2026-05-31')).toBe('2027-02-28')
  })
})
