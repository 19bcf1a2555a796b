import { addDays, weekday, type LegalDate } from '../dates/legalDate.ts'

/** When the gazette of a right appears. */
export interface IssueDays {
  /** Day of the regular issue, 0 Sunday … 6 Saturday. On a day off it appears on the next working day. */
  weekday: number
  /** Days off besides weekends. */
  holidays: ReadonlySet<LegalDate>
  /** Day of the last regular issue; null when there was none. */
  lastRegular: LegalDate | null
}

const isWorkingDay = (day: LegalDate, { holidays }: IssueDays) => weekday(day) % 6 !== 0 && !holidays.has(day)

function workingDayFrom(day: LegalDate, step: 1 | -1, days: IssueDays): LegalDate {
  return isWorkingDay(day, days) ? day : workingDayFrom(addDays(day, step), step, days)
}

/** Day of the next regular issue, on or after `today`; a day on which one has appeared does not count again. */
export function regularIssueDay(today: LegalDate, days: IssueDays): LegalDate {
  const from = days.lastRegular !== null && days.lastRegular >= today ? addDays(days.lastRegular, 1) : today
  const planned = addDays(from, -((weekday(from) - days.weekday + 7) % 7))
  const moved = workingDayFrom(planned, 1, days)
  const isMissed = moved < from || moved === days.lastRegular
  return isMissed ? workingDayFrom(addDays(planned, 7), 1, days) : moved
}

/**
 * Day on which a queued case is published: with the next regular issue, or, when its last day by law comes before that, in an extra issue
 * on the last working day up to it. Without a working day left it is the last day itself; when that has passed, today. So no case is
 * published after its last day unless it was queued after it. `latest`: mark, 15 working days from filing (UU 20/2016 art. 14); design, 3
 * months (UU 31/2000 art. 25); simple patent, 14 working days (UU 6/2023 art. 123(1)); null: no last day.
 */
export function publicationDayOf(
  { today, latest }: { today: LegalDate; latest: LegalDate | null },
  days: IssueDays,
): LegalDate {
  const regular = regularIssueDay(today, days)
  if (latest === null || regular <= latest) return regular
  if (latest <= today) return today
  const working = workingDayFrom(latest, -1, days)
  return working >= today ? working : latest
}
