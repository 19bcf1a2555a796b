import type { LegalDate } from '../dates/legalDate.ts'

/** One row of the history of a process. */
export interface ProcessHistoryRow {
  actionNbr: number
  action: string
  toState: string
  dueDate: LegalDate | null
  capturedAt: Date
}

/** A period in which a process is in a state with a deadline of the applicant, from the action that began it to the one that ended it. */
export interface DeadlinePeriod {
  /** Number of the action that began it; identifies the period. */
  begunBy: number
  /** The last action that set or changed the deadline. */
  action: ProcessHistoryRow
  /** Number of later actions of the process until the period ended. */
  changes: number
  changedAt: Date
  day: LegalDate
  isOver: boolean
}

/**
 * All periods in which the applicant must act by a day, oldest first. `asks`: whether a state demands an act of the applicant. A changed
 * deadline continues the period; a return to the state after it was left begins a new one.
 */
export function deadlinePeriods(
  history: readonly ProcessHistoryRow[],
  asks: (state: string) => boolean,
): DeadlinePeriod[] {
  const periods: DeadlinePeriod[] = []
  let state: string | undefined
  for (const row of history) {
    const open = periods.at(-1)
    const isOpen = open !== undefined && !open.isOver && state === row.toState && row.dueDate !== null
    if (open && !open.isOver) {
      open.changes = row.actionNbr - open.begunBy
      if (!isOpen) Object.assign(open, { isOver: true, changedAt: row.capturedAt })
      else if (row.dueDate !== open.day)
        Object.assign(open, { day: row.dueDate, action: row, changedAt: row.capturedAt })
    }
    if (!isOpen && row.dueDate !== null && asks(row.toState)) {
      const { actionNbr, capturedAt, dueDate } = row
      periods.push({ begunBy: actionNbr, action: row, changes: 0, changedAt: capturedAt, day: dueDate, isOver: false })
    }
    state = row.toState
  }
  return periods
}
