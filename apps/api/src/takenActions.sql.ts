import { prepared, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql, type RawBuilder } from 'kysely'

/** Condition on `process_action` under the alias t: no later action undoes it. */
export const notUndone: RawBuilder<boolean> = sql`not exists (
  select from process_action u where (u.proc_typ, u.proc_nbr, u.undoes) = (t.proc_typ, t.proc_nbr, t.action_nbr))`

/** Actions recorded in a process, oldest first, without undone ones and the undoing; `day` is their date in Jakarta. */
export async function listTakenActions(
  db: Db,
  { procTyp, procNbr }: { procTyp: string; procNbr: number },
): Promise<{ action: string; day: LegalDate }[]> {
  const { rows } = await sql<{ action: string; day: LegalDate }>`${prepared}
    select t.action, t.action_date as day from process_action t
     where t.proc_typ = ${procTyp} and t.proc_nbr = ${procNbr} and t.undoes is null and ${notUndone}
     order by t.action_nbr`.execute(db)
  return rows
}
