import type { Db } from '@saki/db'
import { sql } from 'kysely'

import { MOST_QUEUE_COUNTED } from './queue.sql.ts'

/** SQL that counts what other officers proposed and nobody decided yet, up to MOST_QUEUE_COUNTED. Reads the partial indexes of open proposals. */
export const openProposalsQuery = (officerId: number) => sql<{ total: number }>`
  select count(*)::int as total from (
    select 1 from act_proposal where decided_at is null and proposed_by <> ${officerId}::int
    union all select 1 from due_proposal where decided_at is null and proposed_by <> ${officerId}::int
    union all select 1 from change_proposal where decided_at is null and proposed_by <> ${officerId}::int
    limit ${sql.lit(MOST_QUEUE_COUNTED)}) p`

/** Number of proposals that an officer may decide, apart from the role. */
export async function countOpenProposals(db: Db, officerId: number): Promise<number> {
  return (await openProposalsQuery(officerId).execute(db)).rows[0]?.total ?? 0
}
