import { rights } from '@saki/catalogue'
import { tables, type Db } from '@saki/db'
import { addDays, addMonths, startOfDay, type LegalDate } from '@saki/domain/dates/legalDate'
import type { ReminderStep, WaitingLetter } from '@saki/domain/inbox/reminders'
import { sql, type RawBuilder } from 'kysely'

import { mayReadItem } from '../../access.sql.ts'
import { statesAsking, statesHolding, statesKeepingRight } from '../../caseState.ts'
import { notUndone } from '../../takenActions.sql.ts'
import type { ActionKey } from '../workflow/recordAction.ts'

/** A letter that waits for an answer, with the reminder steps done. */
export interface RemindedLetter extends ActionKey, WaitingLetter {
  applicationId: number
}

/** Days after delivery beyond which an unread letter gets no further reminder. */
const LONGEST_UNREAD_DAYS = 45

/** Days on which a step months before a deadline is still found after its day, so that it is caught up when no job ran on the day. */
const CAUGHT_UP_DAYS = 7

/** Actions after which no annuity is due any more. */
const lastPayments = rights.flatMap(({ annuities }) => annuities?.actions.last ?? [])

/** `p` is in a state whose deadline keeps a right and is not yet met: after the last annuity only the end of the term is due. */
const keepsRight =
  (): RawBuilder<boolean> => sql`(p.flow_id || ' ' || p.state = any(${statesKeepingRight()}::text[]) and not exists (
  select from process_action t where t.proc_typ = p.proc_typ and t.proc_nbr = p.proc_nbr and t.action = any(${lastPayments}::text[]) and ${notUndone}))`

/**
 * Letters that wait and whose deadline is within 30 days, or that were delivered 2 to 45 days ago and not read, and cases with an annuity
 * or renewal due in 6, 3 or 1 months or within 30 days; ordered by process, from the cursor `after` on. The latter are found also where
 * the owner got no letter, after an import or a transfer. With `only`: that process alone (lock it first with `lockReminded`).
 */
export async function lettersWaiting(db: Db, today: LegalDate, asked: AskedLetters): Promise<RemindedLetter[]> {
  return (await lettersWaitingQuery(today, asked).execute(db)).rows
}

interface AskedLetters {
  after?: string
  limit: number
  only?: ActionKey
}

/** SQL of `lettersWaiting`. */
export function lettersWaitingQuery(today: LegalDate, { after, limit, only }: AskedLetters) {
  // Months end on different days: three more days are searched, and the rule of reminders decides.
  const [six, three, one] = [6, 3, 1].map((months) => addMonths(today, months))
  const from = (day = today) => addDays(day, -CAUGHT_UP_DAYS)
  return sql<RemindedLetter>`
    with near as (
      select p.proc_typ, p.proc_nbr from process p
       where p.due_date between ${today}::date and ${today}::date + 30 and p.frozen_since is null
         and p.flow_id || ' ' || p.state = any(${[...statesAsking(), ...statesKeepingRight()]}::text[])
      union
      select p.proc_typ, p.proc_nbr from process p
       where (p.due_date between ${from(six)}::date and ${six}::date + 3 or p.due_date between ${from(three)}::date and ${three}::date + 3
         or p.due_date between ${from(one)}::date and ${one}::date + 3) and p.frozen_since is null
         and p.flow_id || ' ' || p.state = any(${statesKeepingRight()}::text[])
      union
      select i.proc_typ, i.proc_nbr from inbox_item i
       where i.first_read_at is null and i.on_behalf_of is null
         and i.delivered_at between ${startOfDay(addDays(today, -LONGEST_UNREAD_DAYS))} and ${startOfDay(addDays(today, -2))}
    )
    select l.*, not l.asks or exists (select from inbox_item r where (r.proc_typ, r.proc_nbr, r.action_nbr) = (l."procTyp", l."procNbr", l."actionNbr")
             and r.first_read_at is not null) as "isRead",
           coalesce((select json_agg(r.step) from reminder r
             where (r.proc_typ, r.proc_nbr, r.action_nbr) = (l."procTyp", l."procNbr", l."actionNbr")
               and r.about = case when r.step like 'due-%' then l.due else l."sentOn" end), '[]') as done,
           (select max(r.day) from reminder r where (r.proc_typ, r.proc_nbr) = (l."procTyp", l."procNbr") and r.sent_at is not null) as "lastOn"
      from (
        select distinct on (p.proc_typ, p.proc_nbr) p.proc_typ as "procTyp", p.proc_nbr as "procNbr", pa.action_nbr as "actionNbr",
               p.application_id as "applicationId", (coalesce(i.delivered_at, pa.captured_at) at time zone 'Asia/Jakarta')::date as "sentOn",
               p.due_date as due, k.keeps as "keepsRight", p.flow_id || ' ' || p.state = any(${statesAsking()}::text[]) as asks,
               p.frozen_since is not null or (p.flow_id || ' ' || p.state <> all(${statesAsking()}::text[]) and not k.keeps)
                 or exists (select from process c where c.upper_proc_typ = p.proc_typ and c.upper_proc_nbr = p.proc_nbr
                      and c.flow_id || ' ' || c.state = any(${statesHolding()}::text[])) as "isSettled"
          from process p
          join application a on a.application_id = p.application_id
          cross join lateral (select ${keepsRight()} as keeps) k
          join process_action pa on pa.proc_typ = p.proc_typ and pa.proc_nbr = p.proc_nbr and pa.to_state = p.state
          left join inbox_item i on (i.proc_typ, i.proc_nbr, i.action_nbr) = (pa.proc_typ, pa.proc_nbr, pa.action_nbr)
            and i.user_id = coalesce(p.party_id, a.owner_id) and i.on_behalf_of is null
         where (i.user_id is not null or k.keeps) and ${
           only
             ? sql`p.proc_typ = ${only.procTyp} and p.proc_nbr = ${only.procNbr}`
             : sql`(p.proc_typ, p.proc_nbr) in (select * from near)
                and p.proc_typ || lpad(p.proc_nbr::text, 10, '0') > ${after ?? ''}`
         }
         order by p.proc_typ, p.proc_nbr, i.user_id is null, pa.action_nbr desc
      ) l
     where not l."isSettled"
     order by l."procTyp" || lpad(l."procNbr"::text, 10, '0') limit ${limit}`
}

/** Delivers the action to the owner's inbox and to holders of a mandate where it is not there, as after an import or a transfer. */
export async function deliverMissing(
  tx: Db,
  { procTyp, procNbr, actionNbr }: ActionKey,
  today: LegalDate,
  now: Date,
): Promise<void> {
  await sql`
    with party as (
      select p.application_id, coalesce(p.party_id, a.owner_id) as user_id from process p join application a using (application_id)
       where p.proc_typ = ${procTyp} and p.proc_nbr = ${procNbr}
         and not exists (select from inbox_item i where (i.proc_typ, i.proc_nbr, i.action_nbr) = (${procTyp}, ${procNbr}::int, ${actionNbr}::int)
           and i.user_id = coalesce(p.party_id, a.owner_id) and i.on_behalf_of is null)
    ), readers as (
      select user_id, null::int as on_behalf_of from party
      union all
      select holder, party.user_id from party, mandate_holders(party.application_id, party.user_id, ${today}::date) holder
    )
    insert into inbox_item (user_id, proc_typ, proc_nbr, action_nbr, delivered_at, on_behalf_of)
    select user_id, ${procTyp}, ${procNbr}::int, ${actionNbr}::int, ${now}::timestamptz, on_behalf_of from readers
    on conflict (user_id, proc_typ, proc_nbr, action_nbr) do nothing`.execute(tx)
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
 * Marks the item unread for all its readers, except a former owner. Returns the ids of those who may still read it: the addressee and
 * holders of a mandate today. `first_read_at` is not changed.
 */
export async function raiseItems(
  tx: Db,
  { procTyp, procNbr, actionNbr }: ActionKey,
  today: LegalDate,
  now: Date,
): Promise<number[]> {
  const { rows } = await sql<{ userId: number; mayRead: boolean }>`
    update inbox_item i set unread = true, raised_at = ${now}
      from process p join application a using (application_id)
     where i.proc_typ = ${procTyp} and i.proc_nbr = ${procNbr} and i.action_nbr = ${actionNbr}
       and p.proc_typ = i.proc_typ and p.proc_nbr = i.proc_nbr and i.addressee_id = coalesce(p.party_id, a.owner_id)
    returning i.user_id as "userId", ${mayReadItem(today)} as "mayRead"`.execute(tx)
  return rows.filter((row) => row.mayRead).map((row) => row.userId)
}
