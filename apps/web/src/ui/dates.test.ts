import { describe, expect, it } from 'vitest'

import { clock } from './Countdown.tsx'
import { legalDateText, legalTimeText, monthNames } from './dates.ts'

describe('legal times are shown in Jakarta, with the zone', () => {
  it.each([
    ['2026-11-20T03:51:00Z', 'en', '20 Nov 2026, 10:51 WIB'],
    ['2026-11-20T16:59:59Z', 'en', '20 Nov 2026, 23:59 WIB'],
    ['2026-11-20T17:00:00Z', 'en', '21 Nov 2026, 00:00 WIB'],
    ['2026-11-20T03:51:00Z', 'id', '20 Nov 2026, 10:51 WIB'],
    ['2026-11-20T03:51:00Z', 'ar', '20 نوفمبر 2026، 10:51 WIB'],
  ])('%s in %s', (at, language, text) => expect(legalTimeText(at, language)).toBe(text))

  it('shows a legal date as it is written', () => expect(legalDateText('2026-01-01', 'en')).toBe('1 Jan 2026'))

  it('uses the digits 0–9 in Arabic', () => expect(legalDateText('2026-11-20', 'ar')).toMatch(/20.*2026/))

  it('has twelve month names', () =>
    expect(monthNames('id')).toEqual(expect.arrayContaining(['Januari', 'Juni', 'Desember'])))
})

describe('a countdown', () => {
  it.each([
    [0, '00:00'],
    [59_001, '01:00'],
    [3_599_000, '59:59'],
    [47_333_000, '13:08:53'],
  ])('of %i ms reads %s', (left, text) => expect(clock(left)).toBe(text))
})
