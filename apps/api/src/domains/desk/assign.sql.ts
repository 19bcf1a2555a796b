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
