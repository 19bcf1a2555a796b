import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

import { requestsWithin, type Reach } from '../../access.ts'
import { stateGroups } from './requestGroups.ts'

/** Requests of one month, right, kind and state of the first case's process. */
export interface CountedRequests {
  /** 'YYYY-MM', of the submission in Asia/Jakarta. */
  month: string
  /** Letter of the first case's number. */
  letter: string
  kind: string
  isReceived: boolean
  /** Null for annuities, which have no process. */
  flowId: string | null
  state: string | null
  /** Of requests of several cases: the group that asks most of the requester. */
  place: number | null
  count: number
  /** Rupiah paid. */
  amount: number
}

export interface StatisticsFilter {
  from: LegalDate
  to: LegalDate
  kind: string | undefined
  letters: readonly string[] | undefined
}

/**
 * SQL of the numbers of requests submitted in a period, within reach or of everybody ('office'). States are named by their group after
 * counting: naming each row costs as much as the rest. Every table is read once and joined by hash.
 */
export const statisticsQuery = (
  reach: Reach | 'office',
  { from, to, kind, letters }: StatisticsFilter,
) => sql<CountedRequests>`
  with several as materialized (
    select c.request_id, min(g.place) as place
      from request_case c
      join process p on p.proc_typ = c.proc_typ and p.proc_nbr = c.proc_nbr
      join unnest(${stateGroups.states}::text[], ${stateGroups.groups}::int[]) g(state, place) on g.state = p.flow_id || ' ' || p.state
     where c.request_id in (select request_id from request_case where seq_num = 2)
     group by c.request_id
  )
  select to_char(month, 'YYYY-MM') as month, letter, kind, "isReceived", "flowId", state, place, count, amount from (
    select date_trunc('month', r.submitted_at at time zone 'Asia/Jakarta') as month, left(a.application_number, 1) as letter, r.kind,
           r.received_on is not null as "isReceived", p.flow_id as "flowId", p.state, s.place, count(*)::int as count,
           coalesce(sum(b.amount), 0)::bigint as amount
      from request r
      join request_case f on f.request_id = r.request_id and f.seq_num = 1
      join application a on a.application_id = f.application_id
      left join process p on p.proc_typ = f.proc_typ and p.proc_nbr = f.proc_nbr
      left join several s on s.request_id = r.request_id
      left join bill b on b.request_id = r.request_id and b.status = 'paid'
     where r.submitted_at >= ${from}::date::timestamp at time zone 'Asia/Jakarta'
       and r.submitted_at < (${to}::date + 1)::timestamp at time zone 'Asia/Jakarta'
       and (${kind ?? null}::text is null or r.kind = ${kind ?? null})
       and (${letters ?? null}::text[] is null or left(a.application_number, 1) = any(${letters ?? null}::text[]))
       and ${reach === 'office' ? sql`true` : requestsWithin(reach, sql`r.owner_id`)}
     group by 1, 2, 3, 4, 5, 6, 7) counted`
