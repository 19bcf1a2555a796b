import { rights } from '@saki/catalogue'
import { commitWith, type Db, prepared, tables } from '@saki/db'
import { sql } from 'kysely'

import type { Notice, NoticeOutcome } from './judgeNotice.ts'

/** A filing with the bill of a code, read when the filing was locked. */
export interface LockedBill {
  applicationId: number
  ownerId: number
  submissionNbr: string
  formTyp: string
  formVersion: number
  applTyp: string
  fileTyp: string
  fileSeq: string
  applicationNumber: string | null
  idempotencyKey: string
  title: string
  documents: string[]
  /** Keys of the actions the applicant took with the filing, such as the request for examination of a patent. */
  filedActions: string[]
  email: string
  locale: 'id' | 'en' | 'ar'
  fullName: string
  reopened: boolean
  billId: number
  status: 'open' | 'paid' | 'replaced' | 'closed'
  amount: number
  ntpn: string | null
  issuedAt: Date
  validUntil: Date
  otherPaid: boolean
  ntpnElsewhere: boolean
}

/** Actions that can be taken with a filing, of every right, as columns. */
const withFiling = rights.flatMap(({ id, filedActions = [] }) =>
  filedActions.map((filed) => ({ ...filed, applTyp: id })),
)
const [filedAs, filedAction, filedSection, filedField] = [
  withFiling.map(({ applTyp }) => applTyp),
  withFiling.map(({ action }) => action),
  withFiling.map(({ section }) => section),
  withFiling.map(({ field }) => field),
]

const lockedColumns = sql`
  a.application_id as "applicationId", a.owner_id as "ownerId", a.submission_nbr as "submissionNbr",
  a.form_typ as "formTyp", a.form_version as "formVersion", a.appl_typ as "applTyp", a.file_typ as "fileTyp", a.file_seq as "fileSeq", a.application_number as "applicationNumber",
  a.idempotency_key as "idempotencyKey", a.title, a.reopened_at is not null as reopened,
  jsonb_path_query_array(a.snapshot, '$.FILES[*].SHA256') as documents,
  array(select f.action from unnest(${filedAs}::text[], ${filedAction}::text[], ${filedSection}::text[], ${filedField}::text[]) f(appl_typ, action, section, field)
         where f.appl_typ = a.appl_typ and a.snapshot -> f.section ->> f.field = 'Y') as "filedActions",
  u.email, u.locale, u.full_name as "fullName",
  b.bill_id as "billId", b.status, b.amount, b.ntpn, b.issued_at as "issuedAt", b.valid_until as "validUntil",
  exists (select from bill o where o.application_id = a.application_id and o.status = 'paid' and o.bill_id <> b.bill_id) as "otherPaid"`

/**
 * Locks the filing a code belongs to and reads its bill. After waiting for the lock the bill may be outdated; `markPaid` therefore
 * checks the expected status, and the caller starts again when it differs.
 */
export async function lockBill(tx: Db, billingCode: string, ntpn: string): Promise<LockedBill | undefined> {
  const found = await sql<LockedBill>`${prepared}
    select ${lockedColumns}, exists (select from bill o where o.ntpn = ${ntpn} and o.bill_id <> b.bill_id) as "ntpnElsewhere"
      from bill b join application a using (application_id) join app_user u on u.user_id = a.owner_id
     where b.billing_code = ${billingCode}
       for update of a`.execute(tx)
  return found.rows[0]
}

/** The bill of a filing that this transaction made or locked. */
export async function getOwnBill(tx: Db, billId: number): Promise<LockedBill> {
  const found = await sql<LockedBill>`
    select ${lockedColumns}, false as "ntpnElsewhere"
      from bill b join application a using (application_id) join app_user u on u.user_id = a.owner_id
     where b.bill_id = ${billId}`.execute(tx)
  const row = found.rows[0]
  if (!row) throw new Error(`no bill ${billId}`)
  return row
}

export interface StoredNotice {
  outcome: NoticeOutcome
  same: boolean
}

/** The stored outcome of an event received before; `same` is false when its contents differed. */
export async function findNotice(tx: Db, notice: Notice): Promise<StoredNotice | undefined> {
  const found = await sql<StoredNotice>`${prepared}
    select outcome, billing_code = ${notice.billingCode} and amount = ${notice.amount} and ntpn = ${notice.ntpn}
           and paid_at = ${notice.paidAt} as same
      from payment_notice where event_id = ${notice.eventId}`.execute(tx)
  return found.rows[0]
}

/** Stores a notice. False when the event was stored before. */
export async function insertNotice(tx: Db, notice: Notice, outcome: NoticeOutcome, now: Date): Promise<boolean> {
  const kept = await sql`${prepared}
    insert into payment_notice (event_id, billing_code, amount, ntpn, ntb, paid_at, received_at, outcome)
    values (${notice.eventId}, ${notice.billingCode}, ${notice.amount}, ${notice.ntpn}, ${notice.ntb}, ${notice.paidAt}, ${now}, ${outcome})
    on conflict (event_id) do nothing returning 1`.execute(tx)
  return kept.rows.length === 1
}

/**
 * Stores the notice as settled and marks the bill paid. `known`: the event was stored before, nothing changed. `outdated`: the bill's
 * status is not the expected one, so the caller must roll back. Another open bill of the filing is replaced, so that it cannot be paid.
 */
export async function markPaid(
  tx: Db,
  bill: LockedBill,
  notice: Notice,
  now: Date,
): Promise<'paid' | 'known' | 'outdated'> {
  const done = await sql<{ kept: boolean; paid: boolean }>`${prepared}
    with kept as (
      insert into payment_notice (event_id, billing_code, amount, ntpn, ntb, paid_at, received_at, outcome)
      values (${notice.eventId}, ${notice.billingCode}, ${notice.amount}, ${notice.ntpn}, ${notice.ntb}, ${notice.paidAt}, ${now}, 'settled')
      on conflict (event_id) do nothing returning 1
    ), newer as (
      update bill set status = 'replaced'
       where application_id = ${bill.applicationId} and status = 'open' and bill_id <> ${bill.billId} and exists (select from kept)
    ), paid as (
      update bill set status = 'paid', ntpn = ${notice.ntpn}, ntb = ${notice.ntb}, paid_at = ${notice.paidAt}, settled_at = ${now}
       where bill_id = ${bill.billId} and status = ${bill.status} and status in ('open', 'replaced') and exists (select from kept)
      returning 1
    )
    select exists (select from kept) as kept, exists (select from paid) as paid`.execute(tx)
  const row = done.rows[0]
  if (!row?.kept) return 'known'
  return row.paid ? 'paid' : 'outdated'
}

/** Sets the law of a filing whose filing date is before the current law. */
export async function setLawCode(tx: Db, applicationId: number, lawCode: string): Promise<void> {
  await tables(tx)
    .updateTable('application')
    .set({ lawCode: lawCode })
    .where('applicationId', '=', applicationId)
    .execute()
}

/** Marks a bill of zero rupiah paid, without the treasury. */
export async function markFree(tx: Db, billId: number, now: Date): Promise<void> {
  await sql`update bill set status = 'paid', paid_at = ${now}, settled_at = ${now} where bill_id = ${billId} and amount = 0`.execute(
    tx,
  )
}

export interface Numbering {
  bill: LockedBill
  filingDate: string
  /** Digits of the running number of the file type. */
  width: number
  now: Date
  /** Canonical JSON of the log entry with the placeholders NUMBER_MARK and INSTANT_MARK. */
  entry: string
  mail: { mailId: string; kind: string; subject: string; body: string }
}

/** Issues the number in a transaction that continues; the row of the series stays locked until its commit. */
export async function issueNumber(tx: Db, n: Numbering): Promise<string> {
  const issued = await numberingOf(n).execute(tx)
  const applicationNumber = issued.rows[0]?.applicationNumber
  if (applicationNumber === undefined) throw new Error(`application ${n.bill.applicationId} got no number`)
  return applicationNumber
}

/** Issues the number and commits in one message to the database, so that the row of the series is not locked during a round trip. */
export function issueNumberAndCommit(tx: Db, n: Numbering): Promise<void> {
  return commitWith(tx, numberingOf(n))
}

/** The number of an application. Throws an Error when it has none. */
export async function getNumber(db: Db, applicationId: number): Promise<string> {
  const found = await sql<{ applicationNumber: string | null }>`${prepared}
    select application_number as "applicationNumber" from application where application_id = ${applicationId}`.execute(
    db,
  )
  const applicationNumber = found.rows[0]?.applicationNumber
  if (!applicationNumber) throw new Error(`application ${applicationId} has no number`)
  return applicationNumber
}

/** The statement that issues a number; it must be the last of its transaction. Fails with 55000 when there is a number already, or the filing was taken back. */
function numberingOf({ bill, filingDate, width, now, entry, mail }: Numbering) {
  return sql<{ applicationNumber: string }>`${prepared}
    select issue_number(${bill.applicationId}, ${bill.fileTyp}, ${bill.fileSeq}, ${filingDate}, ${width}, ${now}, ${entry},
                        ${mail.mailId}, ${bill.ownerId}, ${bill.email}, ${mail.kind}, ${mail.subject}, ${mail.body}) as "applicationNumber"`
}
