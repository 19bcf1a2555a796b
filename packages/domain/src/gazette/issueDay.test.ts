import { describe, expect, test } from 'vitest'

import { addDays, weekday, type LegalDate } from '../dates/legalDate.ts'
import { dueDate } from '../workflow/dueDate.ts'
import { publicationDayOf, regularIssueDay } from './issueDay.ts'

/** Christmas leave, New Year and 17 August, a Monday in 2026. */
const holidays = new Set(['2026-08-17', '2026-12-24', '2026-12-25', '2027-01-01'])
const MONDAY = 1
const days = (lastRegular: LegalDate | null = null, on = MONDAY) => ({ weekday: on, holidays, lastRegular })

describe('the regular issue', () => {
  test.each([
    ['appears on its weekday', '2026-11-23', null, '2026-11-23'],
    ['waits for the next week after it appeared', '2026-11-23', '2026-11-23', '2026-11-30'],
    ['is next week for a Tuesday', '2026-11-24', '2026-11-23', '2026-11-30'],
    ['moves from a day off to the next working day', '2026-08-16', '2026-08-10', '2026-08-18'],
    ['is still open on the day it moved to', '2026-08-18', '2026-08-10', '2026-08-18'],
    ['does not appear twice in a week in which it moved', '2026-08-18', '2026-08-18', '2026-08-24'],
  ] as const)('%s', (_says, today, last, day) => {
    expect(regularIssueDay(today, days(last))).toBe(day)
  })
})

const markLatest = (filed: LegalDate) =>
  dueDate({ workingDays: 15, from: 'filing' }, { action: filed, filing: filed }, holidays) ?? ''
const designLatest = (filed: LegalDate) =>
  dueDate({ months: 3, from: 'filing' }, { action: filed, filing: filed }) ?? ''
const simpleLatest = (filed: LegalDate) =>
  dueDate({ workingDays: 14, from: 'filing' }, { action: filed, filing: filed }, holidays) ?? ''

describe('a queued case', () => {
  test.each([
    // Mark: within 15 working days of filing (UU 20/2016 art. 14).
    ['a mark with days to spare waits for the weekly issue', markLatest('2026-11-05'), '2026-11-19', '2026-11-23'],
    [
      'a mark whose 15th day is a Thursday comes before the next Monday',
      markLatest('2026-11-05'),
      '2026-11-24',
      '2026-11-26',
    ],
    [
      'a mark whose 15th day is the Monday itself is in that issue',
      markLatest('2026-11-02'),
      '2026-11-19',
      '2026-11-23',
    ],
    ['a mark whose 15th day has passed is published at once', markLatest('2026-10-01'), '2026-11-24', '2026-11-24'],
    // Design: within 3 months of filing, calendar days (UU 31/2000 art. 25).
    [
      'a design whose last day is a Sunday comes on the Friday before',
      designLatest('2026-08-29'),
      '2026-11-24',
      '2026-11-27',
    ],
    [
      'a design queued on Saturday for that Sunday comes on the Sunday',
      designLatest('2026-08-29'),
      '2026-11-28',
      '2026-11-29',
    ],
    [
      'a design whose last day is a holiday comes on the working day before',
      designLatest('2026-10-01'),
      '2026-12-29',
      '2026-12-31',
    ],
    // Simple patent: at the latest on the 14th working day (UU 6/2023 art. 123(1)).
    [
      'a simple patent waits for the weekly issue before its 14th day',
      simpleLatest('2026-11-09'),
      '2026-11-20',
      '2026-11-23',
    ],
    [
      'a simple patent is published on its 14th day at the latest',
      simpleLatest('2026-11-05'),
      '2026-11-24',
      '2026-11-25',
    ],
    ['a case without a last day waits for the weekly issue', null, '2026-11-24', '2026-11-30'],
  ] as const)('%s', (_says, latest, today, day) => {
    expect(publicationDayOf({ today, latest }, days(today > '2026-11-23' ? '2026-11-23' : null))).toBe(day)
  })

  test('is never published after its last day, whatever the weekday, the holidays and the day it is queued', () => {
    for (let on = 1; on <= 5; on += 1)
      for (let at = 0; at < 200; at += 1)
        for (let ahead = 0; ahead <= 20; ahead += 1) {
          const today = addDays('2026-07-20', at)
          const latest = addDays(today, ahead)
          const day = publicationDayOf({ today, latest }, days(null, on))
          expect(day >= today && day <= latest, `${today} ${latest} ${on}: ${day}`).toBe(true)
        }
  })

  test('is published on a working day whenever one is left', () => {
    for (let at = 0; at < 200; at += 1) {
      const today = addDays('2026-07-20', at)
      const latest = addDays(today, 6)
      const day = publicationDayOf({ today, latest }, days())
      expect(weekday(day) % 6 !== 0 && !holidays.has(day), `${today}: ${day}`).toBe(true)
    }
  })
})
