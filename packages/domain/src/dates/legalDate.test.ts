import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { daysBefore } from './durations.ts'
import {
  addDays,
  addMonths,
  addYears,
  dayOfYear,
  daysBetween,
  endOfDay,
  instantAt,
  isLegalDate,
  legalClockOf,
  legalDateOf,
  startOfDay,
  weekday,
  yearOf,
} from './legalDate.ts'

describe('legalDateOf (Keppres 41/1987: Jakarta is UTC+7, no daylight saving)', () => {
  test.each([
    ['2026-11-20T16:59:59Z', '2026-11-20'],
    ['2026-11-20T17:00:00Z', '2026-11-21'],
    ['2026-12-31T17:00:00Z', '2027-01-01'],
    ['2024-02-28T17:00:00Z', '2024-02-29'],
    ['2026-06-30T23:58:00+07:00', '2026-06-30'],
  ])('%s is %s', (instant, date) => {
    expect(legalDateOf(new Date(instant))).toBe(date)
  })
})

describe('addMonths (calendar months, clamped to the end of the month)', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
  ])('%s + %i months = %s', (from, months, expected) => {
    expect(addMonths(from, months)).toBe(expected)
  })

  test('addYears: ten years of a design (UU 31/2000 art. 5), also from 29 February', () => {
    expect(addYears('2026-11-20', 10)).toBe('2036-11-20')
    expect(addYears('2024-02-29', 10)).toBe('2034-02-28')
  })

  test('addMonths gives a real date of the right month, with no later day of the month', () => {
    const dates = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1950-01-01', days))
    fc.assert(
      fc.property(dates, fc.integer({ min: -60, max: 240 }), (date, months) => {
        const shifted = addMonths(date, months)
        expect(isLegalDate(shifted)).toBe(true)
        expect(Number(shifted.slice(8))).toBeLessThanOrEqual(Number(date.slice(8)))
        const count = (d: string) => yearOf(d) * 12 + Number(d.slice(5, 7))
        expect(count(shifted) - count(date)).toBe(months)
      }),
    )
  })
})

describe('days', () => {
  test.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('%s + %i = %s', (from, days, expected) => {
    expect(addDays(from, days)).toBe(expected)
    expect(daysBetween(from, expected)).toBe(days)
  })

  test.each([
    ['2026-01-01', 1],
    ['2026-12-31', 365],
    ['2024-12-31', 366],
    ['2026-11-20', 324],
  ])('%s is day %i of its year', (date, day) => {
    expect(dayOfYear(date)).toBe(day)
  })

  test('a day in Jakarta runs from 17:00 UTC of the day before to 16:59:59 UTC', () => {
    expect(startOfDay('2026-11-20').toISOString()).toBe('2026-11-19T17:00:00.000Z')
    expect(endOfDay('2026-11-20').toISOString()).toBe('2026-11-20T16:59:59.000Z')
  })

  test('a time of day in Jakarta and its instant', () => {
    expect(instantAt('2026-11-20', '00:30').toISOString()).toBe('2026-11-19T17:30:00.000Z')
    expect(legalClockOf(new Date('2026-11-19T17:30:09Z'))).toBe('00:30:09')
  })

  test('an instant days before keeps the time of day, also across the end of a month', () =>
    expect(daysBefore(new Date('2026-03-01T03:00:00Z'), 1).toISOString()).toBe('2026-02-28T03:00:00.000Z'))

  test('20 November 2026 is a Friday', () => expect(weekday('2026-11-20')).toBe(5))
})

describe('isLegalDate', () => {
  test.each([
    ['2026-11-20', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-11-31', false],
    ['20-11-2026', false],
    ['2026-11-20T00:00:00Z', false],
    ['２026-11-20', false],
    ['0001-01-01', false],
  ])('%s → %s', (text, real) => {
    expect(isLegalDate(text)).toBe(real)
  })
})
