import type { Db } from '@saki/db'
import { HOUR_MS, daysBefore } from '@saki/domain/dates/durations'
import { addDays, type LegalDate } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

import { statesAsking, statesHolding } from '../../caseState.ts'
import type { ActionKey } from '../workflow/recordAction.ts'
import { requestKindOf } from '../inbox/requestOfProcess.sql.ts'

export interface CallRow extends ActionKey {
  userId: number
  userName: string
  telephone: string | null
  applicationNumber: string
  title: string
  flowId: string
  flowVersion: number
  action: string
  toState: string
  actionDate: LegalDate
  requestKind: string | null
  priorDueDate: LegalDate | null
  sentAt: Date
  dueDate: LegalDate | null
  isUnread: boolean
  isBounced: boolean
  calls: number
  lastCallAt: Date | null
  lastResult: 'REACHED' | 'NO_ANSWER' | 'WRONG_NUMBER' | null
  total: number
}

/** A letter unread for 48 hours is listed when its deadline is within 14 days, or 14 days after delivery, when reminders by mail end. */
const UNREAD_HOURS = 48
const NEAR_DAYS = 14
const REMINDED_DAYS = 14
/** Unread letters with a later deadline are not listed: reminders by mail are enough. */
const FAR_DAYS = 60

/**
 * One page of the calls to make, nearest deadline first: letters that wait for an answer and that no reader has opened, and those whose
 * mails bounced. A letter whose addressee was reached is left out, unless a mail bounced since.
 */
export async function listCalls(
  db: Db,
  { today, now, page, size }: { today: LegalDate; now: Date; page: number; size: number },
): Promise<CallRow[]> {
  const unreadBefore = new Date(now.getTime() - UNREAD_HOURS * HOUR_MS)
  const remindedBefore = daysBefore(now, REMINDED_DAYS)
  const { rows } = await sql<CallRow>`
    with bounced as materialized (
      select m.user_id, max(m.bounced_at) as at from mail m
       where m.bounced_at is not null and m.bounce_settled_at is null and m.user_id is not null group by m.user_id
    ), candidates as (
      select a.owner_id as user_id, p.proc_typ, p.proc_nbr from process p join application a on a.application_id = p.application_id
       where p.due_date between ${today}::date and ${addDays(today, FAR_DAYS)}::date and p.frozen_since is null
         and p.flow_id || ' ' || p.state = any(${statesAsking()}::text[])
      union
      select i.user_id, i.proc_typ, i.proc_nbr from bounced b join inbox_item i on i.user_id = b.user_id and i.on_behalf_of is null
    ), letters as (
      select distinct on (p.proc_typ, p.proc_nbr) i.user_id, p.proc_typ, p.proc_nbr, i.action_nbr, i.delivered_at, p.application_id, p.flow_id,
             p.flow_version, p.due_date, pa.action, pa.to_state, pa.action_date, pa.prior_due_date, ${requestKindOf} as request_kind
        from candidates c
        join process p on p.proc_typ = c.proc_typ and p.proc_nbr = c.proc_nbr
        join inbox_item i on i.user_id = c.user_id and i.proc_typ = p.proc_typ and i.proc_nbr = p.proc_nbr and i.on_behalf_of is null
        join process_action pa on (pa.proc_typ, pa.proc_nbr, pa.action_nbr) = (i.proc_typ, i.proc_nbr, i.action_nbr) and pa.to_state = p.state
       where p.flow_id || ' ' || p.state = any(${statesAsking()}::text[]) and p.frozen_since is null and p.due_date >= ${today}::date
         and not exists (select from process h where h.upper_proc_typ = p.proc_typ and h.upper_proc_nbr = p.proc_nbr
               and h.flow_id || ' ' || h.state = any(${statesHolding()}::text[]))
       order by p.proc_typ, p.proc_nbr, i.action_nbr desc
    ), judged as (
      select l.*, b.at as bounced_at, not exists (select from inbox_item r where (r.proc_typ, r.proc_nbr, r.action_nbr) = (l.proc_typ, l.proc_nbr, l.action_nbr)
               and r.first_read_at is not null) and l.delivered_at <= ${unreadBefore}
               and (l.due_date <= ${addDays(today, NEAR_DAYS)}::date or l.delivered_at <= ${remindedBefore}) as is_unread
        from letters l left join bounced b on b.user_id = l.user_id
    )
    select j.user_id as "userId", u.full_name as "userName", u.telephone, j.proc_typ as "procTyp", j.proc_nbr as "procNbr",
           j.action_nbr as "actionNbr", a.application_number as "applicationNumber", a.title, j.flow_id as "flowId", j.flow_version as "flowVersion", j.action,
           j.to_state as "toState", j.action_date as "actionDate", j.prior_due_date as "priorDueDate", j.delivered_at as "sentAt",
           j.request_kind as "requestKind", j.due_date as "dueDate", j.is_unread as "isUnread", j.bounced_at is not null as "isBounced", k.calls, k.last_at as "lastCallAt",
           k.last_result as "lastResult", count(*) over ()::int as total
      from judged j
      join app_user u on u.user_id = j.user_id
      join application a on a.application_id = j.application_id
      left join lateral (
        select count(*)::int as calls, max(o.called_at) as last_at, (array_agg(o.result order by o.called_at desc))[1] as last_result,
               max(o.called_at) filter (where o.result = 'REACHED') as reached_at
          from office_call o where (o.proc_typ, o.proc_nbr, o.action_nbr) = (j.proc_typ, j.proc_nbr, j.action_nbr) and o.user_id = j.user_id) k on true
     where (j.is_unread or j.bounced_at is not null) and (k.reached_at is null or j.bounced_at > k.reached_at)
     order by j.due_date, j.delivered_at, j.proc_nbr limit ${size} offset ${(page - 1) * size}`.execute(db)
  return rows
}

/** Whether an inbox item was addressed to this account itself, without a mandate. */
export async function isAddressee(
  tx: Db,
  { procTyp, procNbr, actionNbr }: ActionKey,
  userId: number,
): Promise<boolean> {
  const { rows } =
    await sql`select 1 from inbox_item where user_id = ${userId} and proc_typ = ${procTyp} and proc_nbr = ${procNbr}
     and action_nbr = ${actionNbr} and on_behalf_of is null`.execute(tx)
  return rows.length > 0
}

export async function insertCall(
  tx: Db,
  call: ActionKey & { userId: number; calledAt: Date; calledBy: number; result: string; notes: string },
): Promise<void> {
  await sql`insert into office_call (user_id, proc_typ, proc_nbr, action_nbr, called_at, called_by, result, notes)
    values (${call.userId}, ${call.procTyp}, ${call.procNbr}, ${call.actionNbr}, ${call.calledAt}, ${call.calledBy}, ${call.result}, ${call.notes})`.execute(
    tx,
  )
}
