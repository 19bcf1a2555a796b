import { tables, type Db } from '@saki/db'
import { MINUTE_MS } from '@saki/domain/dates/durations'
import type { Action, DecisionKind } from '@saki/domain/workflow/definition'

import { AppError } from '../../errors.ts'
import type { Session } from '../../session.ts'

/** Milliseconds after a log-in or a confirmation during which the password is not asked for again. */
const CONFIRMED_MS = 15 * MINUTE_MS

/**
 * Asks for the password before a decision of a kind for which the operator wants it, because the officer may have left the browser open. Throws
 * PASSWORD_NEEDED when it was confirmed in this session more than 15 minutes ago; `confirmPassword` confirms it.
 */
export async function assertConfirmed(
  db: Db,
  { decides }: Pick<Action, 'decides'>,
  { session, now }: { session: Session; now: Date },
): Promise<void> {
  if (decides === undefined || !(await isAskedFor(db, decides))) return
  const row = await tables(db)
    .selectFrom('session')
    .select(['createdAt', 'confirmedAt'])
    .where('idHash', '=', session.idHash)
    .executeTakeFirst()
  const last = row && (row.confirmedAt ?? row.createdAt)
  if (!last || now.getTime() - last.getTime() > CONFIRMED_MS) throw new AppError('PASSWORD_NEEDED', decides)
}

async function isAskedFor(db: Db, decision: DecisionKind): Promise<boolean> {
  // Extensions always have a second officer, and are not in the table.
  const act = decision === 'extension' ? undefined : decision
  if (act === undefined) return false
  const row = await tables(db).selectFrom('passwordAct').select('isRequired').where('act', '=', act).executeTakeFirst()
  return row?.isRequired === true
}
