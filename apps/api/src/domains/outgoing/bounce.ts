import type { Db } from '@saki/db'
import { transact } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'

import type { Services } from '../../services.ts'
import { recordAction } from '../workflow/recordAction.ts'
import { findMail, findValidLetter, keepNotice, mailsSentTo, markBounced, type BouncedMail } from './bounce.sql.ts'

/** How far back a notice that names only a mailbox reaches. */
const REACH_MS = 30 * 86_400_000

/**
 * A mail came back: its row says so, and the letter it told of has it in its history. From there the account's inbox warns, and the
 * office calls. Told twice it stands once.
 */
export async function noteBounce(
  tx: Db,
  mail: BouncedMail,
  { reason, at, now }: { reason: string; at: Date; now: Date },
): Promise<void> {
  if (!(await markBounced(tx, mail.mail_id, reason, at))) return
  const { proc_typ, proc_nbr, action_nbr } = mail
  if (proc_typ === null || proc_nbr === null || action_nbr === null) return
  const letter = await findValidLetter(tx, { proc_typ, proc_nbr, action_nbr })
  if (!letter) return
  await recordAction(tx, letter, {
    action: 'bounce',
    role: 'system',
    actorId: null,
    actionDate: legalDateOf(now),
    now,
    notes: reason,
    detail: { MAIL_ID: mail.mail_id },
  })
}

/** A notice of the mail server that a mail did not arrive, checked and parsed. */
export interface BounceNotice {
  eventId: string
  mailId: string | undefined
  address: string | undefined
  reason: string
  at: Date
}

/** Takes a notice once. Gives the accounts whose mails came back, for their open windows to hear. */
export async function takeBounceNotice(
  services: Pick<Services, 'db'>,
  notice: BounceNotice,
  now: Date,
): Promise<number[]> {
  return transact(services.db, async (tx) => {
    const named = notice.mailId === undefined ? undefined : await findMail(tx, notice.mailId)
    const address = named?.to_address ?? notice.address ?? ''
    const { eventId, reason, at } = notice
    if (!(await keepNotice(tx, { eventId, mailId: named?.mail_id ?? null, address, reason, at, now }))) return []
    const since = new Date(at.getTime() - REACH_MS)
    const mails = named ? [named] : address === '' ? [] : await mailsSentTo(tx, address, since)
    for (const mail of mails) await noteBounce(tx, mail, { reason, at, now })
    return [...new Set(mails.flatMap((mail) => mail.user_id ?? []))]
  })
}
