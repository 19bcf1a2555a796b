import { alarmLines, icsFile, icsInstant, icsText } from '@saki/domain/calendar/ics'

/** An appointment with an alarm one hour before, as an iCalendar file (RFC 5545). `at`: ISO timestamp with offset. */
export function calendarOf({ id, at, title }: { id: string; at: string; title: string }): string {
  const stamp = icsInstant(new Date(at))
  return icsFile('ID', [
    'BEGIN:VEVENT',
    `UID:${id}@saki`,
    `DTSTAMP:${stamp}`,
    `DTSTART:${stamp}`,
    `DTEND:${stamp}`,
    `SUMMARY:${icsText(title)}`,
    ...alarmLines('-PT1H', title),
    'END:VEVENT',
  ])
}
