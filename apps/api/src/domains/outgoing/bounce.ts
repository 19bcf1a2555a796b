import type { Db } from '@saki/db'
import { transact } from '@saki/db'
import { DAY_MS } from '@saki/domain/dates/durations'
import { legalDateOf } from '@saki/domain/dates/legalDate'

import type { Services } from '../../services.ts'
import { recordAction } from '../workflow/recordAction.ts'
import { findMail, findValidLetter, keepNotice, mailsSentTo, markBounced, type BouncedMail } from './bounce.sql.ts'

/** Milliseconds (30 days) before a notice in which mails are taken as bounced when it names only a mailbox. */
const REACH_MS = 30 * DAY_MS

/**
 * Marks a mail as bounced and records it in the history of its letter. The inbox then warns the account, and the letter appears in the
 * office's call list. Idempotent.
 */
export async function recordBounce(
  tx: Db,
  mail: BouncedMail,
  { reason, at, now }: { reason: string; at: Date; now: Date },
): Promise<void> {
  if (!(await markBounced(tx, mail.mailId, reason, at))) return
  const { procTyp, procNbr, actionNbr } = mail
  if (procTyp === null || procNbr === null || actionNbr === null) return
  const letter = await findValidLetter(tx, { procTyp, procNbr, actionNbr })
  if (!letter) return
  await recordAction(tx, letter, {
    action: 'bounce',
    role: 'system',
    actorId: null,
    actionDate: legalDateOf(now),
    now,
    notes: reason,
    detail: { MAIL_ID: mail.mailId },
  })
}

/** A parsed notice of the mail server that a mail was not delivered. */
export interface BounceNotice {
  eventId: string
  mailId: string | undefined
  address: string | undefined
  reason: string
  at: Date
}

/** Stores a notice and marks its mails as bounced; idempotent per event id. Returns the ids of the accounts concerned, to notify them. */
export async function handleBounceNotice(
  services: Pick<Services, 'db'>,
  notice: BounceNotice,
  now: Date,
): Promise<number[]> {
  return transact(services.db, async (tx) => {
    const mailOfNotice = notice.mailId === undefined ? undefined : await findMail(tx, notice.mailId)
    const address = mailOfNotice?.toAddress ?? notice.address ?? ''
    const { eventId, reason, at } = notice
    if (!(await keepNotice(tx, { eventId, mailId: mailOfNotice?.mailId ?? null, address, reason, at, now }))) return []
    const since = new Date(at.getTime() - REACH_MS)
    const mails = mailOfNotice ? [mailOfNotice] : address === '' ? [] : await mailsSentTo(tx, address, since)
    for (const mail of mails) await recordBounce(tx, mail, { reason, at, now })
    return [...new Set(mails.flatMap((mail) => mail.userId ?? []))]
  })
}
