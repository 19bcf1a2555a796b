import { tables, type Db } from '@saki/db'

import { notUndone } from '../../takenActions.sql.ts'
import type { ProcessKey } from './process.sql.ts'

/** Kinds of decisions that a second officer approves in this office, besides changed periods. */
export async function listSecondOfficer(db: Db): Promise<ReadonlySet<string>> {
  const rows = await tables(db).selectFrom('secondOfficer').select('act').where('isRequired', '=', true).execute()
  return new Set(rows.map(({ act }) => act))
}

/** Details of the latest action of a kind in a process that was not undone; undefined when there is none. */
export async function findDetailOf(
  db: Db,
  { procTyp, procNbr }: ProcessKey,
  action: string,
): Promise<Record<string, unknown> | undefined> {
  const row = await tables(db)
    .selectFrom('processAction as t')
    .select('t.detail')
    .where('t.procTyp', '=', procTyp)
    .where('t.procNbr', '=', procNbr)
    .where('t.action', '=', action)
    .where('t.undoes', 'is', null)
    .where(notUndone)
    .orderBy('t.actionNbr', 'desc')
    .limit(1)
    .$narrowType<{ detail: Record<string, unknown> }>()
    .executeTakeFirst()
  return row?.detail
}

/** Takes the claims of priority out of the register; they are kept in `lost_priority`. */
export async function losePriorities(tx: Db, applicationId: number, lostOn: string): Promise<void> {
  const lost = await tables(tx)
    .deleteFrom('applicationPriority')
    .where('applicationId', '=', applicationId)
    .returning(['applicationId', 'seqNum', 'countryCode', 'priorityApplId', 'priorityDate'])
    .execute()
  if (lost.length === 0) return
  await tables(tx)
    .insertInto('lostPriority')
    .values(lost.map((row) => ({ ...row, lostOn })))
    .execute()
}

/** Puts lost claims of priority back, when the loss is undone. */
export async function restorePriorities(tx: Db, applicationId: number): Promise<void> {
  const found = await tables(tx)
    .deleteFrom('lostPriority')
    .where('applicationId', '=', applicationId)
    .returning(['applicationId', 'seqNum', 'countryCode', 'priorityApplId', 'priorityDate'])
    .execute()
  if (found.length > 0) await tables(tx).insertInto('applicationPriority').values(found).execute()
}
