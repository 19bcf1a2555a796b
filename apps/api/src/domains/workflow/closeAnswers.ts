import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'

import { listUnder } from './children.sql.ts'
import { recordAction, type Recorded } from './recordAction.ts'

const ANSWER = 'letter-answer'

/**
 * When the state of a case changed, marks its received answers as examined: `insufficient` when the office asks again, else accepted.
 * Received answers suspend the case's deadline, so none may be left. `actorId`: the officer.
 */
export async function closeAnswers(
  tx: Db,
  recorded: Recorded,
  at: { now: Date; actionDate: LegalDate; actorId: number | null },
): Promise<void> {
  if (recorded.state === recorded.from) return
  const waiting = (await listUnder(tx, recorded)).filter(
    ({ flowId, state }) => flowId === ANSWER && state === 'received',
  )
  const action = answerVerdict(recorded)
  for (const answer of waiting) await recordAction(tx, answer, { action, role: 'office', ...at })
}

/** The verdict of an action on the received answer: `insufficient` when an officer's action asks again, else `accept`. */
export function answerVerdict({ defined }: Pick<Recorded, 'defined'>): 'accept' | 'insufficient' {
  return defined.by === 'office' && defined.asks === true ? 'insufficient' : 'accept'
}
