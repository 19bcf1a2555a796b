import { addDays, addMonths, daysBetween, type LegalDate } from '../dates/legalDate.ts'

/** Days before the deadline on which the applicant is reminded; 0 is the last day. */
const BEFORE_DEADLINE = [30, 14, 7, 2, 0] as const
/** Months before the last day to pay an annuity or renew; they replace the step of 30 days. */
const BEFORE_LOSS = [6, 3, 1] as const
const DAYS_BEFORE_LOSS = BEFORE_DEADLINE.filter((days) => days < 30)
/** Days after sending on which the addressee of an unread letter is reminded. */
const UNREAD_AFTER = [3, 7, 14] as const

export type ReminderStep =
  | `due-${(typeof BEFORE_DEADLINE)[number]}`
  | `due-${(typeof BEFORE_LOSS)[number]}m`
  | `unread-${(typeof UNREAD_AFTER)[number]}`

/** A letter that asks the applicant for something, with the facts that decide about reminders. */
export interface WaitingLetter {
  sentOn: LegalDate
  /** Deadline of the applicant; null without one. Targets of the office do not count. */
  due: LegalDate | null
  /** The deadline is that of an annuity or a renewal, without which the right is lost. */
  keepsRight: boolean
  /** The addressee, or anybody acting for the addressee, has opened it. */
  isRead: boolean
  /** No reminder is needed: an answer was received, the case is suspended, or it has left the state the letter put it in. */
  isSettled: boolean
  /** Steps already sent or skipped for this letter and this deadline. */
  done: readonly ReminderStep[]
  /** Day of the last reminder; null before the first one. */
  lastOn: LegalDate | null
}

export interface DueReminder {
  step: ReminderStep
  /** Earlier steps that were not sent; they are recorded as skipped so that one reminder is sent, not several. */
  skipped: readonly ReminderStep[]
}

/**
 * The reminder to send today, by the steps before the deadline and the steps for unread letters (office rules): the latest step whose day
 * has come. No step is sent twice, at most one reminder a day, none on the day the letter was sent, and none after the deadline. Steps of
 * days on which the job did not run are caught up the next day. Undefined when there is none.
 */
export function dueReminder(letter: WaitingLetter, today: LegalDate): DueReminder | undefined {
  const { sentOn, due, isSettled, done, lastOn } = letter
  if (isSettled || today <= sentOn || (due !== null && today > due) || (lastOn !== null && lastOn >= today))
    return undefined
  const steps = [deadlineSteps(letter, today), unreadSteps(letter, today)]
  const step = steps.map(([latest]) => latest).find((latest) => latest !== undefined && !done.includes(latest))
  if (step === undefined) return undefined
  return { step, skipped: steps.flat().filter((each) => each !== step && !done.includes(each)) }
}

/** Steps before the deadline whose day has come, latest first. Steps due on or before the day of sending are left out. */
function deadlineSteps({ sentOn, due, keepsRight }: WaitingLetter, today: LegalDate): ReminderStep[] {
  if (due === null) return []
  return stepDays(due, keepsRight)
    .filter(({ day }) => day <= today && day > sentOn)
    .toReversed()
    .map(({ step }) => step)
}

function stepDays(due: LegalDate, keepsRight: boolean): { step: ReminderStep; day: LegalDate }[] {
  const inMonths = keepsRight ? BEFORE_LOSS : []
  const inDays = keepsRight ? DAYS_BEFORE_LOSS : BEFORE_DEADLINE
  return [
    ...inMonths.map((months) => ({ step: `due-${months}m` as const, day: addMonths(due, -months) })),
    ...inDays.map((days) => ({ step: `due-${days}` as const, day: addDays(due, -days) })),
  ]
}

function unreadSteps({ sentOn, isRead }: WaitingLetter, today: LegalDate): ReminderStep[] {
  if (isRead) return []
  return UNREAD_AFTER.filter((days) => daysBetween(sentOn, today) >= days)
    .toReversed()
    .map((days) => `unread-${days}` as const)
}
