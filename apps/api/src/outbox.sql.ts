import type { Db } from '@saki/db'
import { sql } from 'kysely'

/** Columns every reader of the outbox needs. */
export interface MailRow {
  mail_id: string
  to_address: string
  kind: string
  subject: string
  body: string
  queued_at: Date
}

export interface NewMail extends MailRow {
  user_id: number | null
  /** The action of a case that the mail reports. */
  proc_typ: string | null
  proc_nbr: number | null
  action_nbr: number | null
  /** The body without its link or code; null when it holds none. */
  kept_body: string | null
}

/** Writes a mail into the outbox; sending it is queued by queueMail. */
export async function insertMail(tx: Db, mail: NewMail): Promise<void> {
  await sql`
    insert into mail (mail_id, user_id, to_address, kind, subject, body, kept_body, queued_at, proc_typ, proc_nbr, action_nbr)
    values (${mail.mail_id}, ${mail.user_id}, ${mail.to_address}, ${mail.kind}, ${mail.subject}, ${mail.body}, ${mail.kept_body},
            ${mail.queued_at}, ${mail.proc_typ}, ${mail.proc_nbr}, ${mail.action_nbr})`.execute(tx)
}

/** A claimed mail with what it reports. */
export interface WaitingMail extends MailRow {
  user_id: number | null
  proc_typ: string | null
  proc_nbr: number | null
  action_nbr: number | null
}

/** Milliseconds after which another process may send a mail whose claim was never completed. */
const CLAIM_MS = 20_000

const isWaiting = sql`sent_at is null and bounced_at is null and withheld_at is null`

/**
 * Claims a waiting mail, so that no other process sends it at the same time. `taken`: another process has claimed it. Undefined when it was
 * sent, withheld, bounced, or its transaction never committed.
 */
export async function claimMail(db: Db, mailId: string, now: Date): Promise<WaitingMail | 'taken' | undefined> {
  const claimed = await sql<WaitingMail>`
    update mail set sending_since = ${now}
     where mail_id = ${mailId} and ${isWaiting}
       and (sending_since is null or sending_since <= ${new Date(now.getTime() - CLAIM_MS)} or sending_since > ${now})
    returning mail_id, user_id, to_address, kind, subject, body, queued_at, proc_typ, proc_nbr, action_nbr`.execute(db)
  if (claimed.rows[0]) return claimed.rows[0]
  const waits = await sql`select 1 from mail where mail_id = ${mailId} and ${isWaiting}`.execute(db)
  return waits.rows.length > 0 ? 'taken' : undefined
}

/** Marks a mail sent and wipes the link or code from it. The link or code gets its full validity counted from now. */
export async function markSent(db: Db, mailId: string, now: Date): Promise<void> {
  await sql`
    with sent as (
      update mail set sent_at = ${now}, sending_since = null, attempts = attempts + 1, last_error = null, ${secretWiped}
       where mail_id = ${mailId} and sent_at is null returning mail_id
    ), mailbox as (
      update mail_address a set code_expires_at = ${now}::timestamptz + (a.code_expires_at - a.added_at) from sent
       where a.mail_id = sent.mail_id and a.confirmed_at is null
    )
    update user_token t set expires_at = ${now}::timestamptz + (t.expires_at - t.created_at) from sent
     where t.mail_id = sent.mail_id and t.used_at is null`.execute(db)
}

/** SET clause that removes the link or code from a mail that will not be sent again. */
export const secretWiped = sql`body = coalesce(kept_body, body), kept_body = null`

/** Counts a failed try, keeps its error and releases the claim. */
export async function markFailed(db: Db, mailId: string, error: string): Promise<void> {
  await sql`update mail set sending_since = null, attempts = attempts + 1, last_error = ${error} where mail_id = ${mailId}`.execute(
    db,
  )
}

/** Ids of mails waiting since before an instant, oldest first, including mails whose job gave up. */
export async function mailsWaitingSince(db: Db, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ mailId: string }>`
    select mail_id as "mailId" from mail where ${isWaiting} and queued_at < ${before}
     order by queued_at limit ${limit}`.execute(db)
  return rows.map((row) => row.mailId)
}
