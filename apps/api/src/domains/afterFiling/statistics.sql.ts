import { requestGroups } from '@saki/contracts/requestShapes'
import { sql } from 'kysely'

import { requestsWithin, type Reach } from '../../access.ts'
import { countedWithin } from './requestCounts.sql.ts'
import { firstCase, isWithinDays, type Days } from './requestFilter.sql.ts'

/** Requests of one month, right, kind and group. */
export interface CountedRequests {
  /** 'YYYY-MM', of the submission in Asia/Jakarta. */
  month: string
  /** Letter of the first case's number. */
  letter: string
  kind: string
  /** Its group; of several cases the one that asks most of the requester. */
  place: number
  count: number
  /** Rupiah paid. */
  amount: number
}

export interface StatisticsFilter extends Days {
  kind: string | undefined
  letters: readonly string[] | undefined
}

/** SQL of the numbers of requests submitted in a period, within reach or of everybody ('office'), from the stored counts. */
export const statisticsQuery = (
  reach: Reach | 'office',
  { kind, letters, ...days }: StatisticsFilter,
) => sql<CountedRequests>`
  select to_char(c.month, 'YYYY-MM') as month, c.file_typ as letter, c.kind, c.place, sum(c.n)::int as count, sum(c.paid)::bigint as amount
    from ${countedWithin(reach, days)} c
   where (${kind ?? null}::text is null or c.kind = ${kind ?? null})
     and (${letters ?? null}::text[] is null or c.file_typ = any(${letters ?? null}::text[]))
   group by c.month, c.file_typ, c.kind, c.place having sum(c.n) > 0`

/** Mean days from receipt to the decision at the desk. */
export interface DaysToDecision {
  month: string
  letter: string
  kind: string
  days: number
}

/** Least place of requests that have ended in all of their cases. */
const ENDED = requestGroups.indexOf('DONE')

/** SQL of the mean days from receipt to decision of ended requests submitted on these days, by month, letter and kind. */
export const daysToDecisionQuery = (reach: Reach | 'office', days: Days) => sql<DaysToDecision>`
  select to_char(l.submitted_at at time zone 'Asia/Jakarta', 'YYYY-MM') as month, l.file_typ as letter, l.kind,
         round(avg((d.state_since at time zone 'Asia/Jakarta')::date - d.received_on), 1)::float8 as days
    from request_list l ${reach === 'office' ? sql`` : firstCase}
    join desk_request d on d.request_id = l.request_id and d.tab = 'ENDED'
   where l.place >= ${ENDED} and ${reach === 'office' ? sql`true` : requestsWithin(reach, sql`l.owner_id`)} and ${isWithinDays(sql`l.submitted_at`, days)}
   group by 1, 2, 3`
