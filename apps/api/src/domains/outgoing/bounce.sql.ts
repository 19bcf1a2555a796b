import type { Db } from '@saki/db'
import { sql } from 'kysely'

import { secretWiped } from '../../outbox.sql.ts'
import type { ProcessKey } from '../workflow/recordAction.ts'

/** A bounced mail, and the action of a case it was about. */
export interface BouncedMail {
  mail_id: string
  user_id: number | null
  to_address: string
  proc_typ: string | null
  proc_nbr: number | null
  action_nbr: number | null
}

/** Marks a mail as bounced. False when it was marked before. */
export async function markBounced(tx: Db, mailId: string, reason: string, at: Date): Promise<boolean> {
  const { rows } = await sql`update mail set bounced_at = ${at}, bounce_reason = ${reason}, ${secretWiped}
    where mail_id = ${mailId} and bounced_at is null returning 1`.execute(tx)
  return rows.length > 0
}

/** The process of the letter an action issued, when it is in one of `states` (default: both); undefined otherwise. */
export async function findValidLetter(
  tx: Db,
  action: { proc_typ: string; proc_nbr: number; action_nbr: number },
  ...states: ('awaiting_answer' | 'informed')[]
): Promise<ProcessKey | undefined> {
  const { rows } = await sql<ProcessKey>`
    select proc_typ as "procTyp", proc_nbr as "procNbr" from process
     where upper_proc_typ = ${action.proc_typ} and upper_proc_nbr = ${action.proc_nbr} and upper_action_nbr = ${action.action_nbr}
       and flow_id = 'office-letter' and state = any(${states.length > 0 ? states : ['awaiting_answer', 'informed']}::text[]) order by proc_nbr limit 1`.execute(
    tx,
  )
  return rows[0]
}

const columns = sql`mail_id, user_id, to_address, proc_typ, proc_nbr, action_nbr`

export async function findMail(tx: Db, mailId: string): Promise<BouncedMail | undefined> {
  const { rows } = await sql<BouncedMail>`select ${columns} from mail where mail_id = ${mailId}`.execute(tx)
  return rows[0]
}

/**
 * Mails that a notice without a mail id may concern: every mail about a case queued to that mailbox since `since`, and the last mail
 * queued to it.
 */
export async function mailsSentTo(tx: Db, address: string, since: Date): Promise<BouncedMail[]> {
  const { rows } = await sql<BouncedMail>`
    select ${columns} from mail where lower(to_address) = lower(${address}) and queued_at >= ${since} and proc_nbr is not null and bounced_at is null
    union
    (select ${columns} from mail where lower(to_address) = lower(${address}) order by queued_at desc limit 1)`.execute(
    tx,
  )
  return rows
}

/** Stores the notice. False when its event id was stored before. */
export async function keepNotice(
  tx: Db,
  notice: { eventId: string; mailId: string | null; address: string; reason: string; at: Date; now: Date },
): Promise<boolean> {
  const { rows } = await sql`insert into mail_bounce (event_id, mail_id, address, reason, at, received_at)
    values (${notice.eventId}, ${notice.mailId}, ${notice.address}, ${notice.reason}, ${notice.at}, ${notice.now})
    on conflict (event_id) do nothing returning 1`.execute(tx)
  return rows.length > 0
}
