import { applications, deskActionOf, workflowOf, workflows, type ApplTyp } from '@saki/catalogue'
import { daysBetween, type LegalDate } from '@saki/domain/dates/legalDate'
import { actionOf, findState, type Action, type State, type Workflow } from '@saki/domain/workflow/definition'
import type { Language, TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'

/** Quick tab a case stands under; unpaid filings have no process and stand under `payment`. */
export type FiledCaseGroup = 'action' | 'payment' | 'running' | 'registered' | 'done'
export type WireTurn = 'YOU' | 'OFFICE' | 'PUBLIC' | 'NONE'
/** P pending · R registered · W withdrawn or refused · L lapsed. */
export type CaseOutcome = 'P' | 'R' | 'W' | 'L'

/** Where a process stands, as its row says. */
export interface ProcessPosition {
  flowId: string
  flowVersion: number
  state: string
}

const turns = { applicant: 'YOU', office: 'OFFICE', public: 'PUBLIC', none: 'NONE' } as const
const outcomes: Record<string, CaseOutcome> = {
  registered: 'R',
  annuity_grace: 'R',
  removal_review: 'R',
  renewal_window: 'R',
  late_renewal: 'R',
  refused: 'W',
  appeal_dismissed: 'W',
  withdrawn: 'W',
  deemed_withdrawn: 'W',
  cancelled: 'L',
  removed: 'L',
  deleted: 'L',
  expired: 'L',
}

/** The definition a process runs under. Throws when the catalogue no longer has it: no version may be dropped while records use it. */
export function workflowOfProcess({ flowId, flowVersion }: ProcessPosition): Workflow<TextKey> {
  const flow = workflowOf(flowId, flowVersion)
  if (!flow) throw new Error(`no workflow ${flowId} version ${flowVersion}`)
  return flow
}

export function stateAt(place: ProcessPosition): State<TextKey> {
  const state = findState(workflowOfProcess(place), place.state)
  if (!state) throw new Error(`${place.flowId} has no state ${place.state}`)
  return state
}

/** An action as history names it: one of the workflow, or one any process knows, such as taking back. Throws for anything else. */
export function actionAt(place: Pick<ProcessPosition, 'flowId' | 'flowVersion'>, key: string): Action<TextKey> {
  const action = actionOf(workflowOfProcess({ ...place, state: '' }), key) ?? deskActionOf(key)
  if (!action) throw new Error(`${place.flowId} has no action ${key}`)
  return action
}

/** What an unpaid filing is shown as: the state its process will begin in. */
export function unpaidState(applTyp: string): State<TextKey> {
  const kind = Object.hasOwn(applications, applTyp) ? applications[applTyp as ApplTyp] : applications.DESIGN
  const { id, version, start } = kind.workflow
  return stateAt({ flowId: id, flowVersion: version, state: start })
}

/** Whose turn it is; nobody's where the applicant's last remedy has run out. */
export function turnOf(state: State, dueDate: string | null): WireTurn {
  return isFinal(state, dueDate) ? 'NONE' : turns[state.turn]
}

/** The case ended against the applicant, and the time for every remedy is over. */
export function isFinal(state: State, dueDate: string | null): boolean {
  return state.end === true && state.turn === 'applicant' && dueDate === null
}

/** What comes next, in one sentence. */
export function nextOf(language: Language, state: State<TextKey>, dueDate: string | null): string {
  return say(language, isFinal(state, dueDate) ? 'workflow:action.remedyOver.means' : state.next)
}

export function outcomeOfState(state: string): CaseOutcome {
  return outcomes[state] ?? 'P'
}

export function groupOf(key: string, state: State): FiledCaseGroup {
  if (key === 'registered') return 'registered'
  if (state.end) return 'done'
  return state.turn === 'applicant' ? 'action' : 'running'
}

/** States of the catalogue as queries compare them: `flow_id state`. */
function statesWhere(wanted: (key: string, state: State) => boolean): string[] {
  return workflows.flatMap((flow) =>
    Object.entries<State>(flow.states)
      .filter(([key, state]) => wanted(key, state))
      .map(([key]) => `${flow.id} ${key}`),
  )
}

/** Every state that stands under a tab. */
export function statesIn(group: FiledCaseGroup): string[] {
  return statesWhere((key, state) => groupOf(key, state) === group)
}

/** Every state in which the reader has to act, an end that may still be contested included. */
export function statesAsking(): string[] {
  return statesWhere((_key, state) => state.turn === 'applicant')
}

/** Days the office sets itself are targets, nobody's deadline. */
export function hasDeadline(state: State): boolean {
  return state.turn !== 'office'
}

/** Every state in which an answer lies with the office and holds the clock of the case above. */
export function statesHolding(): string[] {
  return statesWhere((_key, state) => state.holds === true)
}

/** Every state in which a process is over. */
export function endedStates(): string[] {
  return statesWhere((_key, state) => state.end === true)
}

export function statesWithDeadline(): string[] {
  return statesWhere((_key, state) => hasDeadline(state))
}

/** The office's own name, Indonesian in every language, and the same in the reader's as a caption (none in Indonesian). */
export function named(language: Language, key: TextKey): { name: string; caption: string } {
  return { name: say('id', key), caption: language === 'id' ? '' : say(language, key) }
}

export type Right = 'P' | 'D' | 'T'
const rights: Record<string, Right> = { P: 'P', S: 'P', W: 'P', A: 'D', D: 'T', J: 'T', M: 'T', I: 'T', R: 'T' }
const rightNames = {
  P: 'applications:status.patent',
  D: 'applications:status.design',
  T: 'applications:status.mark',
} as const

/** Which right the first letter of an application number stands for. */
export function rightOfLetter(fileTyp: string): Right {
  return rights[fileTyp] ?? 'P'
}

export function rightName(fileTyp: string): TextKey {
  return rightNames[rightOfLetter(fileTyp)]
}

/** First letters of the numbers of a right. */
export function numberLetters(right: Right): string[] {
  return Object.keys(rights).filter((letter) => rights[letter] === right)
}

const lettersOfProcess: Record<string, readonly string[]> = { 1: ['P'], 2: ['S'], 3: ['A'], 4: ['D', 'J', 'I'] }

/** First of the letters of the application numbers whose cases run a type of process; empty for processes of any right. */
export function letterOfProcess(procTyp: string): string {
  return lettersOfProcess[procTyp]?.[0] ?? ''
}

/** Whether cases whose numbers begin with this letter run that type of process. */
export function runsProcess(fileTyp: string, procTyp: string): boolean {
  return lettersOfProcess[procTyp]?.includes(fileTyp) ?? false
}

/** Whole days to a deadline, negative when it has passed; null without one. */
export function daysLeft(today: LegalDate, due: LegalDate | null): number | null {
  return due === null ? null : daysBetween(today, due)
}
