import { tables, type Db } from '@saki/db'
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
  const put = await tables(tx)
    .insertInto('mailAddress')
    .values({ userId, address, tokenHash: hash, addedAt: now, codeExpiresAt: expiresAt })
    .onConflict((c) =>
      c
        .columns(['userId', 'address'])
        .doUpdateSet((eb) => ({
          tokenHash: eb.ref('excluded.tokenHash'),
          addedAt: eb.ref('excluded.addedAt'),
          codeExpiresAt: eb.ref('excluded.codeExpiresAt'),
          mailId: null,
        }))
        .where('mailAddress.confirmedAt', 'is', null),
    )
    .executeTakeFirst()
  return put.numInsertedOrUpdatedRows === 1n
}

/** Stores the id of the mail with the code of a mailbox. */
export async function noteCodeMail(tx: Db, userId: number, address: string, mailId: string): Promise<void> {
  await tables(tx)
    .updateTable('mailAddress')
    .set({ mailId })
    .where('userId', '=', userId)
    .where('address', '=', address)
    .execute()
}

/** Locks the account, so that two mailboxes added at once are counted one after the other. */
export async function lockAccount(tx: Db, userId: number): Promise<void> {
  await tables(tx).selectFrom('appUser').select('userId').where('userId', '=', userId).forUpdate().execute()
}

export async function confirmMailbox(
  db: Db,
  userId: number,
  address: string,
  tokenHash: Buffer,
  now: Date,
): Promise<boolean> {
  const confirmed = await tables(db)
    .updateTable('mailAddress')
    .set({ confirmedAt: now })
    .where('userId', '=', userId)
    .where('address', '=', address)
    .where('tokenHash', '=', tokenHash)
    .where('codeExpiresAt', '>', now)
    .where('confirmedAt', 'is', null)
    .executeTakeFirst()
  return confirmed.numUpdatedRows === 1n
}

/** Removes a mailbox. Returns whether it was confirmed; undefined when the account does not have it. */
export async function removeMailbox(db: Db, userId: number, address: string): Promise<boolean | undefined> {
  const removed = await tables(db)
    .deleteFrom('mailAddress')
    .where('userId', '=', userId)
    .where('address', '=', address)
    .returning('confirmedAt')
    .executeTakeFirst()
  return removed && removed.confirmedAt !== null
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
  const process = await tables(tx)
    .selectFrom('process')
    .select('dueDate')
    .where('procTyp', '=', procTyp)
    .where('procNbr', '=', procNbr)
    .executeTakeFirst()
  return process?.dueDate ?? null
}
