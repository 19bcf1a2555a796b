import { describe, expect, test } from 'vitest'

import { nextRenewal } from './renewal.ts'

const TERM = 120
const rules = {
  eve: { months: TERM - 6, calendarDays: -1, every: TERM, from: 'filing' },
  onTime: { months: TERM, every: TERM, from: 'filing', rolls: true },
  late: { months: TERM + 6, every: TERM, from: 'filing', rolls: true },
} as const
const days = (filing: string, expires: string, today: string) =>
  nextRenewal(rules, { filing, expires, today }, new Set(['2027-09-13']))

describe('renewal of a mark (UU 20/2016 art. 35, 36)', () => {
  test.each([
    ['2026-11-20', 'BEFORE'],
    ['2027-03-11', 'BEFORE'],
    ['2027-03-12', 'OPEN'],
    ['2027-09-14', 'OPEN'],
    ['2027-09-15', 'LATE'],
    ['2028-03-13', 'LATE'],
    ['2028-03-14', 'OVER'],
  ] as const)('on %s it is %s', (today, phase) => {
    // 12 Sep 2027 is a Sunday and the Monday a holiday; 12 Mar 2028 is a Sunday.
    expect(days('2017-09-12', '2027-09-12', today)).toEqual({
      opens: '2027-03-12',
      lastDay: '2027-09-14',
      lastLateDay: '2028-03-13',
      phase,
    })
  })

  test('of a renewed mark the days are those of its second term', () => {
    expect(days('2008-02-29', '2028-02-29', '2026-01-01')).toMatchObject({ opens: '2027-08-29', lastDay: '2028-02-29' })
  })
})
