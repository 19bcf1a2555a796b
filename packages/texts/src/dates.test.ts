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

describe('says what Intl.DateTimeFormat says', () => {
  const locales = { id: 'id-ID-u-nu-latn', en: 'en-GB-u-nu-latn', ar: 'ar-EG-u-nu-latn' } as const
  const clocks = ['00:00:00', '04:59:59', '05:00:00', '16:59:59', '17:00:00', '23:30:09']
  const moments = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2028, 0, 1 + day)))
    .map((date) => date.toISOString().slice(0, 10))
    .flatMap((date, at) => `${date}T${clocks[at % clocks.length]}Z`)

  it.each(['id', 'en', 'ar'] as const)('on every day of a leap year, in %s', (language) => {
    const intl = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(locales[language], { timeZone: 'Asia/Jakarta', ...options })
      return (at: string) => format.format(new Date(at))
    }
    const pairs: [(at: string) => string, (at: string) => string][] = [
      [(at) => legalDateText(at, language), intl({ day: 'numeric', month: 'short', year: 'numeric' })],
      [(at) => longDateText(at, language), intl({ dateStyle: 'long' })],
      [(at) => longTimeText(at, language), intl({ dateStyle: 'long', timeStyle: 'short' })],
      [
        (at) => weekdayDateText(at, language),
        intl({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
      ],
      [(at) => weekdayName(at, language), intl({ weekday: 'long' })],
    ]
    for (const [own, theirs] of pairs) expect(moments.map(own)).toEqual(moments.map(theirs))
  })

  it('and refuses what is no date', () => {
    expect(() => legalDateText('never', 'en')).toThrow(RangeError)
    expect(() => clockText('never')).toThrow(RangeError)
  })
})
