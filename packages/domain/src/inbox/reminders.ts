import { addDays, daysBetween, type LegalDate } from '../dates/legalDate.ts'

/** Days before a deadline on which its applicant is reminded; 0 is the last day itself. */
const BEFORE_DEADLINE = [30, 14, 7, 2, 0] as const
/** Days after sending on which a letter nobody has read is chased. */
const UNREAD_AFTER = [3, 7, 14] as const

export type ReminderStep = `due-${(typeof BEFORE_DEADLINE)[number]}` | `unread-${(typeof UNREAD_AFTER)[number]}`

/** A letter that asks the applicant for something, as the reminding sees it. */
export interface WaitingLetter {
  sentOn: LegalDate
  /** Deadline of the applicant; days the office sets itself are none. */
  due: LegalDate | null
  /** Whether the addressee or anybody acting for the addressee has ever read it. */
  isRead: boolean
  /** An answer came and waits for the office, the case stands still, or it is no longer where the letter had put it. */
  isSettled: boolean
  /** Steps done with before, for this very deadline and this very letter. */
  done: readonly ReminderStep[]
  /** Day of the last reminder; null before the first. */
  lastOn: LegalDate | null
}

export interface DueReminder {
  step: ReminderStep
  /** Earlier steps whose day passed unused: nobody gets two reminders where one says it. */
  skipped: readonly ReminderStep[]
}

/**
 * The reminder to send on a day, of the ladder before the deadline and of the chase after a letter nobody reads (office rules): the
 * latest step whose day has come, never twice, never two on one day, none on the day the letter itself was sent, none after the
 * deadline. A day on which nothing ran is made up for on the next. Undefined when there is none.
 */
export function dueReminder(letter: WaitingLetter, today: LegalDate): DueReminder | undefined {
  const { sentOn, due, isSettled, done, lastOn } = letter
  if (isSettled || today <= sentOn || (due !== null && today > due) || (lastOn !== null && lastOn >= today))
    return undefined
  const ladders = [ofDeadline(letter, today), ofReading(letter, today)]
  const step = ladders.map(([latest]) => latest).find((latest) => latest !== undefined && !done.includes(latest))
  if (step === undefined) return undefined
  return { step, skipped: ladders.flat().filter((each) => each !== step && !done.includes(each)) }
}

/** Steps of the ladder whose day has come, nearest to the deadline first. Those before the letter was there are none of its steps. */
function ofDeadline({ sentOn, due }: WaitingLetter, today: LegalDate): ReminderStep[] {
  if (due === null) return []
  return BEFORE_DEADLINE.filter((days) => {
    const day = addDays(due, -days)
    return day <= today && day > sentOn
  })
    .toReversed()
    .map((days) => `due-${days}` as const)
}

function ofReading({ sentOn, isRead }: WaitingLetter, today: LegalDate): ReminderStep[] {
  if (isRead) return []
  return UNREAD_AFTER.filter((days) => daysBetween(sentOn, today) >= days)
    .toReversed()
    .map((days) => `unread-${days}` as const)
}
