import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { givesDay, keptRule, type KeptRule } from '@saki/domain/workflow/keptRule'
import { withActionRules, type PeriodRule } from '@saki/domain/workflow/periods'

import { actionAt } from '../../caseState.ts'
import { listActions, listPeriods, listProvisional, type ActionRow, type CaseProcess } from './cases.sql.ts'
import { holidaySet } from '../../daysOff.sql.ts'
import { nextAuto, type NextAuto } from './nextAuto.ts'
import { listUnder, type ChildProcess } from './process.sql.ts'

/** A process's history with its child processes and the periods of its deadlines. */
export interface ProcessHistory {
  rows: ActionRow[]
  children: ChildProcess[]
  periods: PeriodRule[]
  /** Days off of years whose calendar is not decreed yet. */
  provisional: LegalDate[]
  holidays: ReadonlySet<LegalDate>
  /** The automatic action when nobody acts. */
  next: NextAuto | undefined
}

/** Reads the history of a process. `readerId`: whose first readings are shown. The caller checks who asks. */
export async function findProcessHistory(db: Db, process: CaseProcess, readerId: number): Promise<ProcessHistory> {
  const [rows, children, periods, provisional, holidays, next] = await Promise.all([
    listActions(db, process, readerId),
    listUnder(db, process),
    listPeriods(db, process),
    listProvisional(db),
    holidaySet(db),
    nextAuto(db, process),
  ])
  return { rows, children, periods, provisional, holidays, next }
}

/** The rows without undone actions and without the undoing. */
export function withoutUndone(rows: readonly ActionRow[]): ActionRow[] {
  const undone = new Set(rows.flatMap(({ undoes }) => undoes ?? []))
  return rows.filter(({ actionNbr, undoes }) => undoes === null && !undone.has(actionNbr))
}

export interface DatedPeriodRule {
  MONTHS: number | null
  DAYS: number | null
  WORKING_DAYS: number | null
  FROM: KeptRule['from']
  EVERY: 'Y' | 'N'
  /** The day it counts from; null when it is not in the history. */
  BASE: LegalDate | null
  GROUND: string
  /** Whether the day depends on days off that are not decreed yet. */
  PROVISIONAL: 'Y' | 'N'
}

/** Whether an action set the deadline after it; others kept the one before. */
export function setsDeadline(process: CaseProcess, row: ActionRow): boolean {
  if (row.dueDate === null) return false
  return row.dueRule !== null || row.dueDate !== row.priorDueDate || actionAt(process, row.action).due !== undefined
}

/**
 * The rule of a deadline an action set: length, start and legal ground, as kept with the deadline. In older histories the rule of that day, if it
 * gives the deadline; null for a day set by hand.
 */
export function ruleOf(process: CaseProcess, row: ActionRow, history: ProcessHistory): DatedPeriodRule | null {
  const rule = row.dueRule ?? ruleOfThatDay(process, row, history)
  if (!rule || row.dueDate === null) return null
  const isProvisional =
    (rule.workingDays !== null || rule.rolls) && dependsOn(history.provisional, rule.base, row.dueDate)
  return {
    MONTHS: rule.every ?? rule.months,
    DAYS: rule.calendarDays,
    WORKING_DAYS: rule.workingDays,
    FROM: rule.from,
    EVERY: rule.every === null ? 'N' : 'Y',
    BASE: rule.base,
    GROUND: row.ground || rule.ground,
    PROVISIONAL: isProvisional ? 'Y' : 'N',
  }
}

function ruleOfThatDay(process: CaseProcess, row: ActionRow, history: ProcessHistory): KeptRule | null {
  const rules: PeriodRule[] = history.periods
    .filter(({ action, validFrom }) => action === row.action && validFrom <= row.actionDate)
    .toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1))
    .reverse()
  const { due, ground } = withActionRules(row.action, actionAt(process, row.action), rules)
  if (!due || row.dueDate === null) return null
  const basis = { action: row.actionDate, due: row.priorDueDate, filing: process.filingDate }
  const isKnown = ['action', 'due', 'filing'].includes(due.from ?? 'action')
  if (isKnown && !givesDay(due, basis, row.dueDate, history.holidays)) return null
  const rule = keptRule(due, ground, basis)
  return rule && (isKnown ? rule : { ...rule, base: null })
}

function dependsOn(days: readonly LegalDate[], base: LegalDate | null, due: LegalDate): boolean {
  return days.some((day) => day >= (base ?? due) && day.slice(0, 4) <= due.slice(0, 4))
}
