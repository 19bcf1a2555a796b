import { transact } from '@saki/db'

import { claimMail, mailsWaitingSince, markFailed, markSent } from '../../outbox.sql.ts'
import { MailRefused, type Mailer } from '../../ports/mailer.ts'
import type { Services } from '../../services.ts'
import { noteBounce } from './bounce.ts'
import { withholdMail } from './withheldMail.sql.ts'

type Sending = Pick<Services, 'db' | 'clock'>

/** Beyond this the job of a mail has given up; the mail has not. */
const GIVEN_UP_MS = 60 * 3_600_000
const MOST_AT_ONCE = 500

/**
 * The job send_mail. Rejects when the letter was not taken, so that the queue tries again; what went wrong stands in the row. What the
 * mailbox refuses for good counts as come back and is not tried again. Run twice it sends once, but for a crash between sending and
 * marking. A letter to a consultant whose mandate is over by now is withheld.
 */
export async function sendMail(services: Sending, mailer: Mailer, { mailId }: { mailId: string }): Promise<void> {
  const mail = await claimMail(services.db, mailId, services.clock())
  if (mail === undefined) return
  if (mail === 'taken') throw new Error(`mail ${mailId} is being sent by somebody else`)
  if (await withholdMail(services.db, mailId, services.clock())) return
  try {
    await mailer.send({
      id: mail.mail_id,
      to: mail.to_address,
      kind: mail.kind,
      subject: mail.subject,
      body: mail.body,
      date: mail.queued_at,
    })
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500)
    await markFailed(services.db, mailId, reason)
    if (!(error instanceof MailRefused)) throw error
    const at = services.clock()
    await transact(services.db, (tx) => noteBounce(tx, mail, { reason, at, now: at }))
    return
  }
  await markSent(services.db, mailId, services.clock())
}

/** Tries again what waits longer than any job tries: a mail server away for days loses nothing. Gives how many went out. */
export async function sendLeftOver(services: Sending, mailer: Mailer): Promise<number> {
  const before = new Date(services.clock().getTime() - GIVEN_UP_MS)
  let sent = 0
  for (const mailId of await mailsWaitingSince(services.db, before, MOST_AT_ONCE)) {
    // As long as the server is away the first one tells it; the rest would only wait for the same answer.
    const tried = await sendMail(services, mailer, { mailId }).then(
      () => true,
      () => false,
    )
    if (!tried) return sent
    sent += 1
  }
  return sent
}
