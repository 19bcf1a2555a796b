import { dayOfYear, yearOf, type LegalDate } from '../dates/legalDate.ts'

/** Agency prefix of the treasury's codes for this office. */
const PREFIX = '820'

/** Check digit of ISO/IEC 7812-1 annex B (Luhn) over the digits before it. */
export function luhnDigit(digits: string): string {
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i])
    const doubled = i % 2 === 0 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return String((10 - (sum % 10)) % 10)
}

/**
 * Builds a billing code of 15 digits: prefix, year (2), day of the year in Jakarta (3), `sixDigits` (6), check digit. `sixDigits` is random
 * (0–999999, drawn by the caller); the database keeps codes unique.
 */
export function billingCode(day: LegalDate, sixDigits: number): string {
  const body = [
    PREFIX,
    String(yearOf(day) % 100).padStart(2, '0'),
    String(dayOfYear(day)).padStart(3, '0'),
    String(Math.trunc(sixDigits) % 1_000_000).padStart(6, '0'),
  ].join('')
  return body + luhnDigit(body)
}

/** Whether the text is 15 ASCII digits with this office's prefix and a correct check digit. Does not say whether the code was issued. */
export function isBillingCode(text: string): boolean {
  return /^820[0-9]{12}$/.test(text) && luhnDigit(text.slice(0, 14)) === text[14]
}
