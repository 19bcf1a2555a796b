import { describe, expect, it } from 'vitest'

import {
  clockText,
  legalDateText,
  legalLongText,
  legalSecondsText,
  legalTimeText,
  longDateText,
  longTimeText,
  monthNames,
  paperTimeText,
  weekdayDateText,
  weekdayName,
} from './dates.ts'

const AT = '2026-09-18T03:51:07Z'

describe('legal times are shown in Jakarta, with the zone', () => {
  it.each([
    ['2026-11-20T03:51:00Z', 'en', '20 Nov 2026, 10:51 WIB'],
    ['2026-11-20T16:59:59Z', 'en', '20 Nov 2026, 23:59 WIB'],
    ['2026-11-20T17:00:00Z', 'en', '21 Nov 2026, 00:00 WIB'],
    ['2026-11-20T03:51:00Z', 'id', '20 Nov 2026, 10:51 WIB'],
    ['2026-11-20T03:51:00Z', 'ar', '20 نوفمبر 2026، 10:51 WIB'],
  ] as const)('%s in %s', (at, language, text) => expect(legalTimeText(at, language)).toBe(text))

  it('with seconds, on screen and on documents', () => {
    expect(legalSecondsText('2026-11-20T17:00:09Z')).toBe('00:00:09 WIB')
    expect(paperTimeText(new Date('2026-11-20T17:00:09Z'))).toBe('21 November 2026, 00.00.09 WIB')
  })

  it('without the zone where the text around it names it', () => {
    expect(clockText(AT)).toBe('10:51')
    expect(longTimeText(new Date(AT), 'id')).toBe('18 September 2026 pukul 10.51')
    expect(longTimeText(new Date(AT), 'en')).toBe('18 September 2026 at 10:51')
    expect(longTimeText(new Date(AT), 'ar')).toBe('18 سبتمبر 2026 في 10:51 ص')
  })
})

describe.each([
  ['id', '1 Sep 2026', '1 September 2026', 'Selasa, 1 September 2026', 'Selasa', 'Jumat 18 September 2026, 10:51 WIB'],
  [
    'en',
    '1 Sept 2026',
    '1 September 2026',
    'Tuesday, 1 September 2026',
    'Tuesday',
    'Friday 18 September 2026, 10:51 WIB',
  ],
  ['ar', '1 سبتمبر 2026', '1 سبتمبر 2026', 'الثلاثاء، 1 سبتمبر 2026', 'الثلاثاء', 'الجمعة، 18 سبتمبر 2026، 10:51 WIB'],
] as const)('in %s', (language, short, long, withWeekday, day, moment) => {
  it('a legal date is shown as it is written', () => {
    const date = '2026-09-01'
    expect([legalDateText(date, language), longDateText(date, language)]).toEqual([short, long])
    expect([weekdayDateText(date, language), weekdayName(date, language)]).toEqual([withWeekday, day])
  })

  it('an instant can have its weekday', () => expect(legalLongText(AT, language)).toBe(moment))
})

it('has twelve month names, of both lengths', () => {
  expect(monthNames('id')).toEqual(expect.arrayContaining(['Januari', 'Juni', 'Desember']))
  expect(monthNames('en', 'short').slice(8)).toEqual(['Sept', 'Oct', 'Nov', 'Dec'])
})
