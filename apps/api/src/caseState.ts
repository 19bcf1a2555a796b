import {
  officeActionOf,
  presentLaw,
  rightOf,
  rightOfNumber,
  rightOfProcess,
  rights,
  rightsOfLetter,
  workflowOf,
  workflows,
  type ListedRight,
  type RightLetter,
} from '@saki/catalogue'
import { daysBetween, type LegalDate } from '@saki/domain/dates/legalDate'
import {
  actionOf,
  actionsWithEffect,
  findState,
  type Action,
  type Effect,
  type State,
  type Workflow,
} from '@saki/domain/workflow/definition'
import type { Language, TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'

/** Quick tab of a case. Unpaid filings have no process; their tab is `payment`. */
export type FiledCaseGroup = 'action' | 'payment' | 'running' | 'registered' | 'done'
/** Who has to act next, as the wire says it. */
export type WireTurn = 'YOU' | 'OFFICE' | 'PUBLIC' | 'NONE'
/** P pending · R registered · W withdrawn or refused · L lapsed. */
export type CaseOutcome = 'P' | 'R' | 'W' | 'L'

/** Workflow, version and state of a process, from its row. */
export interface ProcessPosition {
  flowId: string
  flowVersion: number
  state: string
}

const turns = { applicant: 'YOU', office: 'OFFICE', public: 'PUBLIC', none: 'NONE' } as const
const outcomeCodes = { registered: 'R', refused: 'W', lapsed: 'L' } as const

/** The workflow definition a process runs under. Throws when the catalogue lacks it; no version may be removed while cases use it. */
export function workflowOfProcess({ flowId, flowVersion }: ProcessPosition): Workflow<TextKey> {
  const flow = workflowOf(flowId, flowVersion)
  if (!flow) throw new Error(`no workflow ${flowId} version ${flowVersion}`)
  return flow
}

/** The state of a process in its workflow. Throws when the workflow lacks it. */
export function stateAt(position: ProcessPosition): State<TextKey> {
  const state = findState(workflowOfProcess(position), position.state)
  if (!state) throw new Error(`${position.flowId} has no state ${position.state}`)
  return state
}

/** The action with this key: one of the workflow, or an office action that every process has. Throws for any other key. */
export function actionAt(position: Pick<ProcessPosition, 'flowId' | 'flowVersion'>, key: string): Action<TextKey> {
  const action = actionOf(workflowOfProcess({ ...position, state: '' }), key) ?? officeActionOf(key)
  if (!action) throw new Error(`${position.flowId} has no action ${key}`)
  return action
}

/** Keys of the actions with an effect in the workflows of these rights. */
export function actionsOfEffect(effect: Effect, of: readonly ListedRight[] = rights): string[] {
  return [...new Set(of.flatMap(({ laws }) => laws.flatMap(({ workflow }) => actionsWithEffect(workflow, effect))))]
}

/** State shown for an unpaid filing: the one its process will begin in. Throws for an unknown kind. */
export function unpaidState(applTyp: string): State<TextKey> {
  const { id, version, start } = presentLaw(rightOf(applTyp).id).workflow
  return stateAt({ flowId: id, flowVersion: version, state: start })
}

/** Who has to act next; NONE when the applicant's last remedy has expired. */
export function turnOf(state: State, dueDate: string | null): WireTurn {
  return isFinal(state, dueDate) ? 'NONE' : turns[state.turn]
}

/** The case ended against the applicant and no remedy is left (`dueDate` null). */
export function isFinal(state: State, dueDate: string | null): boolean {
  return state.end === true && state.turn === 'applicant' && dueDate === null
}

/** One sentence about the next step. */
export function nextOf(language: Language, state: State<TextKey>, dueDate: string | null): string {
  return say(language, isFinal(state, dueDate) ? 'workflow:action.remedyOver.means' : state.next)
}

/** Outcome of a case in this state; P while it is pending. */
export function outcomeOf({ outcome }: State): CaseOutcome {
  return outcome ? outcomeCodes[outcome] : 'P'
}

/** Quick tab of a state. */
export function groupOf(state: State): FiledCaseGroup {
  if (state.end) return state.outcome === 'registered' ? 'registered' : 'done'
  return state.turn === 'applicant' ? 'action' : 'running'
}

/** Keys `flow_id state` of the matching states, for queries. */
function statesWhere(wanted: (state: State) => boolean): string[] {
  return workflows.flatMap((flow) =>
    Object.entries<State>(flow.states)
      .filter(([, state]) => wanted(state))
      .map(([key]) => `${flow.id} ${key}`),
  )
}

/** Keys of the states listed under a tab. */
export function statesIn(group: FiledCaseGroup): string[] {
  return statesWhere((state) => groupOf(state) === group)
}

/** Keys of the states in which the applicant has to act, including ends that can still be contested. */
export function statesAsking(): string[] {
  return statesWhere((state) => state.turn === 'applicant')
}

/** Keys of the states whose deadline is that of an annuity or a renewal. */
export function statesKeepingRight(): string[] {
  return statesWhere((state) => state.keepsRight === true)
}

/** False for states of the office: its own days are targets without legal effect. */
export function hasDeadline(state: State): boolean {
  return state.turn !== 'office'
}

/** Keys of the states of a child process (an undecided answer) during which the parent's deadline has no automatic effect (`holds`). */
export function statesHolding(): string[] {
  return statesWhere((state) => state.suspendsParent === true)
}

/** Keys, without workflow, of the states in which a right is granted or registered. */
export function statesRegistered(): string[] {
  const states = workflows.flatMap((flow) => Object.entries<State>(flow.states))
  return [...new Set(states.filter(([, { outcome }]) => outcome === 'registered').map(([key]) => key))]
}

/** Keys of the states in which a process has ended. */
export function endedStates(): string[] {
  return statesWhere((state) => state.end === true)
}

/** Keys of the states whose due date is a legal deadline. */
export function statesWithDeadline(): string[] {
  return statesWhere((state) => hasDeadline(state))
}

/** The official name in Indonesian, and as a caption its translation (empty when the reader's language is Indonesian). */
export function named(language: Language, key: TextKey): { name: string; caption: string } {
  return { name: say('id', key), caption: language === 'id' ? '' : say(language, key) }
}

/** The right for the first letter of an application number; P for unknown letters. */
export function rightOfLetter(fileTyp: string): RightLetter {
  return rightOfNumber(fileTyp)?.letter ?? 'P'
}

/** Text key of the name of the right. */
export function rightName(fileTyp: string): TextKey {
  return (rightsOfLetter(rightOfLetter(fileTyp))[0] ?? rightOf('PATENT')).names.right
}

/** Number letters of the rights with this letter. */
export function numberLetters(right: string): string[] {
  return rightsOfLetter(right).flatMap(({ numbers }) => numbers.map(({ letter }) => letter))
}

const lettersOfProcess = (procTyp: string): string[] =>
  rightOfProcess(procTyp)?.numbers.flatMap(({ letter, isOld }) => (isOld ? [] : [letter])) ?? []

/** First number letter of the cases that run this type of process; empty for processes that any right has. */
export function letterOfProcess(procTyp: string): string {
  return lettersOfProcess(procTyp)[0] ?? ''
}

/** Whether cases with this number letter run this type of process. */
export function runsProcess(fileTyp: string, procTyp: string): boolean {
  return lettersOfProcess(procTyp).includes(fileTyp)
}

/** Whole days to a deadline; negative when it has passed, null without one. */
export function daysLeft(today: LegalDate, due: LegalDate | null): number | null {
  return due === null ? null : daysBetween(today, due)
}
