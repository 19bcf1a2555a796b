import { tables, type Db } from '@saki/db'
import { sql, type RawBuilder } from 'kysely'

/** Columns every reader of the outbox needs. */
export interface MailRow {
  mailId: string
  toAddress: string
  kind: string
  subject: string
  body: string
  queuedAt: Date
}

export interface NewMail extends MailRow {
  userId: number | null
  /** The action of a case that the mail reports. */
  procTyp: string | null
  procNbr: number | null
  actionNbr: number | null
  /** The body without its link or code; null when it holds none. */
  keptBody: string | null
}

/** Writes a mail into the outbox; sending it is queued by queueMail. */
export async function insertMail(tx: Db, mail: NewMail): Promise<void> {
  await tables(tx).insertInto('mail').values(mail).execute()
}

/** A claimed mail with what it reports. */
export interface WaitingMail extends MailRow {
  userId: number | null
  procTyp: string | null
  procNbr: number | null
  actionNbr: number | null
}

/** Milliseconds after which another process may send a mail whose claim was never completed. */
const CLAIM_MS = 20_000

const isWaiting: RawBuilder<boolean> = sql`sent_at is null and bounced_at is null and withheld_at is null`

/**
 * Claims a waiting mail, so that no other process sends it at the same time. `taken`: another process has claimed it. Undefined when it was
 * sent, withheld, bounced, or its transaction never committed.
 */
export async function claimMail(db: Db, mailId: string, now: Date): Promise<WaitingMail | 'taken' | undefined> {
  const mail = tables(db).updateTable('mail').set({ sendingSince: now }).where('mailId', '=', mailId).where(isWaiting)
  const claimed = await mail
    .where((eb) =>
      eb.or([
        eb('sendingSince', 'is', null),
        eb('sendingSince', '<=', new Date(now.getTime() - CLAIM_MS)),
        eb('sendingSince', '>', now),
      ]),
    )
    .returning([
      'mailId',
      'userId',
      'toAddress',
      'kind',
      'subject',
      'body',
      'queuedAt',
      'procTyp',
      'procNbr',
      'actionNbr',
    ])
    .executeTakeFirst()
  if (claimed) return claimed
  const waits = await tables(db)
    .selectFrom('mail')
    .select('mailId')
    .where('mailId', '=', mailId)
    .where(isWaiting)
    .executeTakeFirst()
  return waits ? 'taken' : undefined
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
  await tables(db)
    .updateTable('mail')
    .set((eb) => ({ sendingSince: null, attempts: eb('attempts', '+', 1), lastError: error }))
    .where('mailId', '=', mailId)
    .execute()
}

/** Ids of mails waiting since before an instant, oldest first, including mails whose job gave up. */
export async function mailsWaitingSince(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('mail')
    .select('mailId')
    .where(isWaiting)
    .where('queuedAt', '<', before)
    .orderBy('queuedAt')
    .limit(limit)
    .execute()
  return rows.map(({ mailId }) => mailId)
}
