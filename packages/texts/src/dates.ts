import type { Language } from './words.ts'

/** Western digits and the Gregorian calendar in every language, because dates must match the printed documents. */
const locales: Record<Language, string> = { id: 'id-ID-u-nu-latn', en: 'en-GB-u-nu-latn', ar: 'ar-EG-u-nu-latn' }

const styles = {
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { dateStyle: 'long' },
  longWithTime: { dateStyle: 'long', timeStyle: 'short' },
  withWeekday: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'long' },
  month: { month: 'long' },
  shortMonth: { month: 'short' },
  clock: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  seconds: { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats in Asia/Jakarta. A legal date 'YYYY-MM-DD' is read as UTC midnight, which is 07:00 of the same day in Jakarta. */
function format(at: string | Date, style: keyof typeof styles, language: Language): string {
  const key = `${language} ${style}`
  let found = formats.get(key)
  if (!found) {
    found = new Intl.DateTimeFormat(locales[language], { timeZone: 'Asia/Jakarta', ...styles[style] })
    formats.set(key, found)
  }
  return found.format(new Date(at))
}

/** "20 Nov 2026" of a legal date 'YYYY-MM-DD' or of an instant, as the date in Jakarta. */
export function legalDateText(date: string | Date, language: Language): string {
  return format(date, 'short', language)
}

/** "20 November 2026", in mails and on documents. */
export function longDateText(date: string | Date, language: Language): string {
  return format(date, 'long', language)
}

/** "Friday, 20 November 2026", as letters show deadlines. */
export function weekdayDateText(date: string | Date, language: Language): string {
  return format(date, 'withWeekday', language)
}

/** "Friday". */
export function weekdayName(date: string | Date, language: Language): string {
  return format(date, 'weekday', language)
}

/** "10:51", the time in Jakarta where the text around it names the zone. */
export function clockText(instant: string | Date): string {
  return format(instant, 'clock', 'en')
}

/** "10:51 WIB": the time in Jakarta. */
export function legalClockText(instant: string | Date): string {
  return `${clockText(instant)} WIB`
}

/** "10:51:07 WIB". */
export function legalSecondsText(instant: string | Date): string {
  return `${format(instant, 'seconds', 'en')} WIB`
}

/** "20 Nov 2026, 10:51 WIB". */
export function legalTimeText(instant: string | Date, language: Language): string {
  return `${legalDateText(instant, language)}${comma(language)}${legalClockText(instant)}`
}

/** "Friday 20 November 2026, 10:51 WIB". */
export function legalLongText(instant: string | Date, language: Language): string {
  return `${weekdayDateText(instant, language).replace(',', '')}${comma(language)}${legalClockText(instant)}`
}

/** "20 November 2026 at 10:51", in mails; the text around it names the zone. */
export function longTimeText(instant: string | Date, language: Language): string {
  return format(instant, 'longWithTime', language)
}

/** "20 November 2026, 10.51.07 WIB", in Indonesian, as printed on documents. */
export function paperTimeText(instant: string | Date): string {
  return `${longDateText(instant, 'id')}, ${format(instant, 'seconds', 'id')} WIB`
}

function comma(language: Language): string {
  return language === 'ar' ? '، ' : ', '
}

/** Names of the twelve months; `short` as in "20 Nov 2026". */
export function monthNames(language: Language, length: 'long' | 'short' = 'long'): string[] {
  const style = length === 'long' ? 'month' : 'shortMonth'
  return Array.from({ length: 12 }, (_, month) => format(new Date(Date.UTC(2026, month, 15)), style, language))
}
