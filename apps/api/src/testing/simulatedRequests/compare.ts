import type { Db } from '@saki/db'
import { sql } from 'kysely'

import type { Ledger, MarkAccount, PatentAccount } from './ledger.ts'

/** Every difference between the ledger and the tables; empty when there is none. */
export async function compare(db: Db, ledger: Ledger): Promise<string[]> {
  const wrong = [...ledger.wrong]
  for (const patent of ledger.patents) wrong.push(...(await patentFaults(db, patent)))
  for (const mark of ledger.marks) wrong.push(...(await markFaults(db, mark)))
  return [...wrong, ...(await moneyFaults(db, ledger))]
}

const fault = (what: string, is: unknown, expected: unknown) =>
  JSON.stringify(is) === JSON.stringify(expected)
    ? []
    : [`${what}: ${JSON.stringify(is)} instead of ${JSON.stringify(expected)}`]

async function patentFaults(db: Db, { number, state, paidTo, due, reminders }: PatentAccount): Promise<string[]> {
  const { rows } = await sql<{ state: string; due: string | null; paidTo: number; letters: number }>`
    select p.state, p.due_date::text as due,
           coalesce((select max((t.detail ->> 'PAID_YEARS')::int) from process_action t where (t.proc_typ, t.proc_nbr) = (p.proc_typ, p.proc_nbr)
              and not exists (select from process_action u where (u.proc_typ, u.proc_nbr, u.undoes) = (t.proc_typ, t.proc_nbr, t.action_nbr))), 0) as "paidTo",
           (select count(*)::int from letter l where l.application_id = a.application_id and l.letter_typ = 'SJT') as letters
      from application a join process p on (p.proc_typ, p.proc_nbr) = (a.proc_typ, a.proc_nbr) where a.application_number = ${number}`.execute(
    db,
  )
  const expected = { state, due: state === 'removed' ? null : due, paidTo, letters: reminders }
  return fault(number, rows[0], expected)
}

async function markFaults(db: Db, { number, chain, licences, requests }: MarkAccount): Promise<string[]> {
  const last = chain.at(-1)
  const { rows } = await sql<Record<string, unknown>>`
    select a.owner_id as owner, a.owner_names as name,
           (select count(*)::int from licence l where l.application_id = a.application_id and l.ended_on is null) as licences,
           (select count(distinct request_ref)::int from change_log g where g.application_id = a.application_id and g.request_ref <> '') as logged
      from application a where a.application_number = ${number}`.execute(db)
  const logged = requests.filter(({ state }) => state === 'granted').length
  const expected = { owner: last?.account.userId, name: last?.name, licences, logged }
  const wrong = fault(number, rows[0], expected)
  for (const { submission, kind, state, paid, letters } of requests) {
    const found = await sql<Record<string, unknown>>`
      select p.state, coalesce(b.amount, 0) as paid, (select coalesce(json_agg(l.letter_typ order by l.issued_at, l.letter_typ), '[]') from letter l
               where (l.proc_typ, l.proc_nbr) = (p.proc_typ, p.proc_nbr)) as letters
        from request r join request_case c using (request_id) join process p on (p.proc_typ, p.proc_nbr) = (c.proc_typ, c.proc_nbr)
        left join bill b on b.request_id = r.request_id and b.status = 'paid'
       where r.submission_nbr = ${submission}`.execute(db)
    wrong.push(...fault(`${number} ${kind} ${submission}`, found.rows[0], { state, paid, letters }))
  }
  return wrong
}

/** What was paid is recorded, held or paid back, order by order and in sum. */
async function moneyFaults(db: Db, { orders, marks, paid }: Ledger): Promise<string[]> {
  const { rows } = await sql<{ submission: string; recorded: number; held: number; refunded: number }>`
    select r.submission_nbr as submission,
           sum(case when c.state = 'done' then (c.detail ->> 'AMOUNT')::bigint else 0 end)::bigint
             - coalesce(sum(d.refund) filter (where c.state = 'done'), 0)::bigint as recorded,
           sum(case when c.state = 'held' then (c.detail ->> 'AMOUNT')::bigint else 0 end)::bigint as held,
           coalesce(sum(d.refund), 0)::bigint as refunded
      from request r join request_case c using (request_id)
      left join lateral (select sum(refund_amount) as refund from held_decision d where (d.request_id, d.application_id) = (c.request_id, c.application_id)) d on true
     where r.kind = 'BT' and r.received_on is not null group by r.request_id order by r.request_id`.execute(db)
  const byNumber = new Map(orders.map((order) => [order.submission, order]))
  const wrong = rows.flatMap((row) => fault(row.submission, row, byNumber.get(row.submission)))
  if (rows.length !== orders.length) wrong.push(`${rows.length} paid orders instead of ${orders.length}`)
  const { rows: bills } = await sql<{ paid: number }>`
    select coalesce(sum(amount), 0)::bigint as paid from bill where status = 'paid' and request_id is not null`.execute(
    db,
  )
  const requests = marks.flatMap((mark) => mark.requests).reduce((sum, { paid: amount }) => sum + amount, 0)
  const inOrders = orders.reduce((sum, { recorded, held, refunded }) => sum + recorded + held + refunded, 0)
  return [
    ...wrong,
    ...fault('paid bills', bills[0]?.paid, paid),
    ...fault('the ledger itself', requests + inOrders, paid),
  ]
}
