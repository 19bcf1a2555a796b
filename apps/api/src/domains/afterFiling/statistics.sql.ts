import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

import type { Reach } from '../../access.ts'
import { countedWithin } from './requestCounts.sql.ts'

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

export interface StatisticsFilter {
  from: LegalDate
  to: LegalDate
  kind: string | undefined
  letters: readonly string[] | undefined
}

/** SQL of the numbers of requests submitted in a period, within reach or of everybody ('office'), from the stored counts. */
export const statisticsQuery = (
  reach: Reach | 'office',
  { from, to, kind, letters }: StatisticsFilter,
) => sql<CountedRequests>`
  select to_char(c.month, 'YYYY-MM') as month, c.file_typ as letter, c.kind, c.place, sum(c.n)::int as count, sum(c.paid)::bigint as amount
    from ${countedWithin(reach, { from, to })} c
   where (${kind ?? null}::text is null or c.kind = ${kind ?? null})
     and (${letters ?? null}::text[] is null or c.file_typ = any(${letters ?? null}::text[]))
   group by c.month, c.file_typ, c.kind, c.place having sum(c.n) > 0`
