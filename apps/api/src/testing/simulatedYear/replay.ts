import type { Law } from './law.ts'

/** A history row as read from the database. */
export interface CheckedRow {
  nbr: number
  act: string
  from: string
  to: string
  due: string | null
  role: string
  day: string
  /** Day in Jakarta on which it was written. */
  written: string
  undoes: number | null
  /** Date of the gazette issue that announces it; null when none does. */
  issued: string | null
  /** Its letter goes by post and was not posted yet. */
  waits: boolean
  /** The posting that moved the deadline: act of the letter, and day on which it was posted. Null for other rows. */
  posting: { nbr: number; on: string } | null
}
export interface CaseHistory {
  name: string
  rows: CheckedRow[]
  filing: string
  priority: string | null
  international: string | null
  state: string
  due: string | null
  firesOn: string | null
  frozen: boolean
  /** Date of publication of the case. */
  published: string | null
  /** Answers received under the case, from the day of receipt to the day of the decision. */
  answers: { from: string; to: string | null }[]
}
export interface Statute {
  law: Law
  /** Values of `otherwise` that depend on the law. */
  lapsed: string
  refused: string
  /** From this day all designs are examined. */
  examineAllFrom: string
}

/** Where a replayed case stands after an act. */
export interface ReplayState {
  state: string
  due: string | null
  target: boolean
  otherwise: string | undefined
  frozenOn: string | null
  /** Number of the annuity that is due, counted from the first year. */
  annuity: number
  granted: string | null
  acts: { act: string; day: string }[]
  /** The automatic act happens on the last day itself. */
  onLastDay: boolean
  /** Deadline of each state when it was last left. */
  left: Readonly<Record<string, string | null>>
}

/** A filed case before its payment. */
export const unpaid: ReplayState = {
  state: 'awaiting_payment',
  due: null,
  target: true,
  otherwise: undefined,
  frozenOn: null,
  annuity: 0,
  granted: null,
  acts: [],
  onLastDay: false,
  left: {},
}
