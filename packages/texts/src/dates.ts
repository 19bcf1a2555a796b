import type { Language } from './words.ts'

/**
 * Names as Intl.DateTimeFormat gives them (dates.test.ts compares). Creating a format takes a slow phone about 10 ms, and a page needs several.
 * Digits are Western and the calendar Gregorian in every language, because dates must match the printed documents.
 */
const months: Record<Language, readonly string[]> = {
  id: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
  ar: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'.split(' '),
}
const shortMonths: Record<Language, readonly string[]> = {
  id: 'Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des'.split(' '),
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' '),
  ar: months.ar,
}
const weekdays: Record<Language, readonly string[]> = {
  id: 'Minggu Senin Selasa Rabu Kamis Jumat Sabtu'.split(' '),
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  ar: 'الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت'.split(' '),
}

/** UTC+7 all year, as in the domain's legalDate.ts, which texts must not import. */
const JAKARTA_MS = 25_200_000

/** The moment whose UTC fields are those in Jakarta. A legal date 'YYYY-MM-DD' is read as UTC midnight, 07:00 of the same day there. */
function inJakarta(at: string | Date): Date {
  return new Date(new Date(at).getTime() + JAKARTA_MS)
}

/** "10:51:07". Throws RangeError for no date. */
function timeOf(at: string | Date): string {
  return inJakarta(at).toISOString().slice(11, 19)
}

function dayOf(at: string | Date, names: readonly string[]): string {
  const local = inJakarta(at)
  if (Number.isNaN(local.getTime())) throw new RangeError(`not a date: ${String(at)}`)
  return `${local.getUTCDate()} ${names[local.getUTCMonth()]} ${local.getUTCFullYear()}`
}

/** "20 Nov 2026" of a legal date 'YYYY-MM-DD' or of an instant, as the date in Jakarta. */
export function legalDateText(date: string | Date, language: Language): string {
  return dayOf(date, shortMonths[language])
}

/** "20 November 2026", in mails and on documents. */
export function longDateText(date: string | Date, language: Language): string {
  return dayOf(date, months[language])
}

/** "Friday, 20 November 2026", as letters show deadlines. */
export function weekdayDateText(date: string | Date, language: Language): string {
  return `${weekdayName(date, language)}${comma(language)}${longDateText(date, language)}`
}

/** "Friday". */
export function weekdayName(date: string | Date, language: Language): string {
  return weekdays[language][inJakarta(date).getUTCDay()] ?? ''
}

/** "10:51", the time in Jakarta where the text around it names the zone. */
export function clockText(instant: string | Date): string {
  return timeOf(instant).slice(0, 5)
}

/** "10:51 WIB": the time in Jakarta. */
export function legalClockText(instant: string | Date): string {
  return `${clockText(instant)} WIB`
}

/** "10:51:07 WIB". */
export function legalSecondsText(instant: string | Date): string {
  return `${timeOf(instant)} WIB`
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
  const date = longDateText(instant, language)
  const clock = clockText(instant)
  if (language === 'id') return `${date} pukul ${clock.replace(':', '.')}`
  if (language === 'en') return `${date} at ${clock}`
  const hour = Number(clock.slice(0, 2))
  return `${date} في ${hour % 12 || 12}${clock.slice(2)} ${hour < 12 ? 'ص' : 'م'}`
}

/** "20 November 2026, 10.51.07 WIB", in Indonesian, as printed on documents. */
export function paperTimeText(instant: string | Date): string {
  return `${longDateText(instant, 'id')}, ${timeOf(instant).replaceAll(':', '.')} WIB`
}

function comma(language: Language): string {
  return language === 'ar' ? '، ' : ', '
}

/** Names of the twelve months; `short` as in "20 Nov 2026". */
export function monthNames(language: Language, length: 'long' | 'short' = 'long'): string[] {
  return [...(length === 'long' ? months : shortMonths)[language]]
}
