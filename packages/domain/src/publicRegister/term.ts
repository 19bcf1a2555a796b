import { addMonths, daysBetween, type LegalDate } from '../dates/legalDate.ts'

/** A period with the part of it that has passed, in thousandths from 0 to 1000. */
export interface PassedPeriod {
  from: LegalDate
  to: LegalDate
  passed: number
}

/** How much of a period has passed on a day. */
export function passedOf(from: LegalDate, to: LegalDate, today: LegalDate): PassedPeriod {
  const whole = Math.max(1, daysBetween(from, to))
  const passed = Math.round((1_000 * Math.min(whole, Math.max(0, daysBetween(from, today)))) / whole)
  return { from, to, passed }
}

/** The present term of a registered right: it ends on `ends` and began `months` before. */
export function presentTerm(ends: LegalDate, months: number, today: LegalDate): PassedPeriod {
  return passedOf(addMonths(ends, -months), ends, today)
}
