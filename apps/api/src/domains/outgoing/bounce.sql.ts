import { tables, type Db } from '@saki/db'
import { sql } from 'kysely'

import { secretWiped } from '../../outbox.sql.ts'
import type { ActionKey, ProcessKey } from '../workflow/recordAction.ts'

/** A bounced mail, and the action of a case it was about. */
export interface BouncedMail {
  mailId: string
  userId: number | null
  toAddress: string
  procTyp: string | null
  procNbr: number | null
  actionNbr: number | null
}

/** Marks a mail as bounced. False when it was marked before. */
export async function markBounced(tx: Db, mailId: string, reason: string, at: Date): Promise<boolean> {
  const { rows } = await sql`update mail set bounced_at = ${at}, bounce_reason = ${reason}, ${secretWiped}
    where mail_id = ${mailId} and bounced_at is null returning 1`.execute(tx)
  return rows.length > 0
}

/** The process of the letter an action issued, when it is in one of `states` (default: both); undefined otherwise. */
export function findValidLetter(
  tx: Db,
  action: ActionKey,
  ...states: ('awaiting_answer' | 'informed')[]
): Promise<ProcessKey | undefined> {
  return tables(tx)
    .selectFrom('process')
    .select(['procTyp', 'procNbr'])
    .where('upperProcTyp', '=', action.procTyp)
    .where('upperProcNbr', '=', action.procNbr)
    .where('upperActionNbr', '=', action.actionNbr)
    .where('flowId', '=', 'office-letter')
    .where('state', 'in', states.length > 0 ? states : ['awaiting_answer', 'informed'])
    .orderBy('procNbr')
    .limit(1)
    .executeTakeFirst()
}

const COLUMNS = ['mailId', 'userId', 'toAddress', 'procTyp', 'procNbr', 'actionNbr'] as const

export function findMail(tx: Db, mailId: string): Promise<BouncedMail | undefined> {
  return tables(tx).selectFrom('mail').select(COLUMNS).where('mailId', '=', mailId).executeTakeFirst()
}

/**
 * Mails that a notice without a mail id may concern: every mail about a case queued to that mailbox since `since`, and the last mail
 * queued to it.
 */
export function mailsSentTo(tx: Db, address: string, since: Date): Promise<BouncedMail[]> {
  const sent = tables(tx)
    .selectFrom('mail')
    .select(COLUMNS)
    .where(sql`lower(to_address)`, '=', sql`lower(${address})`)
  return sent
    .where('queuedAt', '>=', since)
    .where('procNbr', 'is not', null)
    .where('bouncedAt', 'is', null)
    .union((eb) => eb.parens(sent.orderBy('queuedAt', 'desc').limit(1)))
    .execute()
}

/** Stores the notice. False when its event id was stored before. */
export async function keepNotice(
  tx: Db,
  notice: { eventId: string; mailId: string | null; address: string; reason: string; at: Date; now: Date },
): Promise<boolean> {
  const { eventId, mailId, address, reason, at, now } = notice
  const kept = await tables(tx)
    .insertInto('mailBounce')
    .values({ eventId, mailId, address, reason, at, receivedAt: now })
    .onConflict((c) => c.column('eventId').doNothing())
    .executeTakeFirst()
  return kept.numInsertedOrUpdatedRows === 1n
}
