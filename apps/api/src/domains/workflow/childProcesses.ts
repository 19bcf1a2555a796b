import { workflowOf } from '@saki/catalogue'
import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { dueDate } from '@saki/domain/workflow/dueDate'
import { withActionRules } from '@saki/domain/workflow/periods'

import { stateAt } from '../../caseState.ts'
import { ConflictError } from '../../errors.ts'
import { holidaysFor, rulesOn } from './calendar.sql.ts'
import { findOutsideParty, listUnder } from './process.sql.ts'
import {
  openProcess,
  recordAction,
  type ActionKey,
  type ProcessKey,
  type ActionResult,
  type RecordedAction,
} from './recordAction.ts'

const LETTER = { flowId: 'office-letter', flowVersion: 1 } as const
const ANSWER = { flowId: 'letter-answer', flowVersion: 1 } as const

/** Opens the process of an issued letter under the action that issued it. */
export async function openLetter(tx: Db, recorded: ActionResult, now: Date): Promise<void> {
  const { applicationId, procTyp, procNbr, actionNbr, actionDate, defined } = recorded
  const action = defined.requiresAnswer ? 'send_asking' : 'send_informing'
  const under = { procTyp, procNbr, actionNbr }
  await openLetterProcess(tx, { applicationId, under, action, actionDate, now })
}

/** Opens the process of a letter under an action of its case. */
export async function openLetterProcess(
  tx: Db,
  {
    applicationId,
    under,
    action,
    actionDate,
    now,
  }: {
    applicationId: number
    under: ActionKey
    action: 'send_asking' | 'send_informing'
    actionDate: LegalDate
    now: Date
  },
): Promise<void> {
  const partyId = (await findOutsideParty(tx, under)) ?? undefined
  const key = await openProcess(tx, { ...LETTER, applicationId, now, under, partyId })
  await recordAction(tx, key, { action, role: 'system', actorId: null, actionDate, now })
}

/**
 * Last day shown on a letter: the deadline its action set or, when the case's deadline is unchanged, the end of the time to answer the
 * letter. Null when there is neither, or the day is only a target of the office.
 */
export async function letterDue(tx: Db, recorded: ActionResult): Promise<LegalDate | null> {
  const { defined, action, actionDate, dueDate: due, flowId, flowVersion } = recorded
  if (defined.due) return defined.due.target ? null : due
  if (!defined.requiresAnswer) return null
  const [key, answer] =
    Object.entries(workflowOf(flowId, flowVersion)?.actions ?? {}).find(
      ([, { answers, until }]) => answers && until && [until.since].flat().includes(action),
    ) ?? []
  if (!key || !answer) return null
  const { until } = withActionRules(key, answer, await rulesOn(tx, flowId, flowVersion, actionDate))
  return until ? (dueDate(until, { action: actionDate }, await holidaysFor(tx, until)) ?? null) : null
}

/**
 * Opens the process of an answer sent by the action `acted`, under the letter with this action number. Until it is examined,
 * it suspends the automatic action of the case. It is accepted at once when the office does not have to examine it.
 */
export async function openAnswer(tx: Db, acted: ActionResult, letterNbr: number, now: Date): Promise<ProcessKey> {
  const { procTyp, procNbr, applicationId, actionDate } = acted
  const key = await openProcess(tx, {
    ...ANSWER,
    applicationId,
    now,
    under: { procTyp, procNbr, actionNbr: letterNbr },
    partyId: (await findOutsideParty(tx, acted)) ?? undefined,
  })
  if (stateAt(acted).turn !== 'office')
    await recordAction(tx, key, { action: 'accept', role: 'office', actorId: null, actionDate, now })
  return key
}

/**
 * Closes what the action ends under its case. Letters that wait for an answer: `answered` by an answer, `lapsed` when the state changed
 * otherwise; an answer without a change of state closes those of the actions it answers. Received answers, when the state changed: `insufficient` when the
 * office asks again, else accepted; they suspend the case's deadline until they are closed. The first action of a process has no
 * child processes to close.
 */
export async function closeUnder(
  tx: Db,
  recorded: ActionResult,
  { role, actorId, now }: RecordedAction,
): Promise<void> {
  const { actionNbr, actionDate, defined } = recorded
  const isMoved = recorded.state !== recorded.from
  const isAnswer = defined.answers === true
  if (actionNbr === 1 || !(isMoved || isAnswer)) return
  const under = await listUnder(tx, recorded)
  const letters = under.filter(
    ({ flowId, state, upperActionNbr }) =>
      flowId === LETTER.flowId && state === 'awaiting_answer' && upperActionNbr < actionNbr,
  )
  const asking = isMoved ? undefined : await numbersOf(tx, recorded, [defined.until?.since ?? []].flat())
  for (const letter of letters.filter(({ upperActionNbr }) => asking?.has(upperActionNbr) ?? true)) {
    const action = isAnswer ? 'answered' : 'lapsed'
    await recordAction(tx, letter, { action, role: 'system', actorId: null, actionDate, now })
  }
  if (!isMoved) return
  const examiner = role === 'office' ? actorId : null
  const action = defined.by === 'office' && defined.requiresAnswer === true ? 'insufficient' : 'accept'
  for (const answer of under.filter(({ flowId, state }) => flowId === ANSWER.flowId && state === 'received'))
    await recordAction(tx, answer, { action, role: 'office', actorId: examiner, actionDate, now })
}

/** Numbers of the process's actions with one of these keys. */
async function numbersOf(tx: Db, { procTyp, procNbr }: ActionResult, actions: readonly string[]): Promise<Set<number>> {
  const rows = await tables(tx)
    .selectFrom('processAction')
    .select('actionNbr')
    .where('procTyp', '=', procTyp)
    .where('procNbr', '=', procNbr)
    .where('action', 'in', actions)
    .execute()
  return new Set(rows.map(({ actionNbr }) => actionNbr))
}

/** Undoes the letter processes under an undone action. Throws ACTION_NOT_ALLOWED when one of them has continued meanwhile. */
export async function takeBackUnder(tx: Db, under: ActionKey, at: { now: Date; actionDate: LegalDate }): Promise<void> {
  const children = (await listUnder(tx, under)).filter((child) => child.upperActionNbr === under.actionNbr)
  for (const child of children) {
    if (child.flowId !== LETTER.flowId || !['awaiting_answer', 'informed'].includes(child.state))
      throw new ConflictError(
        'ACTION_NOT_ALLOWED',
        `a letter or answer under ${under.procTyp}-${under.procNbr}-${under.actionNbr} has continued`,
      )
    await recordAction(tx, child, { action: 'take_back', role: 'office', actorId: null, ...at })
  }
}
