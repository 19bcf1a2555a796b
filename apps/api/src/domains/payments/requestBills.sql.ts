import { findRequest } from '@saki/catalogue/requests/registry'
import { tables, type Db } from '@saki/db'
import type { Language } from '@saki/texts'
import { say } from '@saki/texts/say'
import { sql } from 'kysely'

import type { KeptLine } from './fees.ts'
import type { BilledCase, Notice } from './judgeNotice.ts'
import { heldNotices, type BillRow } from './payments.sql.ts'

/** The bill of a request with what decides whether it may be settled. */
export interface RequestBill extends BilledCase {
  billId: number
}

/** The bill of a request by its code. The request must be locked. */
export async function getRequestBill(tx: Db, billingCode: string, ntpn: string): Promise<RequestBill> {
  const { rows } = await sql<RequestBill>`
    select b.bill_id as "billId", b.status, b.amount, b.issued_at as "issuedAt", b.valid_until as "validUntil", b.ntpn, false as reopened,
           exists (select from bill o where o.request_id = b.request_id and o.status = 'paid' and o.bill_id <> b.bill_id) as "otherPaid",
           exists (select from bill o where o.ntpn = ${ntpn} and o.bill_id <> b.bill_id) as "ntpnElsewhere"
      from bill b where b.billing_code = ${billingCode} and b.request_id is not null`.execute(tx)
  const row = rows[0]
  if (!row) throw new Error(`no request bill ${billingCode}`)
  return row
}

/** Stores the notice and marks the bill of a request paid; a newer open bill is replaced. `known`: the event was stored before. */
export async function markRequestPaid(
  tx: Db,
  { billId, requestId }: { billId: number; requestId: number },
  notice: Notice,
  now: Date,
): Promise<'paid' | 'known' | 'outdated'> {
  const { rows } = await sql<{ kept: boolean; paid: boolean }>`
    with kept as (
      insert into payment_notice (event_id, billing_code, amount, ntpn, ntb, paid_at, received_at, outcome)
      values (${notice.eventId}, ${notice.billingCode}, ${notice.amount}, ${notice.ntpn}, ${notice.ntb}, ${notice.paidAt}, ${now}, 'settled')
      on conflict (event_id) do nothing returning 1
    ), newer as (
      update bill set status = 'replaced'
       where request_id = ${requestId} and status = 'open' and bill_id <> ${billId} and exists (select from kept)
    ), paid as (
      update bill set status = 'paid', ntpn = ${notice.ntpn}, ntb = ${notice.ntb}, paid_at = ${notice.paidAt}, settled_at = ${now}
       where bill_id = ${billId} and status in ('open', 'replaced') and exists (select from kept)
      returning 1
    )
    select exists (select from kept) as kept, exists (select from paid) as paid`.execute(tx)
  const row = rows[0]
  if (!row?.kept) return 'known'
  return row.paid ? 'paid' : 'outdated'
}

/** The bill of a request that a payment is booked on: the one with `billingCode` or part of its joint code, else the open one. */
export async function billToSettle(
  tx: Db,
  requestId: number,
  billingCode: string,
): Promise<{ billId: number } | undefined> {
  const { rows } = await sql<{ billId: number }>`
    select o.bill_id as "billId" from bill o where o.request_id = ${requestId} and o.status in ('open', 'replaced')
     order by o.billing_code = ${billingCode} desc, exists (
       select from joint_bill j join joint_bill_part p using (joint_id) where j.billing_code = ${billingCode} and p.bill_id = o.bill_id) desc,
       o.status, o.bill_id desc limit 1`.execute(tx)
  return rows[0]
}

/** Marks a bill of a request paid by an officer's decision about an irregular payment. The request must be locked. */
export async function bookRequestPayment(
  tx: Db,
  { billId, requestId }: { billId: number; requestId: number },
  { ntpn, ntb, paidAt, now }: { ntpn: string; ntb: string; paidAt: Date; now: Date },
  jointCode: string | undefined,
): Promise<void> {
  await sql`update bill set status = 'replaced' where request_id = ${requestId} and status = 'open' and bill_id <> ${billId}`.execute(
    tx,
  )
  await sql`update bill set status = 'paid', ntpn = ${ntpn}, ntb = ${ntb}, paid_at = ${paidAt}, settled_at = ${now},
      joint_id = (select joint_id from joint_bill where billing_code = ${jointCode ?? null})
    where bill_id = ${billId}`.execute(tx)
}

/** The open bill of a request, which may have expired; a request has at most one. */
export function findOpenRequestBill(tx: Db, requestId: number) {
  return tables(tx)
    .selectFrom('bill')
    .select(['billId', 'billingCode', 'amount', 'validUntil'])
    .where('requestId', '=', requestId)
    .where('status', '=', 'open')
    .executeTakeFirst()
}

export interface NewRequestBill {
  requestId: number
  billingCode: string
  amount: number
  lines: readonly KeptLine[]
  issuedAt: Date
  validUntil: Date
  /** The bill it replaces. */
  replaces: number | null
}

/** Issues a bill of a request; the one it replaces is no longer open. */
export async function insertRequestBill(tx: Db, bill: NewRequestBill): Promise<void> {
  if (bill.replaces !== null)
    await tables(tx).updateTable('bill').set({ status: 'replaced' }).where('billId', '=', bill.replaces).execute()
  await tables(tx)
    .insertInto('bill')
    .values({ ...bill, lines: JSON.stringify(bill.lines), status: 'open' })
    .execute()
}

/** Bills of a person's request, newest first; undefined when the person has no such request. */
export async function listRequestBills(
  db: Db,
  ownerId: number,
  submissionNbr: string,
  language: Language,
): Promise<BillRow[] | undefined> {
  const found = await tables(db)
    .selectFrom('request as a')
    .innerJoin('bill as b', 'b.requestId', 'a.requestId')
    .innerJoin('appUser as u', 'u.userId', 'a.ownerId')
    .leftJoin('letter as l', 'l.requestId', 'a.requestId')
    .select(['l.letterId as receiptId', 'l.docNumber as receiptNbr'])
    .select([
      'b.billId',
      'a.submissionNbr',
      'u.fullName as ownerNames',
      'b.billingCode',
      'b.amount',
      'b.lines',
      'b.status',
    ])
    .select('a.kind')
    .select(['b.issuedAt', 'b.validUntil', 'b.ntpn', 'b.ntb', 'b.paidAt', heldNotices('request').as('notices')])
    .select((eb) => [
      eb
        .selectFrom('requestCase as c')
        .whereRef('c.requestId', '=', 'a.requestId')
        .select((of) => of.fn.countAll<number>().as('n'))
        .as('patents'),
    ])
    .where('a.submissionNbr', '=', submissionNbr)
    .where('a.ownerId', '=', ownerId)
    .orderBy('b.issuedAt', 'desc')
    .orderBy('b.billId', 'desc')
    .$narrowType<{ lines: KeptLine[] }>()
    .execute()
  const rows = found.map(({ patents, kind, ...bill }) => ({
    ...bill,
    applicationNumber: null,
    title: requestTitle(kind, Number(patents), language),
    reference: '',
    requestKind: kind,
  }))
  return rows.length > 0 ? rows : undefined
}

/** Title of a request on a bill: its kind, with the number of its cases. */
export function requestTitle(code: string, count: number, language: Language): string {
  const kind = findRequest(code)
  if (!kind || kind.madeAs === 'annuity') return say(language, 'annuities:bill.title', { count })
  const name = say(language, kind.text)
  return count === 1 ? name : say(language, 'requests:bill.title', { kind: name, count })
}

/** Closes the open bill of a cancelled request; a payment that arrives later waits for an officer. */
export async function closeRequestBills(tx: Db, requestId: number): Promise<void> {
  await tables(tx)
    .updateTable('bill')
    .set({ status: 'closed' })
    .where('requestId', '=', requestId)
    .where('status', '=', 'open')
    .execute()
}
