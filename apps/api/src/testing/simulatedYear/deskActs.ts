import { deadline } from './countedDays.ts'
import { apart, plusDays } from './ownDates.ts'
import type { CaseHistory, CheckedRow, ReplayState, Statute } from './replay.ts'

/** A case whose deadline had passed before the undone act is suspended until it gets a new deadline. */
function suspendIfOverdue(at: ReplayState, day: string): ReplayState {
  const isPassed = at.due !== null && at.due < day && !at.target && at.otherwise !== undefined
  return isPassed && at.frozenOn === null ? { ...at, frozenOn: day } : at
}

/**
 * The posting of a letter on a later day: its act's deadline is counted as if the act were of that day (UU 20/2016 art. 29(1) and the legend of
 * the deadlines), and so are windows since the act.
 */
export function applyPosting(
  one: CaseHistory,
  row: CheckedRow,
  { nbr, on }: { nbr: number; on: string },
  at: ReplayState,
  before: Map<number, ReplayState>,
  statute: Statute,
  say: (what: string) => void,
): ReplayState {
  const asked = one.rows.find((each) => each.nbr === nbr)
  const provision = asked && statute.law[asked.act]
  if (!asked || !provision) {
    say(`no act ${nbr} gave a period`)
    return { ...at, due: row.due }
  }
  if (on < asked.day || on > row.written) say(`posted on ${on}`)
  const due = deadline(one, { ...asked, day: on }, before.get(nbr) ?? at, provision, at.annuity)
  const acts = at.acts.map((each) => (each.act === asked.act && each.day === asked.day ? { ...each, day: on } : each))
  return { ...at, due, acts }
}

/** Checks an officer's acts besides the law: undo, suspension, another deadline, a note. */
export function applyDeskAct(
  row: CheckedRow,
  at: ReplayState,
  before: Map<number, ReplayState>,
  say: (what: string) => void,
): ReplayState {
  if (row.act === 'undo') return suspendIfOverdue(before.get(row.undoes ?? 0) ?? at, row.day)
  if (row.act === 'freeze') return { ...at, frozenOn: row.day }
  if (row.act === 'set_due') {
    if (row.due === null || row.due < row.day) say('a deadline in the past')
    if (row.due !== null && at.due !== null && !at.target && row.due <= at.due) say(`shortened from ${at.due}`)
    return { ...at, due: row.due }
  }
  if (row.act !== 'resume' || at.frozenOn === null) return at
  return { ...at, frozenOn: null, due: at.due && plusDays(at.due, apart(at.frozenOn, row.day)) }
}
