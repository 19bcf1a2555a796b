import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { DueRule } from '@saki/domain/workflow/definition'
import { withActionRules, type PeriodRule } from '@saki/domain/workflow/periods'

import { actionAt } from '../../caseState.ts'
import {
  listActions,
  listPeriods,
  listProvisional,
  type ActionRow,
  type CaseProcess,
  type DatedPeriod,
} from './cases.sql.ts'
import { nextAuto, type NextAuto } from './nextAuto.ts'
import { listUnder, type ChildProcess } from './process.sql.ts'

/** A process's history with its child processes and the periods of its deadlines. */
export interface ProcessHistory {
  rows: ActionRow[]
  children: ChildProcess[]
  periods: DatedPeriod[]
  /** Days off of years whose calendar is not decreed yet. */
  provisional: LegalDate[]
  /** The automatic action when nobody acts. */
  next: NextAuto | undefined
}

/** Reads the history of a process. `readerId`: whose first readings are shown. The caller checks who asks. */
export async function findProcessHistory(db: Db, process: CaseProcess, readerId: number): Promise<ProcessHistory> {
  const [rows, children, periods, provisional, next] = await Promise.all([
    listActions(db, process, readerId),
    listUnder(db, process),
    listPeriods(db, process),
    listProvisional(db),
    nextAuto(db, process),
  ])
  return { rows, children, periods, provisional, next }
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
  FROM: NonNullable<DueRule['from']>
  EVERY: 'Y' | 'N'
  /** The day it counts from; null when it is not in the history. */
  BASE: LegalDate | null
  GROUND: string
  /** Whether the day depends on days off that are not decreed yet. */
  PROVISIONAL: 'Y' | 'N'
}

/** The rule of a deadline an action set: length, start and legal ground; null for a day set by hand. */
export function ruleOf(process: CaseProcess, row: ActionRow, history: ProcessHistory): DatedPeriodRule | null {
  const rules: PeriodRule[] = history.periods
    .filter(({ action, validFrom }) => action === row.action && validFrom <= row.actionDate)
    .toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1))
    .reverse()
  const { due, ground } = withActionRules(row.action, actionAt(process, row.action), rules)
  if (!due || row.dueDate === null) return null
  const from = due.from ?? 'action'
  const bases: Partial<Record<typeof from, LegalDate | null>> = {
    action: row.actionDate,
    due: row.priorDueDate,
    filing: process.filingDate,
  }
  const base = bases[from] ?? null
  const isProvisional =
    (due.workingDays !== undefined || due.rolls === true) && dependsOn(history.provisional, base, row.dueDate)
  return {
    MONTHS: due.every ?? due.months ?? null,
    DAYS: due.calendarDays ?? null,
    WORKING_DAYS: due.workingDays ?? null,
    FROM: from,
    EVERY: due.every === undefined ? 'N' : 'Y',
    BASE: base,
    GROUND: row.ground || ground,
    PROVISIONAL: isProvisional ? 'Y' : 'N',
  }
}

function dependsOn(days: readonly LegalDate[], base: LegalDate | null, due: LegalDate): boolean {
  return days.some((day) => day >= (base ?? due) && day.slice(0, 4) <= due.slice(0, 4))
}
