/** Digits are 0–9 in every language, because identifiers and dates must match the printed documents. */
const locale: Record<string, string> = { id: 'id-ID-u-nu-latn', en: 'en-GB-u-nu-latn', ar: 'ar-EG-u-nu-latn' }
const ZONE = 'Asia/Jakarta'

function format(instant: Date, language: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale[language] ?? language, { timeZone: ZONE, ...options }).format(instant)
}

/** "20 Nov 2026" of a legal date 'YYYY-MM-DD' or of an instant, as the date in Jakarta. */
export function legalDateText(date: string | Date, language: string): string {
  const instant = typeof date === 'string' && date.length === 10 ? new Date(`${date}T00:00:00+07:00`) : new Date(date)
  return format(instant, language, { day: 'numeric', month: 'short', year: 'numeric' })
}

/** "10:51 WIB": the time in Jakarta. */
export function legalClockText(instant: string | Date): string {
  const clock = format(new Date(instant), 'en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return `${clock} WIB`
}

/** "20 Nov 2026, 10:51 WIB". */
export function legalTimeText(instant: string | Date, language: string): string {
  return `${legalDateText(new Date(instant), language)}${comma(language)}${legalClockText(instant)}`
}

/** "Friday 20 November 2026, 10:51 WIB". */
export function legalLongText(instant: string | Date, language: string): string {
  const date = format(new Date(instant), language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).replace(',', '')
  return `${date}${comma(language)}${legalClockText(instant)}`
}

function comma(language: string): string {
  return language === 'ar' ? '، ' : ', '
}

/** Names of the twelve months. */
export function monthNames(language: string): string[] {
  return Array.from({ length: 12 }, (_, month) =>
    format(new Date(Date.UTC(2026, month, 15)), language, { month: 'long' }),
  )
}
