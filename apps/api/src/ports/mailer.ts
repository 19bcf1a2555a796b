/** One letter, ready to send. */
export interface Letter {
  /** Unique and the same at each try, so that a mailbox can tell a repeat. */
  id: string
  to: string
  kind: string
  subject: string
  body: string
  date: Date
}

/** Brings letters on their way. Rejects when the letter was not taken; a letter may be taken twice after a lost answer. */
export interface Mailer {
  send(letter: Letter): Promise<void>
}
