/** One letter, ready to send. */
export interface OutgoingMail {
  /** Unique and the same at each try, so that a mailbox can tell a repeat. */
  id: string
  to: string
  kind: string
  subject: string
  body: string
  date: Date
}

/**
 * Brings letters on their way. Rejects when the letter was not taken: with MailRefused when the server will never take it for this
 * mailbox, with anything else when trying again makes sense. A letter may be taken twice after a lost answer.
 */
export interface Mailer {
  send(letter: OutgoingMail): Promise<void>
}

/** The mail server refused a mailbox or its letter for good (SMTP 5xx after RCPT TO or DATA). */
export class MailRefused extends Error {
  override name = 'MailRefused'
}
