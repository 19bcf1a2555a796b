import { tables, type Db } from '@saki/db'
import type { CaseRef } from '@saki/domain/ids/caseRef'
import { sql, type RawBuilder } from 'kysely'

import type { KeptLine } from './fees.ts'
import type { NoticeOutcome } from './judgeNotice.ts'
import { openableProof } from './refunds.sql.ts'

export interface BillRow {
  billId: number
  applicationNumber: string | null
  submissionNbr: string
  title: string
  reference: string
  ownerNames: string
  billingCode: string
  amount: number
  lines: KeptLine[]
  status: 'open' | 'paid' | 'replaced' | 'closed'
  issuedAt: Date
  validUntil: Date
  ntpn: string | null
  ntb: string | null
  paidAt: Date | null
  receiptId: string | null
  receiptNbr: string | null
  notices: HeldNotice[]
  /** Kind of the request whose bill it is; absent for a filing. */
  requestKind?: string
}

/** A payment that did not settle its bill, with the officer's decision. */
export interface HeldNotice {
  paidAt: string
  amount: number
  ntpn: string
  outcome: NoticeOutcome
  decision: 'accepted' | 'rest_asked' | 'refund_due' | 'ignored' | null
  restAmount: number
  refundAmount: number
  reason: string
  /** How the refund was paid out; null before. */
  paidBack: { paidOn: string; reference: string; proofId: string | null } | null
}

/**
 * Irregular notices of bill `b` of the filing or request `a`: by its code, by a joint code it is part of, or by a code an officer linked to
 * it (shown at its newest bill). Ignored notices were no payments and are left out.
 */
export const heldNotices = (of: 'application' | 'request'): RawBuilder<HeldNotice[]> => sql`(
  select coalesce(json_agg(json_build_object('paidAt', n.paid_at, 'amount', n.amount, 'ntpn', n.ntpn, 'outcome', n.outcome, 'decision', d.decision,
                    'restAmount', coalesce(d.rest_amount, 0), 'refundAmount', coalesce(d.refund_amount, 0), 'reason', coalesce(d.reason, ''),
                    'paidBack', (select json_build_object('paidOn', r.paid_on, 'reference', r.reference, 'proofId', ${openableProof}) from refund_payment r where r.event_id = n.event_id))
                    order by n.paid_at desc), '[]')
    from (
      select event_id from payment_notice where billing_code = b.billing_code
       union select event_id from payment_notice where billing_code in (
         select j.billing_code from joint_bill j join joint_bill_part p using (joint_id) where p.bill_id = b.bill_id)
       union select event_id from payment_decision where ${sql.ref(`${of}_id`)} = ${sql.ref(`a.${of}_id`)}
         and b.bill_id = (select max(bill_id) from bill where ${sql.ref(`${of}_id`)} = ${sql.ref(`a.${of}_id`)})
    ) named join payment_notice n using (event_id) left join payment_decision d using (event_id)
   where n.outcome not in ('settled', 'repeated') and d.decision is distinct from 'ignored')`

/** Bills of a case of this owner, newest first; undefined when the owner has no such case. */
export async function listBills(db: Db, ownerId: number, ref: CaseRef): Promise<BillRow[] | undefined> {
  const which: RawBuilder<boolean> =
    ref.kind === 'number'
      ? sql`a.application_number = ${ref.applicationNumber}`
      : sql`a.submission_nbr = ${ref.submissionNbr}`
  const found = await tables(db)
    .selectFrom('application as a')
    .innerJoin('bill as b', 'b.applicationId', 'a.applicationId')
    .leftJoin('officeDocument as r', (join) =>
      join.onRef('r.applicationId', '=', 'a.applicationId').on('r.docTyp', '=', 'TT'),
    )
    .select(['b.billId', 'a.applicationNumber', 'a.submissionNbr', 'a.title', 'a.reference', 'a.ownerNames'])
    .select(['b.billingCode', 'b.amount', 'b.lines', 'b.status', 'b.issuedAt', 'b.validUntil', 'b.ntpn', 'b.ntb'])
    .select(['b.paidAt', 'r.docId as receiptId', 'r.docNumber as receiptNbr', heldNotices('application').as('notices')])
    .where(which)
    .where('a.ownerId', '=', ownerId)
    .orderBy('b.issuedAt', 'desc')
    .orderBy('b.billId', 'desc')
    .$narrowType<{ lines: KeptLine[] }>()
    .execute()
  // Every filing has a bill, so no rows means no such case.
  return found.length > 0 ? found : undefined
}

export interface FilingToBill {
  applicationId: number
  formTyp: string
  payerCategory: string
  data: Record<string, unknown>
  reopened: boolean
  numbered: boolean
}

/** Locks a filing of this owner before its bills are changed. */
export function lockFiling(tx: Db, ownerId: number, submissionNbr: string): Promise<FilingToBill | undefined> {
  return tables(tx)
    .selectFrom('application')
    .select(['applicationId', 'formTyp', 'payerCategory', 'snapshot as data'])
    .select((eb) => [
      eb('reopenedAt', 'is not', null).$castTo<boolean>().as('reopened'),
      eb('applicationNumber', 'is not', null).$castTo<boolean>().as('numbered'),
    ])
    .where('submissionNbr', '=', submissionNbr)
    .where('ownerId', '=', ownerId)
    .forUpdate()
    .$narrowType<{ data: Record<string, unknown> }>()
    .executeTakeFirst()
}

export interface OpenBill {
  billId: number
  billingCode: string
  amount: number
  validUntil: Date
}

/** The open bill of a filing, which may have expired; a filing has at most one. */
export function findOpenBill(tx: Db, applicationId: number): Promise<OpenBill | undefined> {
  return tables(tx)
    .selectFrom('bill')
    .select(['billId', 'billingCode', 'amount', 'validUntil'])
    .where('applicationId', '=', applicationId)
    .where('status', '=', 'open')
    .executeTakeFirst()
}

export interface NewBill {
  applicationId: number
  billingCode: string
  amount: number
  lines: KeptLine[]
  issuedAt: Date
  validUntil: Date
}

/** Marks the open bill replaced and inserts its successor. The filing must be locked. */
export async function replaceBill(tx: Db, old: number, bill: NewBill): Promise<void> {
  await setOpenBill(tx, old, 'replaced')
  await tables(tx)
    .insertInto('bill')
    .values({ ...bill, lines: JSON.stringify(bill.lines), status: 'open', replaces: old })
    .execute()
}

/** Closes the open bill of a filing for good. */
export function closeBill(tx: Db, billId: number): Promise<void> {
  return setOpenBill(tx, billId, 'closed')
}

async function setOpenBill(tx: Db, billId: number, status: 'replaced' | 'closed'): Promise<void> {
  await tables(tx)
    .updateTable('bill')
    .set({ status })
    .where('billId', '=', billId)
    .where('status', '=', 'open')
    .execute()
}

/** The first of the codes that is free and not skipped; undefined when there is none. */
export async function findFreeCode(tx: Db, codes: string[]): Promise<string | undefined> {
  const found = await sql<{ code: string }>`
    select code from unnest(${codes}::text[]) with ordinality as c (code, at)
     where not exists (select from bill where billing_code = code) and not billing_code_skipped(code) order by at limit 1`.execute(
    tx,
  )
  return found.rows[0]?.code
}

/** A bill for the demonstration treasury's inquiry. */
export function findBillByCode(db: Db, billingCode: string) {
  return tables(db)
    .selectFrom('bill')
    .select(['billingCode', 'amount', 'validUntil', 'status'])
    .where('billingCode', '=', billingCode)
    .executeTakeFirst()
}
