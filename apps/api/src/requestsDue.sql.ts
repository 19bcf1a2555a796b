import { prepared, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { PastAction } from '@saki/domain/workflow/nextState'
import { sql } from 'kysely'

import { notUndone } from './takenActions.sql.ts'

interface ProcessKey {
  procTyp: string
  procNbr: number
}

/** What decides which requests of a process are still due. */
export interface DueFacts extends ProcessKey {
  dueDate: LegalDate | null
  filing: LegalDate | null
  /** International filing date of a national phase. */
  international: LegalDate | null
  /** Actions taken, oldest first, without undone ones. */
  history: PastAction[]
}

/** The facts of these processes, in no order. The caller checks who asks. */
export async function listDueFacts(db: Db, keys: readonly ProcessKey[]): Promise<DueFacts[]> {
  const { rows } = await sql<DueFacts>`${prepared}
    select p.proc_typ as "procTyp", p.proc_nbr as "procNbr", p.due_date as "dueDate", a.filing_date as filing,
           (select pct_appl_date from application_patent n where n.application_id = a.application_id) as international,
           (select coalesce(json_agg(json_build_object('action', t.action, 'day', t.action_date) order by t.action_nbr), '[]')
              from process_action t
             where (t.proc_typ, t.proc_nbr) = (p.proc_typ, p.proc_nbr) and t.undoes is null and ${notUndone}) as history
      from unnest(${keys.map(({ procTyp }) => procTyp)}::text[], ${keys.map(({ procNbr }) => procNbr)}::int[]) k(proc_typ, proc_nbr)
      join process p on (p.proc_typ, p.proc_nbr) = (k.proc_typ, k.proc_nbr)
      join application a using (application_id)`.execute(db)
  return rows
}
