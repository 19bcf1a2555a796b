import { transact } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { dueDate as dueDateOf } from '@saki/domain/workflow/dueDate'
import { asksTooLate } from '@saki/domain/workflow/letterPeriod'
import { openActions, type PastAction } from '@saki/domain/workflow/nextState'
import { awaitedUntil } from '@saki/domain/workflow/openAnswer'
import { sql } from 'kysely'

import { AppError } from '../../errors.ts'
import { freezeProcess, noteDown, resumeProcess, setDue } from '../../domains/workflow/officeWork.ts'
import { undoLast } from '../../domains/workflow/undoLast.ts'
import { listTakenActions } from '../../takenActions.sql.ts'
import { openProcess, type ProcessKey } from '../../domains/workflow/recordAction.ts'
import { takeAction } from '../../domains/workflow/takeAction.ts'
import type { Services } from '../../services.ts'
import type { SimulatedCase, PlannedCase } from './fileCase.ts'

const ROLES = ['office', 'commission', 'applicant', 'public', 'system'] as const
type Role = (typeof ROLES)[number]

export interface OpenChoice {
  role: Role
  action: string
}
export interface SimulatedPosition {
  state: string
  due: string | null
  firesOn: string | null
  frozen: boolean
  rowVersion: number
  actions: number
}

/** Current position of a case. */
export async function findPosition(services: Services, { procTyp, procNbr }: ProcessKey): Promise<SimulatedPosition> {
  const { rows } =
    await sql<SimulatedPosition>`select state, due_date as due, fires_on as "firesOn", frozen_since is not null as frozen, row_version as "rowVersion",
    (select count(*)::int from process_action x where (x.proc_typ, x.proc_nbr) = (p.proc_typ, p.proc_nbr)) as actions
    from process p where proc_typ = ${procTyp} and proc_nbr = ${procNbr}`.execute(services.db)
  const [position] = rows
  if (!position) throw new Error(`no process ${procTyp}-${procNbr}`)
  return position
}

/** Every action that anybody may take in a case that day. */
export function choicesOf(
  holidays: ReadonlySet<string>,
  { flow, planned }: SimulatedCase & { planned: PlannedCase },
  { state, due: dueDate }: SimulatedPosition,
  taken: readonly PastAction[],
  day: string,
): OpenChoice[] {
  const { international = null } = planned
  const isLost = taken.some(({ action }) => action === 'priority_lapsed')
  const priority = isLost ? null : (planned.priority ?? null)
  const known = { filing: planned.day, international, priority }
  const at = { state, dueDate, history: taken, holidays, known }
  return ROLES.flatMap((role) =>
    openActions(flow, state, role, taken, day, holidays, known)
      .filter((key) => {
        const action = flow.actions[key]
        if (!action || awaitedUntil(flow, action, at, day) !== undefined) return false
        return (
          !action.due || !asksTooLate(action, dueDateOf(action.due, { ...known, action: day }, holidays) ?? null, day)
        )
      })
      .map((action) => ({ role, action })),
  )
}

/** Actions of a case that were not undone. */
export function takenIn(services: Services, { key }: SimulatedCase): Promise<PastAction[]> {
  return listTakenActions(services.db, key)
}

/** Takes an action; false when the engine refuses it. */
export async function tryAction(
  services: Services,
  { key }: SimulatedCase,
  { role, action }: OpenChoice,
  actors: Actors,
  now: Date,
): Promise<boolean> {
  const actorId =
    role === 'office' || role === 'commission' ? actors.officer : role === 'applicant' ? actors.owner : null
  return allowed(takeAction(services, key, { action, role, actorId, actionDate: legalDateOf(now), now }))
}

export interface Actors {
  owner: number
  officer: number
}

export type SimulatedOfficeWork = 'freeze' | 'resume' | 'undo' | 'note' | 'set_due'

/** An officer's act besides the law; false when the engine refuses it. */
export async function doSimulatedWork(
  services: Services,
  { key }: SimulatedCase,
  what: SimulatedOfficeWork,
  position: SimulatedPosition,
  officer: number,
  now: Date,
  due: string,
): Promise<boolean> {
  const work = { actorId: officer, now, reason: 'simulasi', rowVersion: position.rowVersion }
  const run = {
    freeze: freezeProcess,
    resume: resumeProcess,
    note: noteDown,
    undo: (tx: Services['db']) => undoLast(tx, key, { ...work, actionNbr: position.actions }),
    set_due: (tx: Services['db']) => setDue(tx, key, { ...work, due }),
  }[what]
  return allowed(transact(services.db, (tx) => run(tx, key, work)))
}

/** Inserts a received answer under the case; returns its process. */
export function answerArrives(
  services: Services,
  { key, applicationId }: SimulatedCase,
  position: SimulatedPosition,
  now: Date,
): Promise<ProcessKey> {
  const under = { ...key, actionNbr: position.actions }
  return transact(services.db, (tx) =>
    openProcess(tx, { applicationId, flowId: 'letter-answer', flowVersion: 1, now, under }),
  )
}

async function allowed(work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}
