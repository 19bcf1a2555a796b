const long = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'Asia/Jakarta' })
const clock = new Intl.DateTimeFormat('id-ID', { timeStyle: 'medium', timeZone: 'Asia/Jakarta' })

/** A legal date in words, formatted at noon in Jakarta. */
export function dateWords(date: string): string {
  return long.format(new Date(`${date}T12:00:00+07:00`))
}

/** An instant in words, to the second, in Asia/Jakarta. */
export function momentWords(instant: Date): string {
  return `${long.format(instant)}, ${clock.format(instant)} WIB`
}

/** Parts of an instant in UTC, for PDF metadata. */
export function momentParts(instant: Date) {
  return {
    year: instant.getUTCFullYear(),
    month: instant.getUTCMonth() + 1,
    day: instant.getUTCDate(),
    hour: instant.getUTCHours(),
    minute: instant.getUTCMinutes(),
    second: instant.getUTCSeconds(),
  }
}

const withWeekday = new Intl.DateTimeFormat('id-ID', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Jakarta',
})

/** A legal date with its weekday, as letters show deadlines. */
export function weekdayWords(date: string): string {
  return withWeekday.format(new Date(`${date}T12:00:00+07:00`))
}
