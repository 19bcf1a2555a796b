import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'

import { ConflictError } from '../../errors.ts'
import { listUnder } from './children.sql.ts'
import { openProcess, recordAction, type ActionKey, type Recorded } from './recordAction.ts'

const LETTER = { flowId: 'office-letter', flowVersion: 1 } as const

/** Opens the process of an issued letter under the action that issued it. */
export async function openLetter(tx: Db, recorded: Recorded, at: { now: Date; actionDate: LegalDate }): Promise<void> {
  const { applicationId, procTyp, procNbr, actionNbr, defined } = recorded
  const under = { procTyp, procNbr, actionNbr }
  const key = await openProcess(tx, { ...LETTER, applicationId, now: at.now, under })
  const action = defined.asks ? 'send_asking' : 'send_informing'
  await recordAction(tx, key, { action, role: 'system', actorId: null, ...at })
}

/** Closes letters that wait for an answer: `answered` by an answer, `lapsed` when the state changed otherwise. An answer without a change of state closes only the latest. */
export async function closeLetters(
  tx: Db,
  recorded: Recorded,
  at: { now: Date; actionDate: LegalDate },
): Promise<void> {
  const isAnswer = recorded.defined.answers === true
  if (!isAnswer && recorded.state === recorded.from) return
  const waiting = (await listUnder(tx, recorded)).filter(
    (child) =>
      child.flowId === LETTER.flowId && child.state === 'awaiting_answer' && child.upperActionNbr < recorded.actionNbr,
  )
  for (const child of isAnswer && recorded.state === recorded.from ? waiting.slice(-1) : waiting)
    await recordAction(tx, child, { action: isAnswer ? 'answered' : 'lapsed', role: 'system', actorId: null, ...at })
}

/** Undoes the letter processes under an undone action. Throws ACTION_NOT_ALLOWED when one of them has continued meanwhile. */
export async function takeBackUnder(tx: Db, under: ActionKey, at: { now: Date; actionDate: LegalDate }): Promise<void> {
  const children = (await listUnder(tx, under)).filter((child) => child.upperActionNbr === under.actionNbr)
  for (const child of children) {
    if (child.flowId !== LETTER.flowId || !['awaiting_answer', 'informed'].includes(child.state))
      throw new ConflictError(
        'ACTION_NOT_ALLOWED',
        `something under ${under.procTyp}-${under.procNbr}-${under.actionNbr} went on`,
      )
    await recordAction(tx, child, { action: 'take_back', role: 'office', actorId: null, ...at })
  }
}
