import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'

import { listUnder } from './children.sql.ts'
import { recordAction, type Recorded } from './recordAction.ts'

const ANSWER = 'letter-answer'

/**
 * Once a case moves on, the answers that lay unread in it are examined: insufficient where the office asks again or refuses, else
 * accepted. Until then they hold the clock of the case, so none may be forgotten. `actorId` is the officer.
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

/** How an officer's action judges the answer before it; an act of anybody else does not judge, it makes the answer no longer needed. */
export function answerVerdict({ defined }: Pick<Recorded, 'defined'>): 'accept' | 'insufficient' {
  return defined.by === 'office' && defined.asks === true ? 'insufficient' : 'accept'
}
