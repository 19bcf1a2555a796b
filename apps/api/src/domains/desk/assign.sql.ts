import { tables, type Db } from '@saki/db'

import type { ProcessKey } from '../workflow/recordAction.ts'

/** Officer assigned to a case, locked until the transaction ends; undefined when there is no such case. */
export function lockHolder(
  tx: Db,
  { procTyp, procNbr }: ProcessKey,
): Promise<{ officerId: number | null } | undefined> {
  return tables(tx)
    .selectFrom('process')
    .select('assignedTo as officerId')
    .where('procTyp', '=', procTyp)
    .where('procNbr', '=', procNbr)
    .forUpdate()
    .executeTakeFirst()
}

/** Whether the user is an active officer. */
export async function isOfficer(db: Db, userId: number): Promise<boolean> {
  const officer = await tables(db)
    .selectFrom('appUser')
    .select('userId')
    .where('userId', '=', userId)
    .where('role', '=', 'office')
    .where('status', '=', 'active')
    .executeTakeFirst()
  return officer !== undefined
}

export interface Handover {
  oldOfficer: number | null
  newOfficer: number | null
  /** Null when the case was unassigned automatically. */
  changedBy: number | null
  reason: string
  now: Date
}

/** Assigns or unassigns a case and logs the change. */
export async function reassignCase(tx: Db, key: ProcessKey, handover: Handover): Promise<void> {
  const { newOfficer, now } = handover
  await tables(tx)
    .updateTable('process')
    .set({ assignedTo: newOfficer, assignedAt: newOfficer === null ? null : now })
    .where('procTyp', '=', key.procTyp)
    .where('procNbr', '=', key.procNbr)
    .execute()
  await logHandover(tx, key, handover)
}

export async function logHandover(tx: Db, { procTyp, procNbr }: ProcessKey, handover: Handover): Promise<void> {
  const { oldOfficer, newOfficer, changedBy, reason, now } = handover
  await tables(tx)
    .insertInto('assignmentLog')
    .values({ procTyp, procNbr, changedAt: now, changedBy, oldOfficer, newOfficer, reason })
    .execute()
}
