/** An appointment with an alarm one hour before, as an iCalendar file (RFC 5545). `at`: ISO timestamp with offset. */
export function calendarOf({ id, at, title }: { id: string; at: string; title: string }): string {
  const stamp = `${new Date(at).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`
  const words = title.replace(/([\\,;])/g, '\\$1').replace(/\n/g, '\\n')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//SAKI 21//ID',
    'BEGIN:VEVENT',
    `UID:${id}@saki`,
    `DTSTAMP:${stamp}`,
    `DTSTART:${stamp}`,
    `DTEND:${stamp}`,
    `SUMMARY:${words}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT1H',
    `DESCRIPTION:${words}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
  return lines.join('\r\n')
}
