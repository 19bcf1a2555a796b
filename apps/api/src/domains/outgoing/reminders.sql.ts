import { tables, type Db } from '@saki/db'
import { addDays, startOfDay, type LegalDate } from '@saki/domain/dates/legalDate'
import type { ReminderStep, WaitingLetter } from '@saki/domain/inbox/reminders'
import { sql } from 'kysely'

import { mayReadItem } from '../../access.sql.ts'
import { statesAsking, statesHolding } from '../../caseState.ts'
import type { ActionKey } from '../workflow/recordAction.ts'

/** A letter that waits for an answer, with the reminder steps done. */
export interface RemindedLetter extends ActionKey, WaitingLetter {
  applicationId: number
}

/** Days after delivery beyond which an unread letter gets no further reminder. */
const LONGEST_UNREAD_DAYS = 45

/**
 * Letters that wait and whose deadline is within 30 days, or that were delivered 2 to 45 days ago and not read; ordered by process,
 * from the cursor `after` on. With `only`: that process alone (lock it first with `lockReminded`).
 */
export async function lettersWaiting(
  db: Db,
  today: LegalDate,
  { after, limit, only }: { after?: string; limit: number; only?: ActionKey },
): Promise<RemindedLetter[]> {
  const { rows } = await sql<RemindedLetter>`
    with near as (
      select p.proc_typ, p.proc_nbr from process p
       where p.due_date between ${today}::date and ${today}::date + 30 and p.frozen_since is null
         and p.flow_id || ' ' || p.state = any(${statesAsking()}::text[])
      union
      select i.proc_typ, i.proc_nbr from inbox_item i
       where i.first_read_at is null and i.on_behalf_of is null
         and i.delivered_at between ${startOfDay(addDays(today, -LONGEST_UNREAD_DAYS))} and ${startOfDay(addDays(today, -2))}
    )
    select l.*, exists (select from inbox_item r where (r.proc_typ, r.proc_nbr, r.action_nbr) = (l."procTyp", l."procNbr", l."actionNbr")
             and r.first_read_at is not null) as "isRead",
           coalesce((select json_agg(r.step) from reminder r
             where (r.proc_typ, r.proc_nbr, r.action_nbr) = (l."procTyp", l."procNbr", l."actionNbr")
               and r.about = case when r.step like 'due-%' then l.due else l."sentOn" end), '[]') as done,
           (select max(r.day) from reminder r where (r.proc_typ, r.proc_nbr) = (l."procTyp", l."procNbr") and r.sent_at is not null) as "lastOn"
      from (
        select distinct on (p.proc_typ, p.proc_nbr) p.proc_typ as "procTyp", p.proc_nbr as "procNbr", i.action_nbr as "actionNbr",
               p.application_id as "applicationId", (i.delivered_at at time zone 'Asia/Jakarta')::date as "sentOn", p.due_date as due,
               p.frozen_since is not null or p.flow_id || ' ' || p.state <> all(${statesAsking()}::text[])
                 or exists (select from process c where c.upper_proc_typ = p.proc_typ and c.upper_proc_nbr = p.proc_nbr
                      and c.flow_id || ' ' || c.state = any(${statesHolding()}::text[])) as "isSettled"
          from process p
          join application a on a.application_id = p.application_id
          join inbox_item i on i.user_id = a.owner_id and i.proc_typ = p.proc_typ and i.proc_nbr = p.proc_nbr and i.on_behalf_of is null
          join process_action pa on (pa.proc_typ, pa.proc_nbr, pa.action_nbr) = (i.proc_typ, i.proc_nbr, i.action_nbr) and pa.to_state = p.state
         where ${
           only
             ? sql`p.proc_typ = ${only.procTyp} and p.proc_nbr = ${only.procNbr}`
             : sql`(p.proc_typ, p.proc_nbr) in (select * from near)
                and p.proc_typ || lpad(p.proc_nbr::text, 10, '0') > ${after ?? ''}`
         }
         order by p.proc_typ, p.proc_nbr, i.action_nbr desc
      ) l
     where not l."isSettled"
     order by l."procTyp" || lpad(l."procNbr"::text, 10, '0') limit ${limit}`.execute(db)
  return rows
}

/** The cursor `after` of `lettersWaiting` for the page that follows a letter. */
export const reminderCursor = ({ procTyp, procNbr }: ActionKey) => `${procTyp}${String(procNbr).padStart(10, '0')}`

/** Locks the process, so that of two runs at once the second sees the steps of the first. */
export async function lockReminded(tx: Db, { procTyp, procNbr }: ActionKey): Promise<void> {
  await tables(tx)
    .selectFrom('process')
    .select('procNbr')
    .where('procTyp', '=', procTyp)
    .where('procNbr', '=', procNbr)
    .forUpdate()
    .execute()
}

export interface DoneStep extends ActionKey {
  step: ReminderStep
  about: LegalDate
  day: LegalDate
  sentAt: Date | null
}

/** Stores steps as done. Throws a unique violation when one was done before, so that nobody is reminded twice. */
export async function insertSteps(tx: Db, steps: readonly DoneStep[]): Promise<void> {
  for (const { procTyp, procNbr, actionNbr, step, about, day, sentAt } of steps)
    await tables(tx).insertInto('reminder').values({ procTyp, procNbr, actionNbr, step, about, day, sentAt }).execute()
}

/**
 * Marks the item unread for all its readers. Returns the ids of those who may still read it: the addressee and holders of a mandate
 * today. `first_read_at` is not changed.
 */
export async function raiseItems(
  tx: Db,
  { procTyp, procNbr, actionNbr }: ActionKey,
  today: LegalDate,
  now: Date,
): Promise<number[]> {
  const { rows } = await sql<{ userId: number; mayRead: boolean }>`
    update inbox_item i set unread = true, raised_at = ${now}
      from process p
     where i.proc_typ = ${procTyp} and i.proc_nbr = ${procNbr} and i.action_nbr = ${actionNbr}
       and p.proc_typ = i.proc_typ and p.proc_nbr = i.proc_nbr
    returning i.user_id as "userId", ${mayReadItem(today)} as "mayRead"`.execute(tx)
  return rows.filter((row) => row.mayRead).map((row) => row.userId)
}
