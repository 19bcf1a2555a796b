import { tables, type Db } from '@saki/db'
import { sql, type RawBuilder } from 'kysely'

import type { AnnuitiesAsked } from '../requests/request.sql.ts'

export interface NewRequest {
  kind: string
  ownerId: number
  /** Year of the submission number. */
  year: number
  now: Date
  cases: readonly { applicationId: number; detail: AnnuitiesAsked }[]
}

/** Inserts a request with its cases; its number comes from the series of submission numbers. */
export async function insertRequest(tx: Db, r: NewRequest): Promise<{ requestId: number; submissionNbr: string }> {
  const { rows } = await sql<{ requestId: number; submissionNbr: string }>`
    with made as (
      insert into request (submission_nbr, kind, owner_id, submitted_at)
      values ('TRX-' || ${r.year}::int || '-' || lpad(nextval('submission_seq')::text, 6, '0'), ${r.kind}, ${r.ownerId}, ${r.now})
      returning request_id, submission_nbr
    ), cases as (
      insert into request_case (request_id, application_id, seq_num, detail)
      select request_id, c."applicationId", c.seq, c.detail
        from made, rows from (jsonb_to_recordset(${JSON.stringify(r.cases)}::jsonb) as ("applicationId" bigint, detail jsonb))
             with ordinality as c ("applicationId", detail, seq)
    )
    select request_id as "requestId", submission_nbr as "submissionNbr" from made`.execute(tx)
  const row = rows[0]
  if (!row) throw new Error('request not inserted')
  return row
}

/** Years of a case for which somebody has a billing code that can still be paid. */
export async function billedYears(db: Db, applicationId: number, now: Date): Promise<{ from: number; to: number }[]> {
  const { rows } = await sql<{ from: number; to: number }>`
    select (c.detail ->> 'FROM_YEAR')::int as "from", (c.detail ->> 'TO_YEAR')::int as "to"
      from request_case c join bill b using (request_id)
     where c.application_id = ${applicationId} and c.state = 'asked' and b.status = 'open' and b.valid_until >= ${now}`.execute(
    db,
  )
  return rows
}

export interface OrderRow {
  submissionNbr: string
  submittedAt: Date
  billingCode: string
  amount: number
  status: 'open' | 'paid' | 'replaced' | 'closed'
  validUntil: Date
  paidAt: Date | null
  ntpn: string | null
  cases: {
    applicationNumber: string
    title: string
    detail: AnnuitiesAsked
    state: 'asked' | 'done' | 'held' | 'refunded'
    heldWhy: string
    /** Rupiah that an officer decided to pay back. */
    refund: number
  }[]
}

/** Requests of this kind of a person with their newest or paid bill, newest first. */
export async function listOrders(db: Db, ownerId: number, kind: string, limit: number): Promise<OrderRow[]> {
  const cases: RawBuilder<OrderRow['cases']> = sql`(
    select json_agg(json_build_object('applicationNumber', a.application_number, 'title', a.title, 'detail', c.detail, 'state', c.state,
                                      'heldWhy', c.held_why,
        'refund', (select coalesce(sum(d.refund_amount), 0) from held_decision d where d.request_id = c.request_id and d.application_id = c.application_id)) order by c.seq_num)
      from request_case c join application a using (application_id) where c.request_id = r.request_id)`
  return tables(db)
    .selectFrom('request as r')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('bill as o')
          .select(['o.billingCode', 'o.amount', 'o.status', 'o.validUntil', 'o.paidAt', 'o.ntpn'])
          .whereRef('o.requestId', '=', 'r.requestId')
          .orderBy((of) => of('o.status', '=', 'paid'), 'desc')
          .orderBy('o.billId', 'desc')
          .limit(1)
          .as('b'),
      (join) => join.onTrue(),
    )
    .select(['r.submissionNbr', 'r.submittedAt', 'b.billingCode', 'b.amount', 'b.status', 'b.validUntil', 'b.paidAt'])
    .select(['b.ntpn', cases.as('cases')])
    .where('r.ownerId', '=', ownerId)
    .where('r.kind', '=', kind)
    .orderBy('r.submittedAt', 'desc')
    .orderBy('r.requestId', 'desc')
    .limit(limit)
    .execute()
}
