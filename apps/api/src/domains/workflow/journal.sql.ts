import type { Db } from '@saki/db'
import { sql } from 'kysely'

import type { ProcessKey } from './process.sql.ts'

/** Whether this action was announced in an issue of the gazette that is closed: what was announced is not taken back. */
export async function isJournalClosed(db: Db, { procTyp, procNbr }: ProcessKey, actionNbr: number): Promise<boolean> {
  const found = await sql`
    select 1 from gazette_entry e join gazette_issue i using (journal_code)
     where e.proc_typ = ${procTyp} and e.proc_nbr = ${procNbr} and e.action_nbr = ${actionNbr} and i.closed_at is not null`.execute(
    db,
  )
  return found.rows.length > 0
}
