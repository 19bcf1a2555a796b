import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'

import { ConflictError } from '../../errors.ts'
import { listUnder } from './children.sql.ts'
import { openProcess, recordAction, type ActionKey, type Recorded } from './recordAction.ts'

const LETTER = { flowId: 'office-letter', flowVersion: 1 } as const

/** Opens the process of a letter just issued, under the action that issued it. */
export async function openLetter(tx: Db, recorded: Recorded, at: { now: Date; actionDate: LegalDate }): Promise<void> {
  const { applicationId, procTyp, procNbr, actionNbr, defined } = recorded
  const under = { procTyp, procNbr, actionNbr }
  const key = await openProcess(tx, { ...LETTER, applicationId, now: at.now, under })
  const action = defined.asks ? 'send_asking' : 'send_informing'
  await recordAction(tx, key, { action, role: 'system', actorId: null, ...at })
}

/** After a case moved, letters of it no longer wait: for an answer that came, or for nothing any more. */
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

/** Takes back what stands under an action taken back. Throws Conflict when something there has gone on meanwhile. */
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
