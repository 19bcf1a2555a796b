// Date arithmetic of the checker. It shares no code with the product, so that a mistake in one shows against the other.

/** Days since 1 March of the year 0 in the Gregorian calendar, and back; without Date and time zones. */
function dayNumber(text: string): number {
  const [y = 0, m = 0, d = 0] = text.split('-').map(Number)
  const year = m <= 2 ? y - 1 : y
  const shifted = (m + 9) % 12
  return (
    365 * year +
    Math.floor(year / 4) -
    Math.floor(year / 100) +
    Math.floor(year / 400) +
    Math.floor((153 * shifted + 2) / 5) +
    d -
    1
  )
}

function dayText(n: number): string {
  let year = Math.floor(n / 365.2425) + 1
  const first = (y: number) => 365 * y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400)
  while (first(year) > n) year -= 1
  const rest = n - first(year)
  const shifted = Math.floor((5 * rest + 2) / 153)
  const day = rest - Math.floor((153 * shifted + 2) / 5) + 1
  const month = shifted < 10 ? shifted + 3 : shifted - 9
  return `${month <= 2 ? year + 1 : year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

export const plusDays = (day: string, days: number) => dayText(dayNumber(day) + days)
export const apart = (from: string, to: string) => dayNumber(to) - dayNumber(from)

/** The same day some months later; the last of the month when it has no such day. */
export function plusMonths(day: string, months: number): string {
  const [y = 0, m = 0, d = 0] = day.split('-').map(Number)
  const total = y * 12 + m - 1 + months
  const [year, month] = [Math.floor(total / 12), total % 12]
  const last = month === 1 && isLeap(year) ? 29 : (LENGTHS[month] ?? 0)
  return `${year}-${String(month + 1).padStart(2, '0')}-${String(Math.min(d, last)).padStart(2, '0')}`
}

/** Holidays of the joint decrees of three ministers, typed separately: month and day. 2027 and 2028 by published calendars. */
const DAYS_OFF: Record<string, string> = {
  2024: '0101 0208 0209 0210 0214 0311 0312 0329 0331 0408 0409 0410 0411 0412 0415 0501 0509 0510 0523 0524 0601 0617 0618 0707 0817 0916 1127 1225 1226',
  2025: '0101 0127 0128 0129 0328 0329 0331 0401 0402 0403 0404 0407 0418 0420 0501 0512 0513 0529 0530 0601 0606 0609 0627 0817 0818 0905 1225 1226',
  2026: '0101 0116 0216 0217 0318 0319 0320 0321 0322 0323 0324 0403 0405 0501 0514 0515 0527 0528 0531 0601 0616 0817 0825 1224 1225',
  2028: '0101 0126 0226 0227 0326 0414 0416 0501 0505 0509 0525 0601 0803 0817 1214 1225',
  2027: '0101 0105 0206 0308 0310 0311 0326 0328 0501 0506 0517 0520 0601 0606 0815 0817 1225',
}
const off = new Set(
  Object.entries(DAYS_OFF).flatMap(([year, days]) =>
    days.split(' ').map((md) => `${year}-${md.slice(0, 2)}-${md.slice(2)}`),
  ),
)

/** 1 January 2024 was a Monday. */
const weekdayOf = (day: string) => (((apart('2024-01-01', day) % 7) + 7) % 7) + 1
const isWorkday = (day: string) => weekdayOf(day) <= 5 && !off.has(day)

/** The given number of working days later. */
export function plusWorkdays(day: string, days: number): string {
  let at = day
  for (let left = days; left > 0;) {
    at = plusDays(at, 1)
    if (isWorkday(at)) left -= 1
  }
  return at
}

/** The day itself, or the next working day. */
export function moved(day: string): string {
  let at = day
  while (!isWorkday(at)) at = plusDays(at, 1)
  return at
}
