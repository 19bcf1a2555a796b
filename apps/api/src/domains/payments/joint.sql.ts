import { tables, type Db } from '@saki/db'
import { sql, type RawBuilder } from 'kysely'

import type { Notice } from './judgeNotice.ts'

/** A joint bill, read after the filings and requests of its parts were locked. */
export interface LockedJoint {
  jointId: number
  status: 'open' | 'paid' | 'replaced'
  amount: number
  issuedAt: Date
  validUntil: Date
  ntpn: string | null
  /** Whether every part can still be settled: neither paid, reopened, cancelled, numbered nor received. */
  whole: boolean
  ntpnElsewhere: boolean
  /** Bills of filings, in the order in which number series are locked. */
  billIds: number[]
  applicationIds: number[]
  requests: { requestId: number; submissionNbr: string; billId: number }[]
}

/**
 * Locks the filings, then the requests of a joint code, each in the order of their ids, then reads the joint bill. Undefined for a code that
 * is no joint code.
 */
export async function lockJoint(tx: Db, billingCode: string, ntpn: string): Promise<LockedJoint | undefined> {
  await sql`
    select from application a where a.application_id in (
      select b.application_id from joint_bill j join joint_bill_part p using (joint_id) join bill b using (bill_id)
       where j.billing_code = ${billingCode}) order by a.application_id for update`.execute(tx)
  await sql`
    select from request r where r.request_id in (
      select b.request_id from joint_bill j join joint_bill_part p using (joint_id) join bill b using (bill_id)
       where j.billing_code = ${billingCode}) order by r.request_id for update`.execute(tx)
  const found = await sql<LockedJoint>`
    select j.joint_id as "jointId", j.status, j.amount, j.issued_at as "issuedAt", j.valid_until as "validUntil", j.ntpn,
           bool_and(b.status in ('open', 'replaced') and a.reopened_at is null and a.application_number is null and r.received_at is null) as whole,
           exists (select from bill o where o.ntpn = ${ntpn} and o.joint_id is distinct from j.joint_id)
             or exists (select from joint_bill o where o.ntpn = ${ntpn} and o.joint_id <> j.joint_id) as "ntpnElsewhere",
           coalesce(array_agg(b.bill_id order by a.file_typ, a.file_seq, a.application_id) filter (where a.application_id is not null), '{}') as "billIds",
           coalesce(array_agg(a.application_id) filter (where a.application_id is not null), '{}') as "applicationIds",
           coalesce(json_agg(json_build_object('requestId', r.request_id, 'submissionNbr', r.submission_nbr, 'billId', b.bill_id) order by r.request_id)
             filter (where r.request_id is not null), '[]') as requests
      from joint_bill j join joint_bill_part p using (joint_id) join bill b using (bill_id)
      left join application a on a.application_id = b.application_id left join request r on r.request_id = b.request_id
     where j.billing_code = ${billingCode}
     group by j.joint_id`.execute(tx)
  return found.rows[0]
}

/**
 * Stores the notice and marks every part and the joint bill paid; newer bills of a part are replaced. `known`: the event was stored
 * before, nothing changed. `outdated`: not every part could be paid, so the caller must roll back.
 */
export async function markJointPaid(
  tx: Db,
  { jointId, billIds, applicationIds, requests }: LockedJoint,
  notice: Notice,
  now: Date,
): Promise<'paid' | 'known' | 'outdated'> {
  const { eventId, billingCode, amount, ntpn, ntb, paidAt } = notice
  const requestIds = requests.map(({ requestId }) => requestId)
  const all = [...billIds, ...requests.map(({ billId }) => billId)]
  const done = await sql<{ kept: boolean; paid: number; joint: boolean }>`
    with kept as (
      insert into payment_notice (event_id, billing_code, amount, ntpn, ntb, paid_at, received_at, outcome)
      values (${eventId}, ${billingCode}, ${amount}, ${ntpn}, ${ntb}, ${paidAt}, ${now}, 'settled')
      on conflict (event_id) do nothing returning 1
    ), newer as (
      update bill set status = 'replaced'
       where (application_id = any (${applicationIds}::bigint[]) or request_id = any (${requestIds}::bigint[])) and status = 'open'
         and not bill_id = any (${all}::bigint[]) and exists (select from kept)
    ), paid as (
      update bill set status = 'paid', ntpn = ${ntpn}, ntb = ${ntb}, paid_at = ${paidAt}, settled_at = ${now}, joint_id = ${jointId}
       where bill_id = any (${all}::bigint[]) and status in ('open', 'replaced') and exists (select from kept)
      returning 1
    ), jointly as (
      update joint_bill set status = 'paid', ntpn = ${ntpn}, ntb = ${ntb}, paid_at = ${paidAt}, settled_at = ${now}
       where joint_id = ${jointId} and status in ('open', 'replaced') and exists (select from kept)
      returning 1
    )
    select exists (select from kept) as kept, (select count(*)::int from paid) as paid, exists (select from jointly) as joint`.execute(
    tx,
  )
  const row = done.rows[0]
  if (!row?.kept) return 'known'
  return row.joint && row.paid === all.length ? 'paid' : 'outdated'
}

export interface BillToJoin {
  applicationId: number
  submissionNbr: string
}

/** Locks filings of a payer in the order of their ids. Filings of others are left out. */
export function lockFilings(tx: Db, ownerId: number, submissionNbrs: readonly string[]): Promise<BillToJoin[]> {
  return tables(tx)
    .selectFrom('application')
    .select(['applicationId', 'submissionNbr'])
    .where('ownerId', '=', ownerId)
    .where('submissionNbr', '=', (eb) => eb.fn.any(eb.val(submissionNbrs)))
    .orderBy('applicationId')
    .forUpdate()
    .execute()
}

/** An open joint bill over exactly these bills that is valid at `now`. */
export function findSameJoint(
  tx: Db,
  billIds: readonly number[],
  now: Date,
): Promise<{ billingCode: string; amount: number; validUntil: Date } | undefined> {
  const isSame: RawBuilder<boolean> = sql`(select array_agg(bill_id order by bill_id) from joint_bill_part p where p.joint_id = j.joint_id)
    = (select array_agg(bill_id order by bill_id) from unnest(${billIds}::bigint[]) as bill_id)`
  return tables(tx)
    .selectFrom('jointBill as j')
    .select(['j.billingCode', 'j.amount', 'j.validUntil'])
    .where('j.status', '=', 'open')
    .where('j.validUntil', '>', now)
    .where('j.jointId', 'in', (eb) =>
      eb
        .selectFrom('jointBillPart')
        .select('jointId')
        .where('billId', '=', billIds[0] ?? null),
    )
    .where(isSame)
    .executeTakeFirst()
}

/** Number of joint bills of a payer issued since `since`. Locks the payer's row, so that two requests at once are counted one after the other. */
export async function countJoints(tx: Db, ownerId: number, since: Date): Promise<number> {
  await tables(tx).selectFrom('appUser').select('userId').where('userId', '=', ownerId).forNoKeyUpdate().execute()
  const found = await tables(tx)
    .selectFrom('jointBill')
    .select((eb) => eb.fn.countAll<number>().as('issued'))
    .where('ownerId', '=', ownerId)
    .where('issuedAt', '>=', since)
    .executeTakeFirst()
  return found?.issued ?? 0
}

export interface NewJoint {
  ownerId: number
  codes: string[]
  billIds: number[]
  issuedAt: Date
  validUntil: Date
}

/** Issues a joint code over open bills and replaces open joint bills that share a part. Undefined when none of the codes is free. */
export async function insertJoint(tx: Db, j: NewJoint): Promise<{ billingCode: string; amount: number } | undefined> {
  await sql`
    update joint_bill set status = 'replaced'
     where status = 'open' and joint_id in (select joint_id from joint_bill_part where bill_id = any (${j.billIds}::bigint[]))`.execute(
    tx,
  )
  const made = await sql<{ billingCode: string; amount: number }>`
    with made as (
      insert into joint_bill (owner_id, billing_code, amount, status, issued_at, valid_until)
      select ${j.ownerId}, c.code, (select sum(amount) from bill where bill_id = any (${j.billIds}::bigint[])), 'open', ${j.issuedAt}, ${j.validUntil}
        from unnest(${j.codes}::text[]) with ordinality as c (code, at)
       where not exists (select from joint_bill where billing_code = c.code) and not billing_code_skipped(c.code) order by at limit 1
      returning joint_id, billing_code, amount
    ), parts as (
      insert into joint_bill_part (joint_id, bill_id) select joint_id, unnest(${j.billIds}::bigint[]) from made
    )
    select billing_code as "billingCode", amount from made`.execute(tx)
  return made.rows[0]
}

export interface JointPart {
  submissionNbr: string
  applicationNumber: string | null
  title: string
  reference: string
  amount: number
  /** Kind of a request, whose title is made of it and of the number of its cases; null for a filing. */
  kind: string | null
  cases: number
}

export interface JointRow {
  billingCode: string
  amount: number
  status: 'open' | 'paid' | 'replaced'
  issuedAt: Date
  validUntil: Date
  paidAt: Date | null
  ntpn: string | null
  whole: boolean
  parts: JointPart[]
}

/** Joint bills of a payer issued since `since`, newest first, at most 100. */
export function listJoints(db: Db, ownerId: number, since: Date): Promise<JointRow[]> {
  const parts: RawBuilder<JointRow['parts']> =
    sql`json_agg(json_build_object('submissionNbr', coalesce(a.submission_nbr, r.submission_nbr),
    'applicationNumber', a.application_number, 'title', coalesce(a.title, ''), 'reference', coalesce(a.reference, ''), 'amount', b.amount, 'kind', r.kind,
    'cases', (select count(*) from request_case c where c.request_id = r.request_id)) order by a.application_id, r.request_id)`
  return tables(db)
    .selectFrom('jointBill as j')
    .innerJoin('jointBillPart as p', 'p.jointId', 'j.jointId')
    .innerJoin('bill as b', 'b.billId', 'p.billId')
    .leftJoin('application as a', 'a.applicationId', 'b.applicationId')
    .leftJoin('request as r', 'r.requestId', 'b.requestId')
    .select(['j.billingCode', 'j.amount', 'j.status', 'j.issuedAt', 'j.validUntil', 'j.paidAt', 'j.ntpn'])
    .select((eb) => [eb.fn<boolean>('bool_and', [eb('b.status', '=', 'open')]).as('whole'), parts.as('parts')])
    .where('j.ownerId', '=', ownerId)
    .where('j.issuedAt', '>=', since)
    .groupBy('j.jointId')
    .orderBy('j.issuedAt', 'desc')
    .orderBy('j.jointId', 'desc')
    .limit(100)
    .execute()
}

/** A joint bill for the demonstration treasury's inquiry. */
export function findJointByCode(db: Db, billingCode: string) {
  return tables(db)
    .selectFrom('jointBill')
    .select(['billingCode', 'amount', 'validUntil', 'status'])
    .where('billingCode', '=', billingCode)
    .executeTakeFirst()
}
