import { addDays, type LegalDate } from '../dates/legalDate.ts'

const MOST_OCTETS = 75

/** Writes text/calendar (RFC 5545) from properties and components of a calendar; lines end with CRLF and are folded at 75 octets. */
export function icsFile(product: string, lines: readonly string[]): string {
  const all = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//SAKI 21//${product}`, ...lines, 'END:VCALENDAR']
  return `${all.map(folded).join('\r\n')}\r\n`
}

/** Start and end of an all-day entry. */
export function allDayLines(day: LegalDate): string[] {
  return [`DTSTART;VALUE=DATE:${icsDate(day)}`, `DTEND;VALUE=DATE:${icsDate(addDays(day, 1))}`]
}

/** An alarm; `trigger` is an ISO 8601 duration from the start, such as -PT1H. */
export function alarmLines(trigger: string, text: string): string[] {
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', `TRIGGER:${trigger}`, `DESCRIPTION:${icsText(text)}`, 'END:VALARM']
}

const icsDate = (day: LegalDate) => day.replaceAll('-', '')

/** An instant in UTC, to the second: '20260302T030000Z'. */
export function icsInstant(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d{3}/g, '')
}

/** Escapes a value of type TEXT (§3.3.11): line ends become \n, other control characters a space. */
export function icsText(text: string): string {
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
