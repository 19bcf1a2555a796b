import { MINUTE_MS } from '@saki/domain/dates/durations'
import { addDays, daysBetween, legalDateOf, startOfDay, weekday, type LegalDate } from '@saki/domain/dates/legalDate'
import type { GroundCode } from '@saki/domain/decisions/substantiveGrounds'
import { actionOf, type Workflow } from '@saki/domain/workflow/definition'
import { dueDate } from '@saki/domain/workflow/dueDate'

/** Days before the day of seeding, or a function of that day. */
export type Day = number | ((today: LegalDate) => LegalDate)

/** One action of a case's history. Automatic actions need no day: the system takes them after the deadline. */
export interface StoryStep {
  action: string
  day?: Day
  notes?: string
  /** The letter is unread; all others were read on the same day. */
  unread?: true
  /** View of a design that the letter asks for again, as numbered in the formality checklist. */
  view?: 1 | 2 | 3 | 4 | 5 | 6 | 7
  /** Ground of a decision with reasons, whose facts are the notes; a decision without one has those of the letter before. */
  ground?: GroundCode
}

export const storyStep = (
  action: string,
  day: Day,
  notes = '',
  more: Pick<StoryStep, 'unread' | 'view' | 'ground'> = {},
): StoryStep => ({
  action,
  day,
  notes,
  ...more,
})
/** A step taken by the system after the deadline. */
export const byItself = (action: string, more: { unread?: true } = {}): StoryStep => ({ action, ...more })

/** An instant of that day in office hours (WIB); `n` spreads instants of one day. */
export function officeHour(day: LegalDate, n: number): Date {
  const minutes = 8 * 60 + 10 + ((n * 47) % 430)
  return new Date(startOfDay(day).getTime() + minutes * MINUTE_MS)
}

/** That many minutes before now, or the beginning of the day: events of today are shortly before now, at any hour. */
export const earlierToday = (now: Date, minutes: number) =>
  new Date(Math.max(startOfDay(legalDateOf(now)).getTime(), later(now, -minutes).getTime()))

export const later = (instant: Date, minutes: number) => new Date(instant.getTime() + minutes * MINUTE_MS)

/** The day itself, or the Friday before a weekend. */
export function workingDay(day: Day, today: LegalDate): LegalDate {
  const wished = typeof day === 'number' ? addDays(today, -day) : day(today)
  if (wished === today) return today
  return addDays(wished, -({ 0: 2, 6: 1 }[weekday(wished)] ?? 0))
}

/** Days of the steps in order. Throws when steps are in the wrong order or in the future. */
export function daysOf(
  flow: Workflow,
  steps: readonly StoryStep[],
  filing: LegalDate,
  today: LegalDate,
  holidays: ReadonlySet<LegalDate>,
): LegalDate[] {
  const days: LegalDate[] = []
  let due = ruleOf(flow, 'payment_received', { action: filing, filing }, holidays)
  for (const { action, day } of steps) {
    const before = days.at(-1) ?? filing
    if (day === undefined && due === undefined) throw new Error(`${action} has no deadline to wait for`)
    const taken = day === undefined ? addDays(due ?? today, 1) : workingDay(day, today)
    if (daysBetween(before, taken) < 1 || taken > today) throw new Error(`${action} on ${taken} after ${before}`)
    due = ruleOf(flow, action, { action: taken, filing, due }, holidays)
    days.push(taken)
  }
  return days
}

function ruleOf(
  flow: Workflow,
  action: string,
  basis: { action: LegalDate; filing: LegalDate; due?: LegalDate | undefined },
  holidays: ReadonlySet<LegalDate>,
) {
  const rule = actionOf(flow, action)?.due
  return rule && dueDate(rule, basis, holidays)
}
