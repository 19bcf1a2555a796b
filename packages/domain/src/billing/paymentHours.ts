import { MINUTE_MS } from '../dates/durations.ts'
import { addDays, endOfDay, legalDateOf, startOfDay, type LegalDate } from '../dates/legalDate.ts'

/** Times of day in Jakarta, 'HH:MM'. */
export interface PaymentHours {
  /** The treasury's gateway is closed from `from` (inclusive) to `to` (exclusive); `to` may be on the next day. */
  closed: { from: string; to: string } | undefined
  /** Closing time of bank counters; undefined when the office states none. */
  counterUntil: string | undefined
}

export interface NextPayment {
  /** The gateway is open at `now`. */
  isOpen: boolean
  /** `now`, or the next opening of the gateway. */
  from: Date
  /** Last instant at which a payment on the day of `from` can be made. */
  until: Date
  /** Day of `from` in Jakarta, which is the filing date of such a payment. */
  filingDate: LegalDate
}

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/
const DAY_MINUTES = 24 * 60

/** Parses 'HH:MM-HH:MM', or 'none' as undefined. Throws Error for anything else and for a closure of no length. */
export function readClosure(text: string): PaymentHours['closed'] {
  if (text.trim() === 'none') return undefined
  const [from = '', to = '', ...more] = text.split('-').map((part) => part.trim())
  if (!CLOCK.test(from) || !CLOCK.test(to) || more.length > 0 || from === to)
    throw new Error(`not HH:MM-HH:MM and not none: ${text}`)
  return { from, to }
}

/** Next time the treasury can be paid, from `now` on, and the filing date that payment gives. */
export function nextPayment({ closed }: PaymentHours, now: Date): NextPayment {
  const today = legalDateOf(now)
  if (!closed) return { isOpen: true, from: now, until: endOfDay(today), filingDate: today }
  const [begins, ends] = [minutesOf(closed.from), minutesOf(closed.to) || DAY_MINUTES]
  const minute = (now.getTime() - startOfDay(today).getTime()) / MINUTE_MS
  const overMidnight = begins > ends
  const isClosed = overMidnight ? minute >= begins || minute < ends : minute >= begins && minute < ends
  const opens = overMidnight && minute >= begins ? DAY_MINUTES + ends : ends
  const from = isClosed ? instantOf(today, opens) : now
  const filingDate = legalDateOf(from)
  const closesTheDay = overMidnight || ends === DAY_MINUTES
  return {
    isOpen: !isClosed,
    from,
    until: closesTheDay ? instantOf(filingDate, begins) : endOfDay(filingDate),
    filingDate,
  }
}

/** Parses 'HH:MM', or 'none' as undefined. Throws Error for anything else. */
export function readClock(text: string): string | undefined {
  const clock = text.trim()
  if (clock === 'none') return undefined
  if (!CLOCK.test(clock)) throw new Error(`not HH:MM and not none: ${text}`)
  return clock
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** Instant `minutes` after the start of the day in Jakarta; 1440 is the next midnight. */
function instantOf(date: LegalDate, minutes: number): Date {
  const days = Math.floor(minutes / DAY_MINUTES)
  return new Date(startOfDay(addDays(date, days)).getTime() + (minutes - days * DAY_MINUTES) * MINUTE_MS)
}
