import type { LegalDate } from '../dates/legalDate.ts'

/** One row of the history of a process. */
export interface ProcessHistoryRow {
  actionNbr: number
  action: string
  toState: string
  dueDate: LegalDate | null
  capturedAt: Date
}

/** A stay of a process in a state that has a deadline of the applicant: from the action that began it to the one that ended it. */
export interface DeadlinePeriod {
  /** Number of the action that began it: what it is called by for good. */
  begunBy: number
  /** The last action that set its day, or told of it. */
  action: ProcessHistoryRow
  /** Actions of the process since it began, as long as it lasted. */
  changes: number
  changedAt: Date
  day: LegalDate
  isOver: boolean
}

/**
 * Every stay of a process in a state of which `asks` says that the applicant must act by a day, oldest first. A deadline moved keeps its
 * stay; an action taken back that had ended one begins another.
 */
export function deadlinePeriods(
  history: readonly ProcessHistoryRow[],
  asks: (state: string) => boolean,
): DeadlinePeriod[] {
  const stays: DeadlinePeriod[] = []
  let state: string | undefined
  for (const row of history) {
    const open = stays.at(-1)
    const isOpen = open !== undefined && !open.isOver && state === row.toState && row.dueDate !== null
    if (open && !open.isOver) {
      open.changes = row.actionNbr - open.begunBy
      if (!isOpen) Object.assign(open, { isOver: true, changedAt: row.capturedAt })
      else if (row.dueDate !== open.day)
        Object.assign(open, { day: row.dueDate, action: row, changedAt: row.capturedAt })
    }
    if (!isOpen && row.dueDate !== null && asks(row.toState)) {
      const { actionNbr, capturedAt, dueDate } = row
      stays.push({ begunBy: actionNbr, action: row, changes: 0, changedAt: capturedAt, day: dueDate, isOver: false })
    }
    state = row.toState
  }
  return stays
}
