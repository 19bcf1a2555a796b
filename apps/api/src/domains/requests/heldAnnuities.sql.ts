import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql, type RawBuilder } from 'kysely'

import { containsWords } from '../../plainWords.sql.ts'
import { notUndone } from '../../takenActions.sql.ts'
import type { AnnuitiesAsked } from './request.sql.ts'

/** Paid annuities of one case that wait for an officer. */
export interface HeldCase {
  requestId: number
  submissionNbr: string
  applicationId: number
  applicationNumber: string
  title: string
  payerName: string
  detail: AnnuitiesAsked
  heldWhy: string
  receivedOn: LegalDate
  ntpn: string
  billingCode: string
  /** Amount of the whole code, in rupiah. */
  billed: number
}

/** A case as read; `receivedOn` is null only before the payment, when nothing is held. */
type HeldRow = Omit<HeldCase, 'receivedOn'> & { receivedOn: LegalDate | null }

function heldCase({ receivedOn, ...row }: HeldRow): HeldCase {
  if (receivedOn === null) throw new Error(`${row.submissionNbr} is held and not received`)
  return { ...row, receivedOn }
}

/** Requests without a process in the case are orders of annuities. */
const held: RawBuilder<unknown> = sql`
  from request_case c
  join request r using (request_id)
  join application a on a.application_id = c.application_id
  join app_user u on u.user_id = r.owner_id
  join bill b on b.request_id = c.request_id and b.status = 'paid'
 where c.state = 'held' and c.proc_nbr is null`

const columns = sql`c.request_id as "requestId", r.submission_nbr as "submissionNbr", c.application_id as "applicationId",
  a.application_number as "applicationNumber", a.title, u.full_name as "payerName", c.detail, c.held_why as "heldWhy",
  r.received_on as "receivedOn", coalesce(b.ntpn, '') as ntpn, b.billing_code as "billingCode", b.amount as billed`

const matches = (words: string | undefined): RawBuilder<boolean> =>
  words
    ? containsWords([sql`a.title`, sql`a.application_number`, sql`r.submission_nbr`, sql`u.full_name`], words)
    : sql`true`

/** One page, the oldest payment first. */
export async function listHeld(
  db: Db,
  words: string | undefined,
  page: { limit: number; offset: number },
): Promise<HeldCase[]> {
  const { rows } = await sql<HeldRow>`
    select ${columns} ${held} and ${matches(words)}
     order by r.received_on, c.request_id, c.seq_num limit ${page.limit} offset ${page.offset}`.execute(db)
  return rows.map(heldCase)
}

export async function countHeld(db: Db, words: string | undefined): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total ${held} and ${matches(words)}`.execute(db)
  return rows[0]?.total ?? 0
}

/** A held case of an order; undefined when it is not held. The request must be locked. */
export async function findHeld(tx: Db, requestId: number, applicationNumber: string): Promise<HeldCase | undefined> {
  const { rows } = await sql<HeldRow>`
    select ${columns} ${held} and c.request_id = ${requestId} and a.application_number = ${applicationNumber}`.execute(
    tx,
  )
  return rows[0] && heldCase(rows[0])
}

export interface HeldDecision {
  requestId: number
  applicationId: number
  decision: 'recorded' | 'refund_due' | 'undone'
  refundAmount: number
  reason: string
  decidedAt: Date
  decidedBy: number
}

/** Stores an officer's decision, and what is recorded for the case. `detail`: the years recorded; the amount paid stays. */
export async function settleHeld(tx: Db, decision: HeldDecision, detail: AnnuitiesAsked): Promise<void> {
  await tables(tx).insertInto('heldDecision').values(decision).execute()
  await tables(tx)
    .updateTable('requestCase')
    .set({ state: decision.decision === 'recorded' ? 'done' : 'refunded', heldWhy: '', detail: JSON.stringify(detail) })
    .where('requestId', '=', decision.requestId)
    .where('applicationId', '=', decision.applicationId)
    .execute()
}

/** Holds recorded annuities again after an officer took them back. */
export async function holdAgain(tx: Db, undone: Omit<HeldDecision, 'decision' | 'refundAmount'>): Promise<void> {
  await tables(tx)
    .insertInto('heldDecision')
    .values({ ...undone, decision: 'undone', refundAmount: 0 })
    .execute()
  await tables(tx)
    .updateTable('requestCase')
    .set({ state: 'held', heldWhy: 'UNDONE' })
    .where('requestId', '=', undone.requestId)
    .where('applicationId', '=', undone.applicationId)
    .execute()
}

/** An annuity payment in the history of a process, with the actions that recorded it. */
export interface PaymentActions {
  submissionNbr: string
  /** The newest first. */
  actionNbrs: number[]
}

/** The actions recorded together with this one, by one payment. */
export async function findPaymentActions(
  tx: Db,
  { procTyp, procNbr }: { procTyp: string; procNbr: number },
  actionNbr: number,
  payments: readonly string[],
): Promise<PaymentActions | undefined> {
  const { rows } = await sql<PaymentActions>`
    select coalesce(l.detail ->> 'SUBMISSION_NBR', '') as "submissionNbr", json_agg(t.action_nbr order by t.action_nbr desc) as "actionNbrs"
      from process_action l
      join process_action t on t.proc_typ = l.proc_typ and t.proc_nbr = l.proc_nbr and t.captured_at = l.captured_at
       and t.action = any(${payments}::text[]) and t.action_nbr <= l.action_nbr and ${notUndone}
       and coalesce(t.detail ->> 'SUBMISSION_NBR', '') = coalesce(l.detail ->> 'SUBMISSION_NBR', '')
     where l.proc_typ = ${procTyp} and l.proc_nbr = ${procNbr} and l.action_nbr = ${actionNbr} and l.action = any(${payments}::text[])
     group by l.detail`.execute(tx)
  return rows[0]
}
