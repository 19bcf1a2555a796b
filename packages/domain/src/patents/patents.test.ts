import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { addMonths, daysBetween, isLegalDate } from '../dates/legalDate.ts'
import { nationalPhase } from './nationalPhase.ts'
import { formatPctNumber, formatWoNumber, parsePctNumber, parseWoNumber } from './pctNumber.ts'
import { oddIndependentClaims, otherClaimCount } from './simplePatent.ts'
import { seemsToNameMark } from './titleWords.ts'

const YEAR = 2026

describe('international numbers (PCT Administrative Instructions, section 307)', () => {
  test.each([
    ['PCT/IB2024/051234', 'PCT/IB2024/051234'],
    [' pct / ib 2024 / 051234 ', 'PCT/IB2024/051234'],
    ['PCT/EP99/01234', 'PCT/EP1999/001234'],
    ['PCT/US03/012345', 'PCT/US2003/012345'],
    ['ＰＣＴ/JP2025/000001', 'PCT/JP2025/000001'],
  ])('%j is %s', (text, printed) => {
    const number = parsePctNumber(text, YEAR)
    expect(number && formatPctNumber(number)).toBe(printed)
  })

  test.each([
    '',
    'garbage',
    'PCT/IB2027/051234',
    'PCT/IB2024/51234',
    'PCT/IB2024/000000',
    'PCT/IB24/05123',
    'PCT/I2024/051234',
    'PCT/IB1977/051234',
    'PCT/ıB2024/051234',
    'PCT/IB2024/051234; drop table',
    'WO2024/123456',
    'P00202600001',
  ])('%j is refused', (text) => expect(parsePctNumber(text, YEAR)).toBeUndefined())

  test.each([
    ['WO 2025/123456', 'WO 2025/123456'],
    ['wo2025123456a1', 'WO 2025/123456 A1'],
    ['WO 99/12345', 'WO 1999/012345'],
    ['WO 2027/123456', undefined],
    ['2025/123456', undefined],
    ['WO 2025/1234567', undefined],
  ])('publication %j is %s', (text, printed) => {
    const number = parseWoNumber(text, YEAR)
    expect(number && formatWoNumber(number)).toBe(printed)
  })

  test('a formatted PCT number parses back, and no text makes the parsers throw', () => {
    const number = fc.record({
      office: fc.stringMatching(/^[A-Z]{2}$/),
      year: fc.integer({ min: 1978, max: YEAR }),
      serial: fc.integer({ min: 1, max: 999_999 }),
    })
    fc.assert(
      fc.property(number, (pct) => {
        expect(parsePctNumber(formatPctNumber(pct), YEAR)).toEqual(pct)
      }),
    )
    fc.assert(fc.property(fc.string(), (text) => void [parsePctNumber(text, YEAR), parseWoNumber(text, YEAR)]))
  })
})

describe('national phase: 31 months from the earliest date (PCT art. 22(3), 39(1)(b))', () => {
  test.each([
    [
      'from the international filing alone',
      '2024-04-20',
      [],
      '2026-11-20',
      { state: 'in_time', lastDay: '2026-11-20', daysLeft: 0 },
    ],
    ['a day late', '2024-04-19', [], '2026-11-20', { state: 'late', lastDay: '2026-11-19', daysLate: 1 }],
    [
      'from the earliest priority',
      '2024-12-01',
      ['2024-06-30', '2024-01-31'],
      '2026-08-30',
      { state: 'in_time', lastDay: '2026-08-31', daysLeft: 1 },
    ],
    [
      'ending on the last day of February',
      '2023-07-31',
      [],
      '2026-03-01',
      { state: 'late', lastDay: '2026-02-28', daysLate: 1 },
    ],
    [
      'a priority after the filing is ignored',
      '2024-04-20',
      ['2025-01-01'],
      '2026-11-20',
      { state: 'in_time', lastDay: '2026-11-20', daysLeft: 0 },
    ],
    ['no date', '', [], '2026-11-20', undefined],
    ['words for dates', 'kemarin', ['esok'], '2026-11-20', undefined],
  ])('%s', (_says, filed, priorities, today, expected) =>
    expect(nationalPhase(filed, priorities, today)).toEqual(expected),
  )

  test('the last day is 31 months after the earliest date, inclusive, for any dates', () => {
    const day = fc
      .date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((d) => d.toISOString().slice(0, 10))
    fc.assert(
      fc.property(day, fc.array(day, { maxLength: 5 }), day, (filed, priorities, today) => {
        const phase = nationalPhase(filed, priorities, today)
        const earliest = [filed, ...priorities].toSorted()[0] ?? filed
        expect(phase?.lastDay).toBe(addMonths(earliest, 31))
        expect(phase?.state).toBe(today <= addMonths(earliest, 31) ? 'in_time' : 'late')
        expect(isLegalDate(phase?.lastDay ?? '')).toBe(true)
        if (phase?.state === 'late') expect(phase.daysLate).toBe(daysBetween(phase.lastDay, today))
      }),
    )
  })
})

describe('titles (Permenkumham 38/2018: no marks)', () => {
  test.each([
    ['Alat Pengering Biji Kopi', false],
    ['Alat pengering KOPIKU®', true],
    ['Komposisi Herbamax™ untuk batuk', true],
    ['Komposisi Herbamax(R) untuk batuk', true],
    ['Sepatu merek Gunung dengan sol berlapis', true],
    ['Metode pengenalan merek dagang pada citra', false],
    ['Pemerekatan serat kelapa', false],
    ['Brand, cara membuatnya', true],
  ])('%j: %s', (title, expected) => expect(seemsToNameMark(title)).toBe(expected))
})

describe('claims (UU 13/2016 art. 122(1): a simple patent has one independent claim)', () => {
  test.each([
    ['1', undefined],
    ['', undefined],
    ['x', undefined],
    ['2', 2],
    ['0', 0],
  ])('%j independent claims: %s', (counted, odd) => expect(oddIndependentClaims(counted)).toBe(odd))

  test.each([
    ['12', '10', 12],
    ['10', '10', undefined],
    ['', '10', undefined],
    ['12', '', undefined],
  ])('counted %j, written %j: %s', (counted, written, other) => expect(otherClaimCount(counted, written)).toBe(other))
})
