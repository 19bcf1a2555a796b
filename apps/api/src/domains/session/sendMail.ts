import type { Mailer } from '../../ports/mailer.ts'
import type { Services } from '../../services.ts'
import { markFailed, markSent, waitingMail } from '../../outbox.sql.ts'

/**
 * The job send_mail. Rejects when the letter was not taken, so that the queue tries again; what went wrong stands in the row.
 * Run twice it sends once, but for a crash between sending and marking.
 */
export async function sendMail(
  services: Pick<Services, 'db' | 'clock'>,
  mailer: Mailer,
  { mailId }: { mailId: string },
): Promise<void> {
  const mail = await waitingMail(services.db, mailId)
  if (mail === undefined) return
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
    await markFailed(services.db, mailId, (error instanceof Error ? error.message : String(error)).slice(0, 500))
    throw error
  }
  await markSent(services.db, mailId, services.clock())
}
