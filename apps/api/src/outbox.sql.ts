import type { Db } from '@saki/db'
import { sql } from 'kysely'

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
  /** The action of a case it tells of. */
  proc_typ: string | null
  proc_nbr: number | null
  action_nbr: number | null
}

export async function insertMail(tx: Db, mail: NewMail): Promise<void> {
  await sql`
    insert into mail (mail_id, user_id, to_address, kind, subject, body, queued_at, proc_typ, proc_nbr, action_nbr)
    values (${mail.mail_id}, ${mail.user_id}, ${mail.to_address}, ${mail.kind}, ${mail.subject}, ${mail.body}, ${mail.queued_at},
            ${mail.proc_typ}, ${mail.proc_nbr}, ${mail.action_nbr})`.execute(tx)
}

/** A mail that waits, or undefined when it was sent or its transaction never committed. */
export async function waitingMail(db: Db, mailId: string): Promise<MailRow | undefined> {
  const found = await sql<MailRow>`
    select mail_id, to_address, kind, subject, body, queued_at from mail where mail_id = ${mailId} and sent_at is null`.execute(
    db,
  )
  return found.rows[0]
}

export async function markSent(db: Db, mailId: string, now: Date): Promise<void> {
  await sql`update mail set sent_at = ${now}, attempts = attempts + 1, last_error = null where mail_id = ${mailId}`.execute(
    db,
  )
}

export async function markFailed(db: Db, mailId: string, error: string): Promise<void> {
  await sql`update mail set attempts = attempts + 1, last_error = ${error} where mail_id = ${mailId}`.execute(db)
}
