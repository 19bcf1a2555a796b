import type { PaymentTrouble } from '@saki/contracts/officePayments'
import { tables, type Db } from '@saki/db'
import { sql } from 'kysely'

import type { ExceptionDecision } from './exceptions.sql.ts'

/** Locks filings in the order of their ids, as everywhere, so that transactions cannot deadlock. */
export async function lockSubmissions(tx: Db, submissionNbrs: readonly string[]): Promise<void> {
  await sql`select from application where submission_nbr = any (${submissionNbrs}::text[]) order by application_id for update`.execute(
    tx,
  )
}

export interface BillToSettle {
  applicationId: number
  billId: number
  billingCode: string
  /** When the filing was submitted and its first bill issued. */
  submittedAt: Date
}

/**
 * The bill of each filing that a payment is booked on: the one with `billingCode` or part of its joint code, else the open one. Ordered
 * by number series.
 */
export async function billsToSettle(
  tx: Db,
  submissionNbrs: readonly string[],
  billingCode: string,
): Promise<BillToSettle[]> {
  const { rows } = await sql<BillToSettle>`
    select a.application_id as "applicationId", a.submitted_at as "submittedAt", b.bill_id as "billId", b.billing_code as "billingCode"
      from application a join lateral (
        select bill_id, billing_code from bill o where o.application_id = a.application_id and o.status in ('open', 'replaced')
         order by o.billing_code = ${billingCode} desc, exists (
           select from joint_bill j join joint_bill_part p using (joint_id) where j.billing_code = ${billingCode} and p.bill_id = o.bill_id) desc,
           o.status, o.bill_id desc limit 1) b on true
     where a.submission_nbr = any (${submissionNbrs}::text[]) and a.application_number is null and a.reopened_at is null
     order by a.file_typ, a.file_seq, a.application_id`.execute(tx)
  return rows
}

/** Whether this state receipt number (NTPN) already settled a bill; one payment must not count twice. */
export async function isReceiptUsed(tx: Db, ntpn: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from bill where ntpn = ${ntpn} union all select 1 from joint_bill where ntpn = ${ntpn} limit 1`.execute(tx)
  return rows.length > 0
}

export interface BookedPayment {
  ntpn: string
  ntb: string
  paidAt: Date
  now: Date
}

/** Marks the bill paid and replaces the filing's other open bill, so that it cannot be paid too. The filing must be locked. */
export async function bookPayment(
  tx: Db,
  { applicationId, billId }: BillToSettle,
  { ntpn, ntb, paidAt, now }: BookedPayment,
  jointCode: string | undefined,
): Promise<void> {
  await sql`update bill set status = 'replaced' where application_id = ${applicationId} and status = 'open' and bill_id <> ${billId}`.execute(
    tx,
  )
  await sql`update bill set status = 'paid', ntpn = ${ntpn}, ntb = ${ntb}, paid_at = ${paidAt}, settled_at = ${now},
      joint_id = (select joint_id from joint_bill where billing_code = ${jointCode ?? null})
    where bill_id = ${billId}`.execute(tx)
}

/** Marks a joint bill paid. Its single bills are booked by `bookPayment`. */
export async function bookJointPayment(tx: Db, code: string, { ntpn, ntb, paidAt, now }: BookedPayment): Promise<void> {
  await sql`update joint_bill set status = 'paid', ntpn = ${ntpn}, ntb = ${ntb}, paid_at = ${paidAt}, settled_at = ${now}
    where billing_code = ${code}`.execute(tx)
}

export interface NewDecision {
  eventId: string
  decision: ExceptionDecision['decision']
  trouble: PaymentTrouble
  submissionNbr: string | undefined
  restAmount: number
  refundAmount: number
  reason: string
  officerId: number
  now: Date
}

/** Stores a decision. False when the notice was decided before. */
export async function insertDecision(tx: Db, d: NewDecision): Promise<boolean> {
  const { rows } = await sql`
    insert into payment_decision (event_id, decision, trouble, application_id, request_id, rest_amount, refund_amount, reason, decided_at, decided_by)
    values (${d.eventId}, ${d.decision}, ${d.trouble}, (select application_id from application where submission_nbr = ${d.submissionNbr ?? null}),
            (select request_id from request where submission_nbr = ${d.submissionNbr ?? null}), ${d.restAmount}, ${d.refundAmount}, ${d.reason}, ${d.now}, ${d.officerId})
    on conflict (event_id) do nothing returning 1`.execute(tx)
  return rows.length === 1
}

/** Sum of the partial payments already counted for a filing, in rupiah. */
export async function paidInParts(tx: Db, applicationId: number): Promise<number> {
  const { paid } = await tables(tx)
    .selectFrom('paymentDecision as d')
    .innerJoin('paymentNotice as n', 'n.eventId', 'd.eventId')
    .select((eb) => eb.fn.coalesce(eb.fn.sum('n.amount'), eb.lit(0)).as('paid'))
    .where('d.applicationId', '=', applicationId)
    .where('d.decision', '=', 'rest_asked')
    .executeTakeFirstOrThrow()
  return Number(paid)
}

export interface Payer {
  ownerId: number
  email: string
  locale: 'id' | 'en' | 'ar'
  fullName: string
  title: string
  /** Nobody logs in, and nothing is mailed. */
  isClosed: boolean
}

/** The owner of a filing or request, for mails about its payment. */
export async function findPayer(tx: Db, submissionNbr: string): Promise<Payer | undefined> {
  const asked = await tables(tx)
    .selectFrom('request as r')
    .innerJoin('appUser as u', 'u.userId', 'r.ownerId')
    .select(['r.ownerId', 'u.email', 'u.locale', 'u.fullName', 'r.submissionNbr as title'])
    .select((eb) => eb('u.status', '=', 'closed').$castTo<boolean>().as('isClosed'))
    .where('r.submissionNbr', '=', submissionNbr)
    .executeTakeFirst()
  if (asked) return asked
  return tables(tx)
    .selectFrom('application as a')
    .innerJoin('appUser as u', 'u.userId', 'a.ownerId')
    .select(['a.ownerId', 'u.email', 'u.locale', 'u.fullName', 'a.title'])
    .select((eb) => eb('u.status', '=', 'closed').$castTo<boolean>().as('isClosed'))
    .where('a.submissionNbr', '=', submissionNbr)
    .executeTakeFirst()
}

export interface PayerOfCode {
  ownerId: number
  email: string
  locale: 'id' | 'en' | 'ar'
  fullName: string
  /** The filing or request; of a joint code its first filing. */
  submissionNbr: string
  /** Amount of the code, in rupiah. */
  billed: number
}

/** The person who ordered a billing code; none for an unknown code. */
export async function findPayersOfCode(tx: Db, billingCode: string): Promise<PayerOfCode[]> {
  const { rows } = await sql<PayerOfCode>`
    with code as (
      select coalesce(a.owner_id, r.owner_id) as owner_id, coalesce(a.submission_nbr, r.submission_nbr) as submission_nbr, b.amount
        from bill b left join application a using (application_id) left join request r on r.request_id = b.request_id
       where b.billing_code = ${billingCode}
      union all
      select j.owner_id, (select min(coalesce(a.submission_nbr, r.submission_nbr)) from joint_bill_part p join bill b using (bill_id)
                            left join application a on a.application_id = b.application_id left join request r on r.request_id = b.request_id
                           where p.joint_id = j.joint_id), j.amount
        from joint_bill j where j.billing_code = ${billingCode}
    )
    select u.user_id as "ownerId", u.email, u.locale, u.full_name as "fullName", c.submission_nbr as "submissionNbr", c.amount as billed
      from code c join app_user u on u.user_id = c.owner_id`.execute(tx)
  return rows
}
