import { oppositionGroundAt } from '@saki/catalogue/requests/oppositionGrounds'
import { formalityOf } from '@saki/catalogue/formality/formalityOf'
import type { AnswerForm } from '@saki/contracts/answers'
import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { answerable, type Answerable } from '@saki/domain/formality/answer'
import { FREE_LIST } from '@saki/domain/formality/checklist'
import { actionOf, findState, type Action, type Workflow } from '@saki/domain/workflow/definition'
import { automaticActions, windowEnd } from '@saki/domain/workflow/nextState'
import { withActionRules } from '@saki/domain/workflow/periods'
import { isOppositionPoint } from '@saki/domain/requests/opposition'
import type { Language, TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'

import { workflowOfProcess } from '../../caseState.ts'
import { holidaysFor, rulesOn } from '../workflow/calendar.sql.ts'
import { listLetterActions, type LetterAction } from './answers.sql.ts'
import type { AnswerableCase } from './case.sql.ts'

/** A point of a letter, as stored with its action. */
export interface RequestedPoint {
  LIST_CODE: string
  OPTION_NBR: number
  TITLE: string
  TEXT: string
  SPECDOC_TYP: string | null
  VIEW_TYPE_ID: number | null
  GROUND: string
}

/** A letter of a case that asks for an answer. */
export interface AskingLetter extends LetterAction {
  /** Action that answers it. */
  answeredBy: string
  points: RequestedPoint[]
  isCurrent: boolean
  /** Last day of an answer that does not change the case's state; null when the case's own deadline applies. */
  ownDue: LegalDate | null
}

const isAnswer = (action: Action | undefined) => action?.answers === true && action.by === 'applicant'

/** The applicant's action that leaves a waiting state; undefined when the state waits for no answer. */
export function answeringAction(flow: Workflow, state: string): string | undefined {
  return Object.keys(flow.actions).find((key) => {
    const action = flow.actions[key]
    return isAnswer(action) && action?.to !== 'same' && action?.from.includes(state)
  })
}

/** The action that answers `asking` without changing the state, such as an answer to an objection against a published patent. */
export function passingAction(flow: Workflow, asking: string): string | undefined {
  return Object.keys(flow.actions).find((key) => {
    const action = flow.actions[key]
    return isAnswer(action) && action?.to === 'same' && [action.until?.since ?? []].flat().includes(asking)
  })
}

/**
 * `waiting`: states that wait for an answer (`flow state`); `asking`: actions that can be answered without stopping the case
 * (`flow action`).
 */
export function answerStates(flows: readonly Workflow[]): { waiting: string[]; asking: string[] } {
  const named = (flow: Workflow, keys: string[]) => keys.map((key) => `${flow.id} ${key}`)
  return {
    waiting: flows.flatMap((flow) =>
      named(
        flow,
        Object.keys(flow.states).filter((state) => answeringAction(flow, state) !== undefined),
      ),
    ),
    asking: flows.flatMap((flow) =>
      named(
        flow,
        Object.keys(flow.actions).filter((key) => passingAction(flow, key) !== undefined),
      ),
    ),
  }
}

/** Letters of a case that ask or asked for an answer, oldest first, without those of undone actions. `today`: day of the periods in force. */
export async function listAskingLetters(db: Db, filed: AnswerableCase, today: LegalDate): Promise<AskingLetter[]> {
  const flow = workflowOfProcess(filed)
  const actions = await listLetterActions(db, filed)
  const moves = actions.filter(({ action }) => actionOf(flow, action)?.to !== 'same' && actionOf(flow, action))
  const letters = actions.map(async (row): Promise<AskingLetter[]> => {
    const action = actionOf(flow, row.action)
    if (!action || action.by === 'applicant') return []
    const passing = passingAction(flow, row.action)
    if (action.to === 'same')
      return passing === undefined ? [] : [await passingLetter(db, filed, actions, row, { answeredBy: passing, today })]
    const answeredBy = answeringAction(flow, row.toState)
    if (answeredBy === undefined) return []
    const isCurrent = row === moves.at(-1) && filed.state === row.toState
    return [{ ...row, answeredBy, isCurrent, points: pointsUpTo(moves, row), ownDue: null }]
  })
  return (await Promise.all(letters)).flat()
}

async function passingLetter(
  db: Db,
  filed: AnswerableCase,
  actions: readonly LetterAction[],
  row: LetterAction,
  { answeredBy, today }: { answeredBy: string; today: LegalDate },
): Promise<AskingLetter> {
  const defined = actionOf(workflowOfProcess(filed), answeredBy)
  const action =
    defined && withActionRules(answeredBy, defined, await rulesOn(db, filed.flowId, filed.flowVersion, today))
  const window = action?.until
  const isAnswered = actions.some((later) => later.actionNbr > row.actionNbr && later.action === answeredBy)
  const isLast = actions.findLast(({ action }) => action === row.action) === row
  const isCurrent = isLast && !isAnswered && action?.from.includes(filed.state) === true
  const ownDue = window ? (windowEnd(window, row.actionDate, await holidaysFor(db, window)) ?? null) : null
  return { ...row, answeredBy, isCurrent, points: passingPoints(actions, row, answeredBy), ownDue }
}

/** Points of all such letters since the last answer, because one answer covers them all. Numbered as in `pointsUpTo`. */
function passingPoints(actions: readonly LetterAction[], row: LetterAction, answeredBy: string): RequestedPoint[] {
  const before = actions.slice(0, actions.indexOf(row) + 1)
  const answered = before.findLastIndex(({ action }) => action === answeredBy)
  return inOneAnswer(before.slice(answered + 1).filter(({ action }) => action === row.action))
}

/**
 * Points of the letter that last changed the state and of all later ones, because one answer covers them all. Point numbers of
 * the nth later letter are raised by n × 1000.
 */
function pointsUpTo(moves: readonly LetterAction[], row: LetterAction): RequestedPoint[] {
  const at = moves.indexOf(row)
  const first = moves.slice(0, at + 1).findLastIndex(({ fromState, toState }) => fromState !== toState)
  return inOneAnswer(moves.slice(Math.max(first, 0), at + 1))
}

function inOneAnswer(letters: readonly LetterAction[]): RequestedPoint[] {
  return letters.flatMap((each, index) =>
    requestedPointsOf(each).map((point) => ({ ...point, OPTION_NBR: point.OPTION_NBR + 1000 * index })),
  )
}

/** Points of a letter; a letter without points has one point, number 0, for the whole. */
export function requestedPointsOf({ detail, notes, ground }: LetterAction): RequestedPoint[] {
  const given = Array.isArray(detail['POINTS']) ? detail['POINTS'].filter(isObject) : []
  const points = given.map((point, at): RequestedPoint => ({
    LIST_CODE: textIn(point, 'LIST_CODE') || FREE_LIST,
    OPTION_NBR: typeof point['OPTION_NBR'] === 'number' ? point['OPTION_NBR'] : at + 1,
    TITLE: textIn(point, 'TITLE'),
    TEXT: textIn(point, 'TEXT'),
    SPECDOC_TYP: textIn(point, 'SPECDOC_TYP') || null,
    VIEW_TYPE_ID: typeof point['VIEW_TYPE_ID'] === 'number' ? point['VIEW_TYPE_ID'] : null,
    GROUND: textIn(point, 'GROUND'),
  }))
  if (points.length > 0) return points
  const whole = { TITLE: say('id', 'answers:point.whole'), TEXT: notes, SPECDOC_TYP: null, VIEW_TYPE_ID: null }
  return [{ LIST_CODE: FREE_LIST, OPTION_NBR: 0, ...whole, GROUND: ground }]
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function textIn(point: Record<string, unknown>, name: string): string {
  const value = point[name]
  return typeof value === 'string' ? value : ''
}

/**
 * Last day to answer: for the current letter the case's deadline, extensions included; for an earlier one the deadline when it
 * was sent.
 */
export function answerDueDate(filed: AnswerableCase, letter: AskingLetter): LegalDate | null {
  return letter.ownDue ?? (letter.isCurrent ? filed.dueDate : letter.dueDate)
}

/** Whether and how a letter can be answered on `today` (Asia/Jakarta). */
export function answerability(
  filed: AnswerableCase,
  letter: AskingLetter,
  sent: boolean,
  today: LegalDate,
): Answerable {
  const flow = workflowOfProcess(filed)
  return answerable({
    canBeAnswered: actionOf(flow, letter.answeredBy)?.from.includes(filed.state) === true,
    isCurrent: letter.isCurrent,
    dueDate: answerDueDate(filed, letter),
    lapses: letter.ownDue !== null || automaticActions(flow, filed.state).length > 0,
    frozenSince: filed.frozenSince,
    sent,
    today,
  })
}

const kinds: Record<string, AnswerForm['KIND']> = {
  answer_correction: 'correction',
  answer_completeness: 'correction',
  answer_translation: 'correction',
  reply: 'findings',
  answer_refusal: 'refusal',
  answer_objection: 'objection',
  answer: 'objection',
}

/** Kind of the answer, from the action that gives it. */
export function answerKind({ answeredBy }: AskingLetter): AnswerForm['KIND'] {
  return kinds[answeredBy] ?? 'general'
}

/** Text key of the letter's name, which is that of its action. */
export function letterKey(filed: AnswerableCase, { action }: AskingLetter): TextKey {
  return (actionOf(workflowOfProcess(filed), action)?.text ?? 'answers:letter') as TextKey
}

/** What happens without an answer; '' when the workflow does not say. */
export function consequenceOf(filed: AnswerableCase, letter: AskingLetter, language: Language): string {
  const key = findState(workflowOfProcess(filed), letter.toState)?.otherwise
  return key ? say(language, key as TextKey) : ''
}

/** Name of a listed point in the reader's language; '' in Indonesian and for free points. */
export function captionOf(
  formTyp: string,
  point: { LIST_CODE: string; OPTION_NBR: number; GROUND: string },
  language: Language,
): string {
  if (language === 'id') return ''
  if (point.LIST_CODE === FREE_LIST) return point.OPTION_NBR === 0 ? say(language, 'answers:point.whole') : ''
  const opposed = isOppositionPoint(point) && oppositionGroundAt(point.GROUND)
  if (opposed) return say(language, opposed.text)
  const list = formalityOf(formTyp)
  const known = list?.code === point.LIST_CODE ? list.points.find(({ nbr }) => nbr === point.OPTION_NBR) : undefined
  return known ? say(language, known.name) : ''
}
