import { addDays, type LegalDate } from '../dates/legalDate.ts'
import { isWorkingDay } from './dueDate.ts'

/** Working days after `from` up to and including `to`, as a period of working days counts them; 0 when `to` is not later. `holidays`: days off besides weekends. */
export function workingDaysBetween(from: LegalDate, to: LegalDate, holidays: ReadonlySet<LegalDate>): number {
  let days = 0
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isWorkingDay(day, holidays)) days += 1
  return days
}
