import { addDays, type LegalDate } from '../dates/legalDate.ts'

/** A deadline as a calendar entry. */
export interface CalendarEntry {
  /** Never changes for an entry (RFC 5545 §3.8.4.7). */
  uid: string
  /** Rises with every change of the entry (§3.8.7.4). */
  sequence: number
  /** Time of the last change. */
  changedAt: Date
  day: LegalDate
  summary: string
  description: string
  url: string
  isCancelled: boolean
}

export interface DeadlineCalendar {
  name: string
  /** Text before the summary in alarms. */
  alarm: string
  entries: readonly CalendarEntry[]
}

/** Days before the deadline on which an alarm is set. */
const ALARM_DAYS = [14, 7, 2, 0] as const
const MOST_OCTETS = 75

/**
 * Writes a calendar as text/calendar (RFC 5545): all-day entries by Jakarta dates, instants in UTC, lines ended by CRLF and folded at 75
 * octets. Entries that are over are kept as cancelled, so that calendars which imported them remove them.
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
    `DTSTAMP:${icsInstant(changedAt)}`,
    `LAST-MODIFIED:${icsInstant(changedAt)}`,
    `DTSTART;VALUE=DATE:${icsDate(day)}`,
    `DTEND;VALUE=DATE:${icsDate(addDays(day, 1))}`,
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
  // Triggers count from midnight in the reader's time zone; on the last day the alarm is at 8:00.
  const trigger = days === 0 ? 'PT8H' : `-P${days}D`
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', `TRIGGER:${trigger}`, `DESCRIPTION:${escaped(words)}`, 'END:VALARM']
}

const icsDate = (day: LegalDate) => day.replaceAll('-', '')
const icsInstant = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** Escapes a value of type TEXT (§3.3.11): line ends become \n, other control characters a space. */
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

/** Folds a content line (§3.1): at most 75 octets per line, never within a character; continuation lines begin with a space. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > MOST_OCTETS) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n')
}

/** Octets of a character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}
