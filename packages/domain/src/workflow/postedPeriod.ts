import { addDays, daysBetween, type LegalDate } from '../dates/legalDate.ts'
import { dueDate } from './dueDate.ts'
import type { KeptRule } from './keptRule.ts'

/** A deadline that a letter set, and the deadline in force, which may be longer by then. */
export interface PostedPeriod {
  /** The rule that made the letter's deadline; null for one set by hand. */
  rule: KeptRule | null
  /** Day of the letter. */
  issuedOn: LegalDate
  letterDue: LegalDate
  presentDue: LegalDate
}

/**
 * Deadline of a period that counts from the letter, when the letter was posted on a later day than its own: the period runs from the posting
 * (UU 20/2016 art. 29(1): "terhitung sejak Tanggal Pengiriman surat pemberitahuan"; ADR 63 for the other laws). A longer deadline keeps its
 * extension. Undefined when nothing changes: posted on its own day, or a period that counts from another day, such as the priority.
 */
export function dueFromPosting(
  { rule, issuedOn, letterDue, presentDue }: PostedPeriod,
  postedOn: LegalDate,
  holidays: ReadonlySet<LegalDate>,
): LegalDate | undefined {
  if (!rule || rule.from !== 'action' || postedOn <= issuedOn) return undefined
  const { months, calendarDays, workingDays, rolls } = rule
  const counted = dueDate(
    {
      ...(months !== null && { months }),
      ...(calendarDays !== null && { calendarDays }),
      ...(workingDays !== null && { workingDays }),
      ...(rolls && { rolls }),
    },
    postedOn,
    holidays,
  )
  if (counted === undefined || counted <= letterDue) return undefined
  return presentDue === letterDue ? counted : addDays(presentDue, daysBetween(letterDue, counted))
}
