import type { Db } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

import { mayReadItem } from '../../access.sql.ts'
import { statesAsking } from '../../caseState.ts'
import type { ActionKey } from '../workflow/recordAction.ts'

export interface MailboxRow {
  address: string
  main: boolean
  confirmed: boolean
  bouncedAt: Date | null
  reason: string | null
}

/** The account's own mailbox and the added ones, each with its last bounced mail that is not settled. */
export async function listMailboxes(db: Db, userId: number): Promise<MailboxRow[]> {
  const { rows } = await sql<MailboxRow>`
    with boxes as (
      select u.email as address, true as main, true as confirmed, u.created_at as at from app_user u where u.user_id = ${userId}
      union all
      select m.address, false, m.confirmed_at is not null, m.added_at from mail_address m where m.user_id = ${userId}
    )
    select b.address, b.main, b.confirmed, f.bounced_at as "bouncedAt", f.bounce_reason as reason
      from boxes b left join lateral (
        select m.bounced_at, m.bounce_reason from mail m
         where m.user_id = ${userId} and lower(m.to_address) = lower(b.address) and m.bounced_at is not null and m.bounce_settled_at is null
         order by m.bounced_at desc limit 1) f on true
     order by b.main desc, b.at`.execute(db)
  return rows
}

interface MailboxCode {
  hash: Buffer
  now: Date
  /** Set again when its mail is sent. */
  expiresAt: Date
}

/** Adds a mailbox, or replaces the code of an unconfirmed one. False when it is confirmed already. */
export async function putMailbox(
  tx: Db,
  userId: number,
  address: string,
  { hash, now, expiresAt }: MailboxCode,
): Promise<boolean> {
  const { rows } = await sql`insert into mail_address (user_id, address, token_hash, added_at, code_expires_at)
    values (${userId}, ${address}, ${hash}, ${now}, ${expiresAt})
    on conflict (user_id, address) do update
      set token_hash = excluded.token_hash, added_at = excluded.added_at, code_expires_at = excluded.code_expires_at, mail_id = null
      where mail_address.confirmed_at is null
    returning 1`.execute(tx)
  return rows.length > 0
}

/** Stores the id of the mail with the code of a mailbox. */
export async function noteCodeMail(tx: Db, userId: number, address: string, mailId: string): Promise<void> {
  await sql`update mail_address set mail_id = ${mailId} where user_id = ${userId} and address = ${address}`.execute(tx)
}

/** Locks the account, so that two mailboxes added at once are counted one after the other. */
export async function lockAccount(tx: Db, userId: number): Promise<void> {
  await sql`select 1 from app_user where user_id = ${userId} for update`.execute(tx)
}

export async function confirmMailbox(
  db: Db,
  userId: number,
  address: string,
  tokenHash: Buffer,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`update mail_address set confirmed_at = ${now}
    where user_id = ${userId} and address = ${address} and token_hash = ${tokenHash} and code_expires_at > ${now} and confirmed_at is null returning 1`.execute(
    db,
  )
  return rows.length > 0
}

/** Removes a mailbox. Returns whether it was confirmed; undefined when the account does not have it. */
export async function removeMailbox(db: Db, userId: number, address: string): Promise<boolean | undefined> {
  const { rows } = await sql<{ wasUsed: boolean }>`delete from mail_address
    where user_id = ${userId} and address = ${address} returning confirmed_at is not null as "wasUsed"`.execute(db)
  return rows[0]?.wasUsed
}

/** Settles the bounced mails of an account. Returns the letters among them that still wait and that it may still read, each once. */
export async function settleBounced(tx: Db, userId: number, now: Date): Promise<ActionKey[]> {
  const { rows } = await sql<ActionKey>`
    with settled as (
      update mail set bounce_settled_at = ${now}
       where user_id = ${userId} and bounced_at is not null and bounce_settled_at is null
      returning proc_typ, proc_nbr, action_nbr
    )
    select distinct s.proc_typ as "procTyp", s.proc_nbr as "procNbr", s.action_nbr as "actionNbr"
      from settled s
      join process_action pa on (pa.proc_typ, pa.proc_nbr, pa.action_nbr) = (s.proc_typ, s.proc_nbr, s.action_nbr)
      join process p on p.proc_typ = pa.proc_typ and p.proc_nbr = pa.proc_nbr
      join inbox_item i on i.user_id = ${userId} and (i.proc_typ, i.proc_nbr, i.action_nbr) = (s.proc_typ, s.proc_nbr, s.action_nbr)
     where ${mayReadItem(legalDateOf(now))} and p.state = pa.to_state and p.due_date is not null and p.flow_id || ' ' || p.state = any(${statesAsking()}::text[])`.execute(
    tx,
  )
  return rows
}

/** Current deadline of a process. */
export async function findDueDate(tx: Db, { procTyp, procNbr }: ActionKey): Promise<string | null> {
  const { rows } = await sql<{ due: string | null }>`select due_date as due from process
    where proc_typ = ${procTyp} and proc_nbr = ${procNbr}`.execute(tx)
  return rows[0]?.due ?? null
}
