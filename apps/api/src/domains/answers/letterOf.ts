import { formalityOf } from '@saki/catalogue/formality/formalityOf'
import type { AnswerForm } from '@saki/contracts/answers'
import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { answerable, type Answerable } from '@saki/domain/formality/answer'
import { FREE_LIST } from '@saki/domain/formality/checklist'
import { actionOf, findState, type Action, type Workflow } from '@saki/domain/workflow/definition'
import { dueDate } from '@saki/domain/workflow/dueDate'
import { automaticActions } from '@saki/domain/workflow/nextState'
import type { Language, TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'

import { workflowOfProcess } from '../../caseState.ts'
import { holidaysFor } from '../workflow/calendar.sql.ts'
import { listLetterActions, type LetterAction } from './answers.sql.ts'
import type { AnswerableCase } from './case.sql.ts'

/** One point of a letter, as the action that sent it keeps it. */
export interface AskedPoint {
  LIST_CODE: string
  OPTION_NBR: number
  TITLE: string
  TEXT: string
  SPECDOC_TYP: string | null
  VIEW_TYPE_ID: number | null
  GROUND: string
}

/** A letter that asks for an answer, within its case. */
export interface AskingLetter extends LetterAction {
  /** The action by which the applicant answers it. */
  answeredBy: string
  points: AskedPoint[]
  isCurrent: boolean
  /** Last day of an answer that leaves the case where it stands; null where the case's own deadline counts. */
  ownDue: LegalDate | null
}

const isAnswer = (action: Action | undefined) => action?.answers === true && action.by === 'applicant'

/** The action by which an applicant leads the case on from a state; undefined where nothing waits for an answer. */
export function answeringAction(flow: Workflow, state: string): string | undefined {
  return Object.keys(flow.actions).find((key) => {
    const action = flow.actions[key]
    return isAnswer(action) && action?.to !== 'same' && action?.from.includes(state)
  })
}

/** The action that answers one thing told while the case goes its way, such as an objection against a published patent. */
function besideAction(flow: Workflow, asking: string): string | undefined {
  return Object.keys(flow.actions).find((key) => {
    const action = flow.actions[key]
    return isAnswer(action) && action?.to === 'same' && [action.until?.since ?? []].flat().includes(asking)
  })
}

/** Where letters are answered from, as queries compare them: `waiting` are states in which a case waits, `asking` actions it need not wait for. */
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
        Object.keys(flow.actions).filter((key) => besideAction(flow, key) !== undefined),
      ),
    ),
  }
}

/** Letters of a case that ask or asked for an answer, oldest first; those of actions taken back do not count. */
export async function listAskingLetters(db: Db, filed: AnswerableCase): Promise<AskingLetter[]> {
  const flow = workflowOfProcess(filed)
  const standing = await listLetterActions(db, filed)
  const moves = standing.filter(({ action }) => actionOf(flow, action)?.to !== 'same' && actionOf(flow, action))
  const letters = standing.map(async (row): Promise<AskingLetter[]> => {
    const action = actionOf(flow, row.action)
    if (!action || action.by === 'applicant') return []
    const beside = besideAction(flow, row.action)
    if (action.to === 'same') return beside === undefined ? [] : [await besideLetter(db, filed, standing, row, beside)]
    const answeredBy = answeringAction(flow, row.toState)
    if (answeredBy === undefined) return []
    const isCurrent = row === moves.at(-1) && filed.state === row.toState
    return [{ ...row, answeredBy, isCurrent, points: pointsUpTo(moves, row), ownDue: null }]
  })
  return (await Promise.all(letters)).flat()
}

async function besideLetter(
  db: Db,
  filed: AnswerableCase,
  standing: readonly LetterAction[],
  row: LetterAction,
  answeredBy: string,
): Promise<AskingLetter> {
  const action = actionOf(workflowOfProcess(filed), answeredBy)
  const window = action?.until
  const isAnswered = standing.some((later) => later.actionNbr > row.actionNbr && later.action === answeredBy)
  const isLast = standing.findLast(({ action }) => action === row.action) === row
  const isCurrent = isLast && !isAnswered && action?.from.includes(filed.state) === true
  const ownDue = window ? (dueDate(window, row.actionDate, await holidaysFor(db, window)) ?? null) : null
  return { ...row, answeredBy, isCurrent, points: pointsOf(row), ownDue }
}

/** Several objections may lie before one answer: then it answers the points of them all, numbered on by thousands. */
function pointsUpTo(moves: readonly LetterAction[], row: LetterAction): AskedPoint[] {
  const at = moves.indexOf(row)
  const first = moves.slice(0, at + 1).findLastIndex(({ fromState, toState }) => fromState !== toState)
  return moves
    .slice(Math.max(first, 0), at + 1)
    .flatMap((each, turn) => pointsOf(each).map((point) => ({ ...point, OPTION_NBR: point.OPTION_NBR + 1000 * turn })))
}

/** The points of a letter; a letter without any is one point, the whole of it. */
function pointsOf({ detail, notes, ground }: LetterAction): AskedPoint[] {
  const given = Array.isArray(detail['POINTS']) ? detail['POINTS'].filter(isObject) : []
  const points = given.map((point, at): AskedPoint => ({
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

/** Last day of a letter: the case's own deadline while it waits, extensions included; of an earlier one what stood when it was sent. */
export function answerDueDate(filed: AnswerableCase, letter: AskingLetter): LegalDate | null {
  return letter.ownDue ?? (letter.isCurrent ? filed.dueDate : letter.dueDate)
}

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

/** What an answer to it is called. */
export function answerKind({ answeredBy }: AskingLetter): AnswerForm['KIND'] {
  return kinds[answeredBy] ?? 'general'
}

/** Name of the letter: that of the action that sent it. */
export function letterKey(filed: AnswerableCase, { action }: AskingLetter): TextKey {
  return (actionOf(workflowOfProcess(filed), action)?.text ?? 'answers:letter') as TextKey
}

/** What happens if nobody answers; '' where the definition says nothing of it. */
export function consequenceOf(filed: AnswerableCase, letter: AskingLetter, language: Language): string {
  const key = findState(workflowOfProcess(filed), letter.toState)?.otherwise
  return key ? say(language, key as TextKey) : ''
}

/** The point's name in the reader's language, where it stands in a list; '' in Indonesian and for points in an officer's own words. */
export function captionOf(
  formTyp: string,
  point: { LIST_CODE: string; OPTION_NBR: number },
  language: Language,
): string {
  if (language === 'id') return ''
  if (point.LIST_CODE === FREE_LIST) return point.OPTION_NBR === 0 ? say(language, 'answers:point.whole') : ''
  const list = formalityOf(formTyp)
  const known = list?.code === point.LIST_CODE ? list.points.find(({ nbr }) => nbr === point.OPTION_NBR) : undefined
  return known ? say(language, known.name) : ''
}
