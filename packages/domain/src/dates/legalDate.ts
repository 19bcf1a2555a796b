import { DAY_MS, HOUR_MS } from './durations.ts'

/** A date in Asia/Jakarta as the law counts it, written YYYY-MM-DD. */
export type LegalDate = string

/** Western Indonesia time is UTC+7 all year round (Keppres 41/1987: no daylight saving). */
const JAKARTA_OFFSET = 7 * HOUR_MS

const midnightUtc = (date: LegalDate) => Date.parse(`${date}T00:00:00Z`)
const dateOf = (utc: number): LegalDate => new Date(utc).toISOString().slice(0, 10)

/** Whether the text is an existing date between 1900 and 2199. */
export function isLegalDate(text: string): boolean {
  if (!/^(19|20|21)[0-9]{2}-[0-9]{2}-[0-9]{2}$/.test(text)) return false
  const utc = midnightUtc(text)
  return !Number.isNaN(utc) && dateOf(utc) === text
}

/** Whether day, month or a year of four digits is missing from a date as typed, 'YYYY-MM-DD' with parts left empty. */
export function isIncompleteDate(typed: string): boolean {
  const [year = '', month = '', day = ''] = typed.trim().split('-')
  return year.length < 4 || month === '' || day === ''
}

/** The date in Jakarta at an instant. */
export function legalDateOf(instant: Date): LegalDate {
  return dateOf(instant.getTime() + JAKARTA_OFFSET)
}

/** The time of day in Jakarta at an instant, HH:MM:SS. */
export function legalClockOf(instant: Date): string {
  return new Date(instant.getTime() + JAKARTA_OFFSET).toISOString().slice(11, 19)
}

/** The date and the time of day in Jakarta at an instant, YYYY-MM-DD HH:MM:SS. */
export function legalDateClockOf(instant: Date): string {
  const text = new Date(instant.getTime() + JAKARTA_OFFSET).toISOString()
  return `${text.slice(0, 10)} ${text.slice(11, 19)}`
}

/** The instant of a date and a time of day (HH:MM) in Jakarta. */
export function instantAt(date: LegalDate, clock: string): Date {
  return new Date(Date.parse(`${date}T${clock}:00Z`) - JAKARTA_OFFSET)
}

/** Last second of the day in Jakarta: 23:59:59 WIB. */
export function endOfDay(date: LegalDate): Date {
  return new Date(midnightUtc(date) - JAKARTA_OFFSET + DAY_MS - 1000)
}

/** Start of the day in Jakarta, 00:00:00 WIB. */
export function startOfDay(date: LegalDate): Date {
  return new Date(midnightUtc(date) - JAKARTA_OFFSET)
}

export function addDays(date: LegalDate, days: number): LegalDate {
  return dateOf(midnightUtc(date) + days * DAY_MS)
}

/** Adds calendar months; a day the target month lacks becomes its last day (31 January + 1 = 28 or 29 February). */
export function addMonths(date: LegalDate, months: number): LegalDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return dateOf(first.getTime() + (Math.min(day, lastDay) - 1) * DAY_MS)
}

/** Adds calendar years; 29 February becomes 28 February in a common year. */
export function addYears(date: LegalDate, years: number): LegalDate {
  return addMonths(date, 12 * years)
}

/** Whole days between two dates; negative when `to` is before `from`. */
export function daysBetween(from: LegalDate, to: LegalDate): number {
  return Math.round((midnightUtc(to) - midnightUtc(from)) / DAY_MS)
}

export function yearOf(date: LegalDate): number {
  return Number(date.slice(0, 4))
}

/** 1 for 1 January, 366 for 31 December of a leap year. */
export function dayOfYear(date: LegalDate): number {
  return daysBetween(`${date.slice(0, 4)}-01-01`, date) + 1
}

/** 0 Sunday … 6 Saturday. */
export function weekday(date: LegalDate): number {
  return new Date(midnightUtc(date)).getUTCDay()
}
