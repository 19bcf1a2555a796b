import { addDays, type LegalDate } from '../dates/legalDate.ts'

/** A deadline as an entry of a calendar. */
export interface CalendarEntry {
  /** The same for the life of the entry, whatever becomes of it (RFC 5545 §3.8.4.7). */
  uid: string
  /** Rises with every change (§3.8.7.4). */
  sequence: number
  /** When it last changed. */
  changedAt: Date
  day: LegalDate
  summary: string
  description: string
  url: string
  isCancelled: boolean
}

export interface DeadlineCalendar {
  name: string
  /** Words of the alarms. */
  alarm: string
  entries: readonly CalendarEntry[]
}

/** Alarms before the day begins. */
const ALARM_DAYS = [14, 7, 2, 0] as const
const MOST_OCTETS = 75

/**
 * A calendar as text/calendar (RFC 5545): whole days in Jakarta without a time, instants in UTC, lines ended by CRLF and folded at 75
 * octets. An entry that is over stays as cancelled, so that calendars that fetched it strike it out.
 */
export function icsCalendar({ name, alarm, entries }: DeadlineCalendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//SAKI 21//Inbox//ID',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'X-WR-TIMEZONE:Asia/Jakarta',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...entries.flatMap((entry) => entryLines(entry, alarm)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

function entryLines(entry: CalendarEntry, alarm: string): string[] {
  const { uid, sequence, changedAt, day, summary, description, url, isCancelled } = entry
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(changedAt)}`,
    `LAST-MODIFIED:${utc(changedAt)}`,
    `DTSTART;VALUE=DATE:${plain(day)}`,
    `DTEND;VALUE=DATE:${plain(addDays(day, 1))}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    'CLASS:CONFIDENTIAL',
    ...(isCancelled ? [] : ALARM_DAYS.flatMap((days) => alarmLines(days, `${alarm}: ${summary}`))),
    'END:VEVENT',
  ]
}

function alarmLines(days: number, words: string): string[] {
  // The day begins at midnight of the reader's own zone; on the last day itself the alarm sounds at eight.
  const trigger = days === 0 ? 'PT8H' : `-P${days}D`
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', `TRIGGER:${trigger}`, `DESCRIPTION:${escaped(words)}`, 'END:VALARM']
}

const plain = (day: LegalDate) => day.replaceAll('-', '')
const utc = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** TEXT (§3.3.11): no control characters but line ends, and those as \n. */
function escaped(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // oxlint-disable-next-line no-control-regex -- what a person typed may hold them, and no TEXT may
      .replace(/[\u0000-\u0009\u000B-\u001F\u007F]/g, ' ')
      .replace(/[\\;,]/g, (mark) => `\\${mark}`)
      .replaceAll('\n', '\\n')
  )
}

/** Folds a content line (§3.1): at most 75 octets each, never within a character; what follows begins with a space. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const letter of line) {
    const size = octetsOf(letter)
    if (octets + size > MOST_OCTETS) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += letter
    octets += size
  }
  return [...parts, part].join('\r\n')
}

/** Octets of one character in UTF-8. */
function octetsOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}
