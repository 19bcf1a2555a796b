import { alarmLines, allDayLines, icsFile, icsInstant, icsText } from '../calendar/ics.ts'
import type { LegalDate } from '../dates/legalDate.ts'

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

/**
 * Writes a calendar as text/calendar (RFC 5545): all-day entries by Jakarta dates, instants in UTC. Entries that are over are kept as
 * cancelled, so that calendars which imported them remove them.
 */
export function icsCalendar({ name, alarm, entries }: DeadlineCalendar): string {
  return icsFile('Inbox//ID', [
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${icsText(name)}`,
    `X-WR-CALNAME:${icsText(name)}`,
    'X-WR-TIMEZONE:Asia/Jakarta',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...entries.flatMap((entry) => entryLines(entry, alarm)),
  ])
}

function entryLines(entry: CalendarEntry, alarm: string): string[] {
  const { uid, sequence, changedAt, day, summary, description, url, isCancelled } = entry
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${icsInstant(changedAt)}`,
    `LAST-MODIFIED:${icsInstant(changedAt)}`,
    ...allDayLines(day),
    `SUMMARY:${icsText(summary)}`,
    `DESCRIPTION:${icsText(description)}`,
    `URL:${url}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    'CLASS:CONFIDENTIAL',
    ...(isCancelled ? [] : ALARM_DAYS.flatMap((days) => alarmLines(alarmAt(days), `${alarm}: ${summary}`))),
    'END:VEVENT',
  ]
}

/** Triggers count from midnight in the reader's time zone; on the last day the alarm is at 8:00. */
function alarmAt(days: number): string {
  return days === 0 ? 'PT8H' : `-P${days}D`
}
