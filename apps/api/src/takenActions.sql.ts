import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql, type RawBuilder } from 'kysely'

/** Condition on `process_action` under the alias t: no later action undoes it. */
export const notUndone: RawBuilder<boolean> = sql`not exists (
  select from process_action u where (u.proc_typ, u.proc_nbr, u.undoes) = (t.proc_typ, t.proc_nbr, t.action_nbr))`

/** Actions recorded in a process, oldest first, without undone ones and the undoing; `day` is their date in Jakarta. */
export function listTakenActions(
  db: Db,
  { procTyp, procNbr }: { procTyp: string; procNbr: number },
): Promise<{ action: string; day: LegalDate }[]> {
  return tables(db)
    .selectFrom('processAction as t')
    .select(['t.action', 't.actionDate as day'])
    .where('t.procTyp', '=', procTyp)
    .where('t.procNbr', '=', procNbr)
    .where('t.undoes', 'is', null)
    .where(notUndone)
    .orderBy('t.actionNbr')
    .execute()
}
