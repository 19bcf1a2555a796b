/** One mail, ready to send. */
export interface OutgoingMail {
  /** The same at each try, so that a mailbox can detect a repeated mail. */
  id: string
  to: string
  kind: string
  subject: string
  body: string
  date: Date
}

/**
 * Sends mails. Rejects when the mail was not accepted: with MailRefused when the server will never accept it for this mailbox, with other
 * errors when a retry makes sense. A mail may be sent twice when the server's answer was lost.
 */
export interface Mailer {
  send(letter: OutgoingMail): Promise<void>
}

/** The mail server permanently refused a mailbox or its mail (SMTP 5xx after RCPT TO or DATA). */
export class MailRefused extends Error {
  override name = 'MailRefused'
}
