import { isRequestFlow } from '@saki/catalogue/requests/registry'
import type { Db } from '@saki/db'
import { legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'
import type { OfficeRole } from '@saki/domain/office/officeRoles'
import { actionByCode, actionOf, type Action } from '@saki/domain/workflow/definition'
import { paperDates } from '@saki/domain/workflow/paperDates'
import type { TextKey } from '@saki/texts'
import { longDateText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'

import { stateAt, workflowOfProcess } from '../../caseState.ts'
import { ConflictError, Invalid, NotFound, type FieldFault } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { assertRole } from '../../session.ts'
import { findOpenCase, reassignCase, type OpenCase } from './officeWork.sql.ts'
import { makeRoom } from './makeRoom.ts'
import type { ProcessKey, ActionResult, RecordedAction } from './recordAction.ts'
import { actIn, type CompletedAct } from './takeAction.ts'
import { rolesInCase } from './rolesInCase.ts'
import { kindAt } from './workKind.ts'

/** What an officer does in a case, or records for the applicant or the public because it arrived on paper. */
export interface OfficersAct extends Pick<RecordedAction, 'now' | 'detail' | 'annex' | 'rowVersion' | 'dueDate'> {
  officerId: number
  officerRoles: readonly OfficeRole[]
  /** ACTION_TYP of the wire. */
  code: string
  /** Day of the act; of an act on paper the day it was received. */
  actionDate?: LegalDate | undefined
  notes: string
  /** Undoes what followed the day of receipt, where the paper could not be recorded otherwise. */
  undoFollowed?: boolean
}

const LETTER_FLOW = 'office-letter'

/**
 * Performs an officer's act in a case. Refuses automatic actions, actions on letters and dates that `assertAllowed` excludes; `actIn` checks state
 * and role. An act on paper is judged by the day it was received; what followed that day is undone with it (`undoFollowed`), otherwise the
 * refusal names it. The officer needs a role for the work of the case's state. Unassigns the officer when the case ends or the kind of work changes. Throws NotFound, ROLE_NEEDED,
 * ACTION_NOT_ALLOWED, STALE_VERSION, Invalid.
 */
export async function officersAct(
  tx: Db,
  services: Services,
  key: ProcessKey,
  act: OfficersAct,
): Promise<{ acted: CompletedAct; openCase: OpenCase }> {
  const openCase = await findOpenCase(tx, key)
  if (!openCase) throw new NotFound('process', key)
  // Undoing the letter alone would leave its document and deadline in force; the action that issued it is undone.
  if (openCase.flowId === LETTER_FLOW)
    throw new ConflictError('ACTION_NOT_ALLOWED', 'officers act on the case of a letter, not on the letter')
  // A decision on a request carries out its effects, which officeRequestAct does.
  if (isRequestFlow(openCase.flowId))
    throw new ConflictError('ACTION_NOT_ALLOWED', 'officers decide requests by a call of their own')
  assertRole(act.officerRoles, rolesInCase(openCase))
  const { name, action } = actionNamed(openCase, act.code)
  const today = legalDateOf(act.now)
  const given = act.actionDate ?? today
  const isOnPaper = action.by !== 'office'
  assertAllowed(action, act, { actionDate: given, today, lastDay: isOnPaper ? null : openCase.lastDay })
  const days = isOnPaper ? paperDates(action, given, today) : { actionDate: given }
  const rowVersion = isOnPaper ? await makeRoom(tx, services, openCase, name, given, act) : act.rowVersion
  const acted = await actIn(tx, services, key, {
    action: name,
    role: action.by,
    actorId: act.officerId,
    ...days,
    now: act.now,
    notes: withCourt(action, act),
    detail: { ...act.detail, ...(isOnPaper && { ON_PAPER: 'Y' }) },
    ...(act.annex && { annex: act.annex }),
    ...(rowVersion !== undefined && { rowVersion }),
    ...(act.dueDate !== undefined && { dueDate: act.dueDate }),
  })
  await unassignOnNewWork(tx, key, openCase, acted, act.now)
  return { acted, openCase }
}

/** Reply of a change: the new state and deadline. */
export function actedReply(openCase: OpenCase, recorded: ActionResult) {
  return {
    err: '' as const,
    ACTION_NBR: recorded.actionNbr,
    STATUS_CODE: stateAt({ ...openCase, state: recorded.state }).code,
    DUE_DATE: recorded.dueDate,
  }
}

/** The action of a process with this ACTION_TYP. Throws ACTION_NOT_ALLOWED for an unknown code. */
export function actionNamed(
  position: Pick<OpenCase, 'flowId' | 'flowVersion' | 'state'>,
  code: string,
): { name: string; action: Action<TextKey> } {
  const flow = workflowOfProcess(position)
  const name = actionByCode(flow, code)
  const action = name === undefined ? undefined : actionOf(flow, name)
  if (name === undefined || !action) throw new ConflictError('ACTION_NOT_ALLOWED', `no action ${code} in ${flow.id}`)
  return { name, action }
}

/**
 * Throws ACTION_NOT_ALLOWED for automatic actions and those of the Appeal Commission; Invalid for a date in the future or before the last action, a letter dated before today,
 * an act received on paper without a note or its scan, an act of a court without its number and date, a decision or letter without its points, and an
 * extension without its last day.
 */
function assertAllowed(
  action: Action<TextKey>,
  act: OfficersAct,
  { actionDate, today, lastDay }: { actionDate: LegalDate; today: LegalDate; lastDay: LegalDate | null },
): void {
  if (action.by === 'system' || action.auto)
    throw new ConflictError('ACTION_NOT_ALLOWED', `only the system performs ${act.code}`)
  if (action.by === 'commission')
    throw new ConflictError('ACTION_NOT_ALLOWED', `only the Appeal Commission performs ${act.code}`)
  const faults: FieldFault[] = []
  if (actionDate > today) faults.push({ field: 'ACTION_DATE', message: 'desk:fault.future' })
  // The deadlines of a letter run from the day it is sent, which is today.
  else if (action.letter && action.by === 'office' && actionDate !== today)
    faults.push({ field: 'ACTION_DATE', message: 'desk:fault.letterToday' })
  else if (lastDay && actionDate < lastDay) faults.push({ field: 'ACTION_DATE', message: 'desk:fault.beforeLast' })
  if (action.by !== 'office' && act.notes.trim() === '')
    faults.push({ field: 'NOTES', message: 'desk:fault.paperNotes' })
  if (action.by !== 'office' && typeof act.detail?.['SCAN_ID'] !== 'string')
    faults.push({ field: 'SCAN_ID', message: 'desk:fault.scanMissing' })
  if (action.court) faults.push(...courtFaults(act, today))
  if (action.by === 'office') faults.push(...pointFaults(action, act))
  if (action.due?.atMost && act.dueDate === undefined)
    faults.push({ field: 'DUE_DATE', message: 'errors:field.required' })
  if (faults.length > 0) throw new Invalid(faults)
}

/** A decision against the applicant, and a letter that asks for something, name their points. */
function pointFaults({ points }: Action, { detail = {} }: OfficersAct): FieldFault[] {
  const given = detail['POINTS']
  if (!points || (Array.isArray(given) && given.length > 0)) return []
  return [points === 'reasons' ? NO_REASONS : { field: 'POINTS', message: 'refusals:noPoints' }]
}
const NO_REASONS: FieldFault = { field: 'REASONS', message: 'refusals:noReasons' }

/** A suit or judgment is recorded with the court's number and a date that has come. */
function courtFaults({ detail = {} }: OfficersAct, today: LegalDate): FieldFault[] {
  const { number, date } = courtOf(detail)
  return [
    ...(number === '' ? [{ field: 'COURT_NBR', message: 'desk:fault.courtNumber' }] : []),
    ...(date === '' || date > today ? [{ field: 'COURT_DATE', message: 'desk:fault.courtDate' }] : []),
  ]
}

function courtOf(detail: Record<string, unknown>): { number: string; date: string } {
  const textOf = (name: string) => (typeof detail[name] === 'string' ? detail[name].trim() : '')
  return { number: textOf('COURT_NBR'), date: textOf('COURT_DATE') }
}

/** Notes for letter, inbox and history: of an act of a court they begin with its number and date. */
function withCourt({ court }: Action<TextKey>, { notes, detail = {} }: OfficersAct): string {
  if (!court) return notes
  const { number, date } = courtOf(detail)
  const cited = say('id', `desk:court.${court}`, { number, date: longDateText(date, 'id') })
  return [cited, notes.trim()].filter((line) => line !== '').join('\n')
}

/** Unassigns the officer when the case ends or the kind of work changes. */
export async function unassignOnNewWork(
  tx: Db,
  key: ProcessKey,
  openCase: OpenCase,
  acted: CompletedAct,
  now: Date,
): Promise<void> {
  if (openCase.officerId === null || acted.state === openCase.state) return
  const flow = workflowOfProcess(openCase)
  const [before, after] = [openCase.state, acted.state].map((state) => kindAt({ ...openCase, state, flow }))
  const isOver = flow.states[acted.state]?.end === true
  if (!isOver && (after === null || after === before || before === null)) return
  await reassignCase(tx, key, { oldOfficer: openCase.officerId, newOfficer: null, changedBy: null, reason: '', now })
}
