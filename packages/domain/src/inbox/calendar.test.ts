import { describe, expect, test } from 'vitest'

import { icsCalendar, type CalendarEntry } from './calendar.ts'
import { deadlinePeriods, type ProcessHistoryRow } from './deadlinePeriods.ts'

const entry = (changes: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: '3-50001-2@saki.invalid',
  sequence: 0,
  changedAt: new Date('2026-03-02T03:00:00.500Z'),
  day: '2026-06-02',
  summary: 'Permohonan Anda perlu dilengkapi',
  description: 'Lengkapi',
  url: 'https://saki.contoh/inbox?item=3-50001-2',
  isCancelled: false,
  ...changes,
})
const ics = (...entries: CalendarEntry[]) => icsCalendar({ name: 'SAKI 21', alarm: 'Pengingat', entries })
/** Unfolds lines as in RFC 5545 §3.1. */
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

describe('icsCalendar (RFC 5545)', () => {
  test('has all-day entries, instants in UTC and lines ended by CRLF', () => {
    const text = ics(entry())
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(unfolded(text)).toEqual(
      expect.arrayContaining([
        'UID:3-50001-2@saki.invalid',
        'DTSTAMP:20260302T030000Z',
        'DTSTART;VALUE=DATE:20260602',
        'DTEND;VALUE=DATE:20260603',
        'STATUS:CONFIRMED',
        'TRIGGER:-P7D',
      ]),
    )
  })

  test.each([
    ['31 December', '2026-12-31', '20270101'],
    ['28 February of a leap year', '2028-02-28', '20280229'],
  ] as const)('an entry of %s ends on the next day', (_says, day, next) => {
    expect(ics(entry({ day }))).toContain(`DTEND;VALUE=DATE:${next}`)
  })

  test('text is escaped, so a line break in it cannot start a property', () => {
    const text = ics(entry({ summary: 'a,b;c\\d\r\nDTSTART:19700101\u0000' }))
    expect(unfolded(text)).toContain('SUMMARY:a\\,b\\;c\\\\d\\nDTSTART:19700101 ')
  })

  test.each(['ä'.repeat(90), 'مرحبا '.repeat(40), '😀'.repeat(50), 'x'.repeat(400)])(
    'no line is longer than 75 octets and no character is split: %s',
    (summary) => {
      const text = ics(entry({ summary }))
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(text).not.toContain('\uFFFD')
      expect(unfolded(text)).toContain(`SUMMARY:${summary}`)
    },
  )

  test('a cancelled entry has status CANCELLED and no alarm', () => {
    const lines = unfolded(ics(entry({ isCancelled: true, sequence: 3 })))
    expect(lines).toEqual(expect.arrayContaining(['STATUS:CANCELLED', 'SEQUENCE:3']))
    expect(lines).not.toContain('BEGIN:VALARM')
  })
})

describe('deadlinePeriods', () => {
  const at = (nbr: number) => new Date(Date.UTC(2026, 2, nbr))
  const rows = (...given: [toState: string, dueDate: ProcessHistoryRow['dueDate']][]): ProcessHistoryRow[] =>
    given.map(([toState, dueDate], index) => ({
      actionNbr: index + 1,
      action: 'any',
      toState,
      dueDate,
      capturedAt: at(index + 1),
    }))
  const periodsOf = (...given: Parameters<typeof rows>) =>
    deadlinePeriods(rows(...given), (state) => state === 'waiting').map(
      ({ begunBy, changes, day, isOver, changedAt }) => [begunBy, changes, day, isOver, changedAt.getUTCDate()],
    )

  test('a deadline in a state that demands nothing of the applicant gives no period', () =>
    expect(periodsOf(['check', '2026-04-01'])).toEqual([]))
  test('an extended deadline is one period with the new day', () =>
    expect(periodsOf(['check', null], ['waiting', '2026-06-02'], ['waiting', '2026-07-02'])).toEqual([
      [2, 1, '2026-07-02', false, 3],
    ]))
  test('an action that keeps state and deadline changes the count only', () =>
    expect(periodsOf(['waiting', '2026-06-02'], ['waiting', '2026-06-02'])).toEqual([[1, 1, '2026-06-02', false, 1]]))
  test('a deadline set again after an answer is a second period', () =>
    expect(periodsOf(['waiting', '2026-06-02'], ['check', null], ['waiting', '2026-09-01'])).toEqual([
      [1, 1, '2026-06-02', true, 2],
      [3, 0, '2026-09-01', false, 3],
    ]))
  test('removing the deadline ends the period', () =>
    expect(periodsOf(['waiting', '2026-06-02'], ['waiting', null])).toEqual([[1, 1, '2026-06-02', true, 2]]))
})
