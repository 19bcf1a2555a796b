import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { addDays, addMonths } from '../dates/legalDate.ts'
import type { Action } from './definition.ts'
import { dueDate } from './dueDate.ts'
import { isOpen } from './nextState.ts'

const window = { months: 114, calendarDays: -1, every: 120, from: 'filing' } as const

describe('dueDate with `every` (UU 20/2016 art. 35: a mark is renewed every ten years)', () => {
  test.each([
    ['2027-01-01', '2036-05-19'],
    ['2036-05-18', '2036-05-19'],
    ['2036-05-19', '2046-05-19'],
    ['2040-01-01', '2046-05-19'],
  ])('on %s the next window opens after %s', (action, expected) => {
    expect(dueDate(window, { action, filing: '2026-11-20' })).toBe(expected)
  })

  test('the day of the month is kept after terms that end in shorter months', () => {
    const filing = '2027-08-31'
    for (const [n, end] of ['2037-08-31', '2047-08-31', '2057-08-31'].entries()) {
      const opened = addDays(addMonths(filing, 114 + 120 * n), 1)
      expect(dueDate({ months: 120, every: 120, from: 'filing' }, { action: opened, filing })).toBe(end)
    }
  })

  test('it is after the action, and less than one interval after it once the first day is past', () => {
    const day = fc.integer({ min: 0, max: 30_000 }).map((n) => addDays('2000-01-01', n))
    fc.assert(
      fc.property(day, fc.nat(40_000), (filing, later) => {
        const action = addDays(filing, later)
        const due = dueDate(window, { action, filing }) ?? ''
        expect(due > action).toBe(true)
        expect(due <= addDays(addMonths(filing, 114), -1) || due <= addMonths(action, 120)).toBe(true)
      }),
    )
  })
})

test('after an annuity paid in grace the next one is due, also when the grace ends on its due day (UU 13/2016 art. 126, 128)', () => {
  const next = { months: 11, every: 12, from: 'effective', after: 'eve' } as const
  const paid = { action: '2031-10-20', filing: '2026-11-20' }
  expect(dueDate(next, { ...paid, due: '2031-10-20' })).toBe('2031-10-20')
  expect(dueDate(next, { ...paid, due: '2031-04-20' })).toBe('2031-10-20')
})

test('a window counts from the latest of several actions', () => {
  const action: Action = {
    code: 'X',
    by: 'applicant',
    from: ['a'],
    to: 'b',
    text: 't',
    means: 't',
    ground: 'office rule',
    until: { since: ['refuse', 'lapse'], workingDays: 2 },
  }
  const taken = (...days: [string, string][]) => days.map(([name, day]) => ({ action: name, day }))
  // 2026-11-20 is a Friday; two working days end on Tuesday.
  expect(isOpen(action, taken(['lapse', '2026-11-20']), '2026-11-24')).toBe(true)
  expect(isOpen(action, taken(['refuse', '2026-11-20']), '2026-11-25')).toBe(false)
  expect(isOpen(action, taken(['refuse', '2026-11-20'], ['lapse', '2026-11-23']), '2026-11-25')).toBe(true)
  expect(isOpen(action, taken(['other', '2026-11-20']), '2026-11-20')).toBe(false)
})
