import type { PaymentTrouble } from '@saki/contracts/officePayments'
import type { Db } from '@saki/db'
import { sql } from 'kysely'

import { containsWords } from '../../plainWords.sql.ts'
import type { NoticeOutcome } from './judgeNotice.ts'
import { formerScans, type ReplacedScan } from '../documents/scanReplacement.sql.ts'
import { openableProof, presentProof } from './refunds.sql.ts'

export interface NoticeFiling {
  submissionNbr: string
  applicationNumber: string | null
  title: string
  ownerNames: string
  payerEmail: string
  amount: number
  isOpen: boolean
  /** Of a request its kind and the number of its cases; absent for a filing. */
  request?: { kind: string; cases: number }
}

export interface ExceptionDecision {
  decision: 'accepted' | 'rest_asked' | 'refund_due' | 'ignored'
  restAmount: number
  refundAmount: number
  reason: string
  decidedAt: Date
  decidedBy: string
  /** How the refund was paid out; null before, and without a refund. */
  paidBack: {
    paidOn: string
    amount: number
    reference: string
    madeBy: string
    proofId: string | null
    isInfected: boolean
    /** Proofs that were replaced, oldest first. */
    formerProofs: ReplacedScan[]
  } | null
}

export interface ExceptionRow {
  eventId: string
  trouble: PaymentTrouble
  outcome: NoticeOutcome
  billingCode: string
  amount: number
  expected: number | null
  ntpn: string
  ntb: string
  paidAt: Date
  receivedAt: Date
  /** When the filing was submitted; the first of several. */
  submittedAt: Date | null
  validUntil: Date | null
  isJoint: boolean
  /** The code is of a request; `filings` has one row for it. */
  isRequest: boolean
  filings: NoticeFiling[]
  decision: ExceptionDecision | null
}

/** A filing as JSON. `amount`: the lower of the bill named and the open bill, which is lower after a partial payment. */
const filingJson = sql`json_build_object('submissionNbr', a.submission_nbr, 'applicationNumber', a.application_number, 'title', a.title, 'ownerNames', a.owner_names,
  'payerEmail', u.email, 'isOpen', a.application_number is null and a.reopened_at is null,
  'amount', least(b.amount, (select o.amount from bill o where o.application_id = a.application_id and o.status = 'open')))`

/** A request as JSON; its title is made from its kind and the number of its cases. */
const requestJson = sql`json_build_object('submissionNbr', r.submission_nbr, 'applicationNumber', null, 'title', '', 'ownerNames', u.full_name,
  'payerEmail', u.email, 'isOpen', r.received_at is null and exists (select from bill o where o.request_id = r.request_id and o.status = 'open'), 'request', json_build_object('kind', r.kind, 'cases', (select count(*) from request_case c where c.request_id = r.request_id)),
  'amount', least(b.amount, (select o.amount from bill o where o.request_id = r.request_id and o.status = 'open')))`

/**
 * Irregular notices with their filings, found by the code named or the filing an officer linked. `trouble` of an open notice is judged
 * when it is read, because the officer decides on the present bills: DOUBLE or CLOSED when its filing was paid or reopened after the
 * notice. The decision locks the filings, reads it again and records it; a decided notice keeps that.
 */
const exceptions = sql`(
  select n.event_id as "eventId", n.outcome, n.billing_code as "billingCode", n.amount, n.ntpn, n.ntb, n.paid_at as "paidAt",
         n.received_at as "receivedAt", coalesce(f.expected, g.expected, q.expected) as expected,
         coalesce(f.submitted_at, g.submitted_at, q.submitted_at) as "submittedAt",
         coalesce(f.valid_until, g.valid_until, q.valid_until) as "validUntil", g.filings is not null as "isJoint", q.filings is not null as "isRequest",
         coalesce(f.filings, g.filings, q.filings, l.filings, '[]') as filings,
         case when d.event_id is not null then json_build_object('decision', d.decision, 'restAmount', d.rest_amount,
           'refundAmount', d.refund_amount, 'reason', d.reason, 'decidedAt', d.decided_at, 'decidedBy', w.full_name,
           'paidBack', (select json_build_object('paidOn', r.paid_on, 'amount', r.amount, 'reference', r.reference, 'madeBy', o.full_name, 'proofId', ${openableProof},
             'isInfected', exists (select from stored_file f where f.file_id = ${presentProof} and f.scan_state = 'infected'),
             'formerProofs', ${formerScans(sql`s.refund_event_id = r.event_id`)})
                          from refund_payment r join app_user o on o.user_id = r.made_by where r.event_id = d.event_id)) end as decision,
         d.decided_at, d.refund_amount > 0 and not exists (select from refund_payment r where r.event_id = d.event_id) as to_refund,
         case when d.trouble is not null then d.trouble
              when n.outcome = 'unknown_code' then 'UNKNOWN' when n.outcome = 'ntpn_used' then 'NTPN_USED'
              when coalesce(f.paid, g.paid, q.paid) then 'DOUBLE'
              when n.outcome = 'closed_code' or coalesce(f.gone, g.gone) then 'CLOSED'
              when n.outcome = 'late' then 'LATE' when n.outcome = 'wrong_time' then 'WRONG_TIME'
              when n.amount < coalesce(f.expected, g.expected, q.expected) then 'SHORT' else 'OVER' end as trouble
    from payment_notice n
    left join payment_decision d using (event_id)
    left join app_user w on w.user_id = d.decided_by
    left join lateral (
      select least(b.amount, (select o.amount from bill o where o.application_id = a.application_id and o.status = 'open')) as expected,
             a.submitted_at, b.valid_until, a.application_number is not null as paid, a.reopened_at is not null as gone, json_build_array(${filingJson}) as filings
        from bill b join application a using (application_id) join app_user u on u.user_id = a.owner_id
       where b.billing_code = n.billing_code) f on true
    left join lateral (
      select j.amount as expected, min(coalesce(a.submitted_at, r.submitted_at)) as submitted_at, j.valid_until,
             bool_or(a.application_number is not null or r.received_at is not null) as paid, bool_or(a.reopened_at is not null or b.status = 'closed') as gone,
             json_agg(case when r.request_id is null then ${filingJson} else ${requestJson} end order by a.application_id, r.request_id) as filings
        from joint_bill j join joint_bill_part p using (joint_id) join bill b using (bill_id)
        left join application a on a.application_id = b.application_id left join request r on r.request_id = b.request_id
        join app_user u on u.user_id = j.owner_id
       where j.billing_code = n.billing_code group by j.joint_id) g on true
    left join lateral (
      select least(b.amount, (select o.amount from bill o where o.request_id = r.request_id and o.status = 'open')) as expected,
             r.submitted_at, b.valid_until, r.received_at is not null as paid, json_build_array(${requestJson}) as filings
        from bill b join request r using (request_id) join app_user u on u.user_id = r.owner_id
       where b.billing_code = n.billing_code) q on true
    left join lateral (
      select json_build_array(${filingJson}) as filings
        from application a join app_user u on u.user_id = a.owner_id
        join lateral (select amount from bill where application_id = a.application_id order by bill_id desc limit 1) b on true
       where n.outcome = 'unknown_code' and a.application_id = d.application_id) l on true
   where n.outcome not in ('settled', 'repeated')) x`

export interface ExceptionFilter {
  state: 'open' | 'refunds' | 'decided'
  trouble?: PaymentTrouble
  words?: string
}

/** What words are searched in: the codes of the notice, and each filing's numbers, title, applicants and e-mail of the payer. */
const noticeTexts = [
  sql`x."billingCode"`,
  sql`x.ntpn`,
  sql`(select string_agg(concat_ws(chr(10), f->>'submissionNbr', f->>'applicationNumber', f->>'title', f->>'ownerNames', f->>'payerEmail'), chr(10))
         from json_array_elements(x.filings) f)`,
]

function conditions({ state, trouble, words }: ExceptionFilter) {
  const parts = [
    { open: sql`x.decision is null`, refunds: sql`x.to_refund`, decided: sql`x.decision is not null` }[state],
  ]
  if (trouble) parts.push(sql`x.trouble = ${trouble}`)
  if (words?.trim()) parts.push(containsWords(noticeTexts, words))
  return sql.join(parts, sql` and `)
}

/** Irregular notices: open ones oldest first, decided ones newest decision first. For officers. */
export async function listExceptions(
  db: Db,
  filter: ExceptionFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<ExceptionRow[]> {
  const order = {
    open: sql`x."receivedAt", x."eventId"`,
    refunds: sql`x.decided_at, x."eventId"`,
    decided: sql`x.decided_at desc, x."eventId"`,
  }[filter.state]
  const { rows } = await sql<ExceptionRow>`
    select x.* from ${exceptions} where ${conditions(filter)} order by ${order} limit ${limit} offset ${offset}`.execute(
    db,
  )
  return rows
}

/** Number of irregular notices that match the filter. */
export async function countExceptions(db: Db, filter: ExceptionFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${exceptions} where ${conditions(filter)}`.execute(db)
  return rows[0]?.total ?? 0
}

/** The irregular notice of an event, open or decided. */
export async function findException(db: Db, eventId: string): Promise<ExceptionRow | undefined> {
  const { rows } = await sql<ExceptionRow>`select x.* from ${exceptions} where x."eventId" = ${eventId}`.execute(db)
  return rows[0]
}

/** The filing with this submission number, application number or billing code, in any state. */
export async function findFilingByCode(db: Db, ref: string): Promise<NoticeFiling | undefined> {
  const { rows } = await sql<{ filing: NoticeFiling }>`
    select ${filingJson} as filing from application a join app_user u on u.user_id = a.owner_id
      join lateral (select amount from bill where application_id = a.application_id order by bill_id desc limit 1) b on true
     where a.submission_nbr = ${ref} or a.application_number = ${ref}
        or a.application_id = (select application_id from bill where billing_code = ${ref})`.execute(db)
  return rows[0]?.filing
}
