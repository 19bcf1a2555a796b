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
 * Fifteen digits: prefix, two of the year, three of the day of the year (Jakarta), six given digits, check digit.
 * `sixDigits` is drawn at random by the caller (0–999999); the database keeps codes unique.
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

/** Fifteen ASCII digits of this office with a right check digit; says nothing about whether the code was ever issued. */
export function isBillingCode(text: string): boolean {
  return /^820[0-9]{12}$/.test(text) && luhnDigit(text.slice(0, 14)) === text[14]
}
