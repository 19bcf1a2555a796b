import type { Db } from '@saki/db'
import { sql } from 'kysely'

import type { ProcessKey } from './process.sql.ts'

/** Whether the action was published in a closed issue of the gazette; such an action cannot be undone. */
export async function isJournalClosed(db: Db, { procTyp, procNbr }: ProcessKey, actionNbr: number): Promise<boolean> {
  const found = await sql`
    select 1 from gazette_entry e join gazette_issue i using (journal_code)
     where e.proc_typ = ${procTyp} and e.proc_nbr = ${procNbr} and e.action_nbr = ${actionNbr} and i.closed_at is not null`.execute(
    db,
  )
  return found.rows.length > 0
}
