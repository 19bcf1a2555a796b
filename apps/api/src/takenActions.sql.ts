import { prepared, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql, type RawBuilder } from 'kysely'

/** Condition on `process_action` under the alias t: no later action undoes it. */
export const notUndone: RawBuilder<boolean> = sql`not exists (
  select from process_action u where (u.proc_typ, u.proc_nbr, u.undoes) = (t.proc_typ, t.proc_nbr, t.action_nbr))`

/** Of `process_action` under the alias t: day its letter with a last day was posted; null without one. `greatest` ignores null. */
export const postedDay: RawBuilder<LegalDate | null> = sql`(
  select y.posted_on from letter l join postal_letter y using (letter_id)
   where l.proc_typ = t.proc_typ and l.proc_nbr = t.proc_nbr and l.action_nbr = t.action_nbr and l.due_date is not null)`

/**
 * Actions recorded in a process, oldest first, without undone ones and the undoing; `day` is their date in Jakarta. Of an act whose letter gave its
 * addressee a last day and was posted later, `day` is that of the posting, from which windows count.
 */
export async function listTakenActions(
  db: Db,
  { procTyp, procNbr }: { procTyp: string; procNbr: number },
): Promise<{ action: string; day: LegalDate }[]> {
  const { rows } = await sql<{ action: string; day: LegalDate }>`${prepared}
    select t.action, greatest(t.action_date, ${postedDay}) as day from process_action t
     where t.proc_typ = ${procTyp} and t.proc_nbr = ${procNbr} and t.undoes is null and ${notUndone}
     order by t.action_nbr`.execute(db)
  return rows
}
