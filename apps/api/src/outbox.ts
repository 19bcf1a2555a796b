import { randomUUID } from 'node:crypto'

import type { Db } from '@saki/db'
import { say } from '@saki/texts/say'

import type { Services } from './services.ts'
import { insertMail } from './outbox.sql.ts'

/** Kinds of mail; the texts are `mail:<kind>.subject` and `mail:<kind>.body`. */
export type MailKind =
  | 'unusedDraft'
  | 'activation'
  | 'alreadyRegistered'
  | 'idInUse'
  | 'reset'
  | 'officeAccount'
  | 'passwordChanged'
  | 'loginCode'
  | 'consultantTried'
  | 'consultantBound'
  | 'consultantBoundRegister'
  | 'consultantRoleGranted'
  | 'consultantRoleDenied'
  | 'consultantNumberGranted'
  | 'consultantNumberDenied'
  | 'mandateGiven'
  | 'mandateReceived'
  | 'mandateEnded'
  | 'paymentHeld'
  | 'paymentRest'
  | 'paymentRefund'
  | 'refundPaid'
  | 'refundProofInfected'
  | 'refundProofReplaced'
  | 'scanInfected'
  | 'annuitiesRecorded'
  | 'annuitiesHeld'
  | 'annuitiesUndone'
  | 'letter'
  | 'reminder'
  | 'upkeep'
  | 'unread'
  | 'savedSearch'
  | 'addressConfirm'
  | 'addressAdded'
  | 'addressRemoved'

/** The value that is a link or code giving access to an account; it is wiped from the outbox once the mail is sent. */
const secretOf: Partial<Record<MailKind, string>> = {
  activation: 'link',
  reset: 'link',
  officeAccount: 'link',
  loginCode: 'code',
  addressConfirm: 'code',
}

/** A mail to write into the outbox. */
export interface MailToQueue {
  /** Null when the address belongs to no account. */
  userId: number | null
  to: string
  language: 'id' | 'en' | 'ar'
  kind: MailKind
  /** Placeholder values of the texts. Mails to an unconfirmed address must not contain text typed by a stranger. */
  values: Record<string, string | number>
  now: Date
  /** The action the mail reports; a bounce is recorded at its case. */
  about?: { procTyp: string; procNbr: number; actionNbr: number }
}

/**
 * Writes a mail in the caller's transaction and queues the job that sends it, so it is sent only if the transaction commits. Returns the
 * mail's id; the job's data holds nothing else.
 */
export async function queueMail(
  tx: Db,
  services: Pick<Services, 'jobs'>,
  { userId, to, language, kind, values, now, about }: MailToQueue,
): Promise<string> {
  const mailId = randomUUID()
  // Collapses blank lines left by empty placeholders.
  const bodyWith = (shown: MailToQueue['values']) =>
    say(language, `mail:${kind}.body`, shown).replace(/\n{3,}/g, '\n\n')
  const secret = secretOf[kind]
  await insertMail(tx, {
    mailId,
    userId,
    toAddress: to,
    kind,
    queuedAt: now,
    procTyp: about?.procTyp ?? null,
    procNbr: about?.procNbr ?? null,
    actionNbr: about?.actionNbr ?? null,
    subject: say(language, `mail:${kind}.subject`, values).replace(/\s+/g, ' '),
    body: bodyWith(values),
    keptBody: secret === undefined ? null : bodyWith({ ...values, [secret]: say(language, 'mail:secret.wiped') }),
  })
  await services.jobs.enqueue(tx, 'send_mail', { mailId })
  return mailId
}

/** URL of a page for mails. Uses PUBLIC_BASE_URL, never the host of a request. */
export function pageLink(
  { env }: Pick<Services, 'env'>,
  page: string,
  values: Record<string, string | number> = {},
): string {
  const query = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString()
  return `${env.publicBaseUrl}${page}${query === '' ? '' : `?${query}`}`
}
