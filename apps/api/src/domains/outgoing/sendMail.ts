import { prepared, transact, type Db } from '@saki/db'
import { HOUR_MS } from '@saki/domain/dates/durations'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

import { mayReadItem } from '../../access.sql.ts'
import { claimMail, mailsWaitingSince, markFailed, markSent } from '../../outbox.sql.ts'
import { MailRefused, type Mailer } from '../../ports/mailer.ts'
import type { Services } from '../../services.ts'
import { recordBounce } from './bounce.ts'

type Sending = Pick<Services, 'db' | 'clock'>

/** Milliseconds (60 hours) after which a mail's job is no longer retried; `sendLeftOver` then retries the mail. */
const GIVEN_UP_MS = 60 * HOUR_MS
const MOST_AT_ONCE = 500

/**
 * The job send_mail. Rejects when the mail server did not accept the mail, so that the queue retries; the reason is stored in its row.
 * A permanent refusal counts as a bounce and is not retried. Running it twice sends once, except after a crash between sending and
 * marking. A mail to a consultant whose mandate has ended is withheld.
 */
export async function sendMail(services: Sending, mailer: Mailer, { mailId }: { mailId: string }): Promise<void> {
  const mail = await claimMail(services.db, mailId, services.clock())
  if (mail === undefined) return
  if (mail === 'taken') throw new Error(`mail ${mailId} is being sent by another worker`)
  if (await withholdMail(services.db, mailId, services.clock())) return
  try {
    await mailer.send({
      id: mail.mailId,
      to: mail.toAddress,
      kind: mail.kind,
      subject: mail.subject,
      body: mail.body,
      date: mail.queuedAt,
    })
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500)
    await markFailed(services.db, mailId, reason)
    if (!(error instanceof MailRefused)) throw error
    const at = services.clock()
    await transact(services.db, (tx) => recordBounce(tx, mail, { reason, at, now: at }))
    return
  }
  await markSent(services.db, mailId, services.clock())
}

/** Retries up to 500 mails that wait longer than their jobs retry, so that no mail is lost while the server is down for days. Returns the number sent. */
export async function sendLeftOver(services: Sending, mailer: Mailer): Promise<number> {
  const before = new Date(services.clock().getTime() - GIVEN_UP_MS)
  let sent = 0
  for (const mailId of await mailsWaitingSince(services.db, before, MOST_AT_ONCE)) {
    // The first failure shows that the server is down; the others would fail too.
    const isSent = await sendMail(services, mailer, { mailId }).then(
      () => true,
      () => false,
    )
    if (!isSent) return sent
    sent += 1
  }
  return sent
}

/**
 * Marks a mail about an action as withheld when its recipient got the action under a mandate that has ended. False when it may be sent.
 */
async function withholdMail(db: Db, mailId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`${prepared}
    update mail m set withheld_at = ${now}, sending_since = null
      from inbox_item i join process p on (p.proc_typ, p.proc_nbr) = (i.proc_typ, i.proc_nbr)
     where m.mail_id = ${mailId} and i.user_id = m.user_id
       and (i.proc_typ, i.proc_nbr, i.action_nbr) = (m.proc_typ, m.proc_nbr, m.action_nbr)
       and not ${mayReadItem(legalDateOf(now))}
    returning 1`.execute(db)
  return rows.length > 0
}
