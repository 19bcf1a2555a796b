import { rightOfNumber } from '@saki/catalogue'
import { paperFileKind } from '@saki/catalogue/requests/paperFile'
import type { OpenAction } from '@saki/contracts/openActions'
import type { Db } from '@saki/db'
import { addDays, legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { needsSecondOfficer } from '@saki/domain/decisions/secondOfficer'
import { isBlocked } from '@saki/domain/workflow/deadline'
import { actionByCode, type Action, type ActingRole, type Workflow } from '@saki/domain/workflow/definition'
import { dueDate, type DueBasis } from '@saki/domain/workflow/dueDate'
import { asksTooLate } from '@saki/domain/workflow/letterPeriod'
import { actionWindow, nextState, openActions, type PastAction } from '@saki/domain/workflow/nextState'
import { awaitedUntil } from '@saki/domain/workflow/openAnswer'
import { paperDates } from '@saki/domain/workflow/paperDates'
import { withRules } from '@saki/domain/workflow/periods'
import { lateRecording, type RecordedStep } from '@saki/domain/workflow/standingBack'
import type { Language, TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'

import { actionAt, workflowOfProcess, named, stateAt, type ProcessPosition } from '../../caseState.ts'
import { toldToOfficer } from '../../officeWords.ts'
import type { Session } from '../../session.ts'
import { holidaySet } from '../../daysOff.sql.ts'
import { letterCaption, letterNameOfFile } from '../../letterName.ts'
import { listTakenActions } from '../../takenActions.sql.ts'
import { listSecondOfficer } from './decisionRules.sql.ts'
import { rulesOn } from './calendar.sql.ts'
import type { CaseProcess } from './cases.sql.ts'
import { findOrigins, isWaitingForPosting, listLeftTargets } from './process.sql.ts'
import { listRecordedActions } from './recordedActions.sql.ts'

const flag = (yes: boolean) => (yes ? ('Y' as const) : ('N' as const))

interface Asking {
  session: Session
  language: Language
  now: Date
}

/** What decides which actions are open. */
interface Scene {
  process: CaseProcess
  /** With the office's periods. */
  flow: Workflow<TextKey>
  history: readonly RecordedStep[]
  /** The same with the days from which windows count: of a letter that was posted later, the posting. */
  noticed: readonly PastAction[]
  holidays: ReadonlySet<LegalDate>
  /** Days that periods count from, with the targets that would stand again by state. */
  basis: DueBasis
  targets: ReadonlyMap<string, LegalDate>
  today: LegalDate
  /** Kinds of decisions that a second officer approves. */
  second: ReadonlySet<string>
}

/**
 * Actions the asker may take now, each with its legal effect and the deadline it would set today. Officers also get the actions of applicant and
 * public, which they record when received on paper, and own actions that are possible later, with their first day or, while a letter that gave a
 * period is not posted, without one. `receivedOn`: only acts
 * on paper received on that day, with what has to be undone to record them.
 */
export async function openChoices(
  db: Db,
  process: CaseProcess,
  { receivedOn, ...asking }: Asking & { receivedOn?: LegalDate | undefined },
) {
  const scene = await sceneOf(db, process, legalDateOf(asking.now))
  const isOffice = asking.session.role === 'office'
  if (isOffice && receivedOn !== undefined && receivedOn < scene.today) return paperChoices(scene, receivedOn, asking)
  const { flow, noticed, today, holidays, basis } = scene
  const isUnposted = isOffice && (await isWaitingForPosting(db, process))
  const roles: ActingRole[] = isOffice ? ['office', 'applicant', 'public'] : [asking.session.role]
  return roles.flatMap((role) => {
    const open = new Set(openActions(flow, process.state, role, noticed, today, holidays, basis))
    const keys = role === 'office' ? Object.keys(flow.actions) : [...open]
    return keys.flatMap((key) => {
      const action = flow.actions[key]
      const first = action && firstDay(scene, key, action, role, open.has(key))
      if (!action || first === undefined || isBlocked(process, action)) return []
      const due = dueOf(scene, action, today)
      if (asksTooLate(action, due, today)) return []
      const awaitsPosting = isUnposted && action.awaitsAnswers === true
      const when = { first: first > today && !awaitsPosting ? first : null, awaitsPosting, undone: [] }
      return [choice(process, action, due, { ...asking, second: scene.second }, when)]
    })
  })
}

async function sceneOf(db: Db, process: CaseProcess, today: LegalDate): Promise<Scene> {
  const flow = withRules(workflowOfProcess(process), await rulesOn(db, process.flowId, process.flowVersion, today))
  const [history, noticed, holidays, targets, origins] = [
    await listRecordedActions(db, process),
    await listTakenActions(db, process),
    await holidaySet(db),
    await listLeftTargets(db, process),
    await findOrigins(db, process),
  ]
  const basis = { action: today, due: process.dueDate, filing: process.filingDate ?? today, ...origins }
  return { process, flow, history, noticed, holidays, basis, targets, today, second: await listSecondOfficer(db) }
}

/** First day of an action in this state: today when it is open, a later one when only time is missing, else undefined. */
function firstDay(
  { process, flow, noticed: history, holidays, basis, today }: Scene,
  key: string,
  action: Action,
  role: ActingRole,
  isOpenNow: boolean,
): LegalDate | undefined {
  if (action.auto || !nextState(flow, process.state, key, role).ok) return undefined
  const at = { state: process.state, dueDate: process.dueDate, history, holidays, known: basis }
  const awaited = awaitedUntil(flow, action, at, today)
  if (isOpenNow) return awaited === undefined ? today : addDays(awaited, 1)
  const { isBegun, isUsed, first, last } = actionWindow(action, history, holidays, basis)
  const isOnlyEarly =
    isBegun && !isUsed && first !== undefined && first > today && (last === undefined || first <= last)
  if (!isOnlyEarly || (action.needs === 'priority' && !basis.priority)) return undefined
  return awaited !== undefined && awaited >= first ? addDays(awaited, 1) : first
}

/** Acts of applicant and public that a paper received on an earlier day may be. */
function paperChoices(scene: Scene, receivedOn: LegalDate, asking: Asking) {
  const { process, flow, today } = scene
  return Object.entries(flow.actions).flatMap(([key, action]) => {
    if (action.by !== 'applicant' && action.by !== 'public') return []
    const found = lateRecording(flow, key, { ...process, history: scene.history }, lateBasis(scene, action, receivedOn))
    if (!found || (found.undone.length === 0 && isBlocked(process, action))) return []
    const { actionDate } = paperDates(action, receivedOn, today)
    const own = { ...process, state: found.standing.state, dueDate: found.standing.dueDate }
    const due = dueOf({ ...scene, process: own, basis: { ...scene.basis, due: own.dueDate } }, action, actionDate)
    const undone = found.undone.map((step) => {
      const { name, caption } = named(asking.language, actionAt(process, step.action).text)
      return { ACTION_TYPE_NAME: name, ACTION_TYPE_CAPTION: caption, ACTION_DATE: step.day }
    })
    return [
      choice(own, action, due, { ...asking, second: scene.second }, { first: null, awaitsPosting: false, undone }),
    ]
  })
}

const lateBasis = ({ holidays, basis }: Scene, { by }: Action, day: LegalDate) => ({
  day,
  isOwn: by !== 'public',
  basis,
  holidays,
})

/** The deadline the action would set on a day. */
function dueOf({ process, basis, targets, holidays }: Scene, action: Action, day: LegalDate): LegalDate | null {
  if (!action.due) return keptDue(process, action)
  const target = targets.get(action.to === 'same' ? process.state : action.to)
  return dueDate(action.due, { ...basis, action: day, target }, holidays) ?? null
}

const keptDue = ({ dueDate: standing }: Pick<CaseProcess, 'dueDate'>, action: Action) =>
  action.to === 'same' ? standing : null

function choice(
  process: ProcessPosition & { fileTyp: string },
  action: Action<TextKey>,
  due: LegalDate | null,
  { session, language, second }: Omit<Asking, 'now'> & { second: ReadonlySet<string> },
  { first, awaitsPosting, undone }: { first: LegalDate | null; awaitsPosting: boolean; undone: OpenAction['UNDOES'] },
) {
  const to = stateAt({ ...process, state: action.to === 'same' ? process.state : action.to })
  const [actionName, status] = [named(language, action.text), named(language, to.text)]
  return {
    ACTION_TYP: action.code,
    ACTION_TYPE_NAME: actionName.name,
    ACTION_TYPE_CAPTION: actionName.caption,
    ACTION_KIND: action.to === 'same' ? ('NOTE' as const) : ('NORMAL' as const),
    DESCRIPTION:
      session.role === 'office' ? toldToOfficer(language, say(language, action.means)) : say(language, action.means),
    GROUND: action.ground,
    NEW_STATUS_CODE: to.code,
    NEW_STATUS_NAME: status.name,
    NEW_STATUS_CAPTION: status.caption,
    DUE_DATE: due,
    DUE_KIND:
      due === null ? null : (action.due?.target ?? to.turn === 'office') ? ('TARGET' as const) : ('DEADLINE' as const),
    GENERATED_OFFIDOC: action.letter ?? null,
    OFFIDOC_NAME: action.letter ? letterNameOfFile(action.letter, process.fileTyp, 'id') || action.letter : null,
    OFFIDOC_CAPTION: letterCaption(action.letter ?? null, process.fileTyp, language),
    IND_ASKS: flag(action.requiresAnswer === true),
    IND_TELLS: flag(action.notifies === 'applicant'),
    ...(action.court && { IND_COURT: 'Y' as const }),
    ...(session.role === 'office' &&
      action.by === 'public' &&
      (opensFile(process, action) ? { IND_PARTY: 'Y' as const } : { IND_FROM: 'Y' as const })),
    ...(action.by === 'office' && action.points && { POINTS_KIND: pointKinds[action.points] }),
    ...(action.ofPart && { IND_PART: 'Y' as const }),
    ...(to.turn === 'applicant' && to.end !== true && { IND_ANSWERABLE: 'Y' as const }),
    ...(action.due?.atMost && { IND_AT_MOST: 'Y' as const }),
    ...(needsSecondOfficer(action, second) && { IND_SECOND: 'Y' as const }),
    IND_PAPER: flag(session.role === 'office' && action.by !== 'office'),
    FROM_DATE: first,
    ...(awaitsPosting && { IND_POSTING: 'Y' as const }),
    UNDOES: undone,
  }
}

/** Whether a paper of this act becomes a file of its party. */
function opensFile(process: ProcessPosition & { fileTyp: string }, { code }: Action<TextKey>): boolean {
  const right = rightOfNumber(process.fileTyp)
  return (
    right !== undefined && paperFileKind(right.id, actionByCode(workflowOfProcess(process), code) ?? '') !== undefined
  )
}

const pointKinds = { reasons: 'REASONS', deficiencies: 'DEFICIENCIES' } as const
