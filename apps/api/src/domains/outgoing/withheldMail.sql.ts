import type { Db } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

import { mayReadItem } from '../../access.sql.ts'

/**
 * Marks a mail about an action as withheld when its recipient got the action under a mandate that has ended. False when it may be sent.
 */
export async function withholdMail(db: Db, mailId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update mail m set withheld_at = ${now}, sending_since = null
      from inbox_item i join process p on (p.proc_typ, p.proc_nbr) = (i.proc_typ, i.proc_nbr)
     where m.mail_id = ${mailId} and i.user_id = m.user_id
       and (i.proc_typ, i.proc_nbr, i.action_nbr) = (m.proc_typ, m.proc_nbr, m.action_nbr)
       and not ${mayReadItem(legalDateOf(now))}
    returning 1`.execute(db)
  return rows.length > 0
}
