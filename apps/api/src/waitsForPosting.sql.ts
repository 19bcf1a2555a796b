import { sql, type RawBuilder } from 'kysely'

/**
 * Condition on `process` under the alias p: a letter that gave its party a last day in the present state is still to be posted, so that its period
 * does not run yet (ADR 63).
 */
export const waitsForPosting: RawBuilder<boolean> = sql`exists (
  select from letter l join postal_letter y on y.letter_id = l.letter_id and y.posted_on is null
   where l.proc_typ = p.proc_typ and l.proc_nbr = p.proc_nbr and l.due_date is not null and l.withdrawn_at is null
     and not exists (select from process_action t
          where t.proc_typ = p.proc_typ and t.proc_nbr = p.proc_nbr and t.action_nbr > l.action_nbr and t.from_state <> t.to_state and t.undoes is null
            and not exists (select from process_action u where (u.proc_typ, u.proc_nbr, u.undoes) = (t.proc_typ, t.proc_nbr, t.action_nbr))))`
