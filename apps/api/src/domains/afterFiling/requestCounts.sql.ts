import type { LegalDate } from '@saki/domain/dates/legalDate'
import { daysOfMonth } from '@saki/domain/requests/statistics'
import { sql, type RawBuilder } from 'kysely'

import { reachedCaseIds, requestsWithin, talliesWithin, type Reach } from '../../access.ts'
import { firstCase, isWithinDays, type Days } from './requestFilter.sql.ts'

/** Rows of `request_list` as those of `request_tally`. */
const asTallied = sql`l.owner_id, l.kind, l.file_typ, l.place,
  date_trunc('month', l.submitted_at at time zone 'Asia/Jakarta')::date as month, 1 as n, l.paid`
const tallyColumns = sql`k.owner_id, k.kind, k.file_typ, k.place, k.month, k.n, k.paid`

/**
 * Rows of `request_tally` whose sums of n and paid count the requests submitted on these days, within reach or of everybody ('office').
 * Whole months come from the tally; the requests of the first and the last month, where only a part is asked for, are read one by one, and
 * those reached by a mandate for one case too.
 */
export function countedWithin(reach: Reach | 'office', days: Days): RawBuilder<unknown> {
  const isReached = reach === 'office' ? sql`true` : talliesWithin(reach)
  const listed = (where: RawBuilder<unknown>) => sql`
    select ${asTallied} from request_list l cross join lateral (select l.owner_id, l.file_typ) k where ${where}`
  const sources = [
    sql`select ${tallyColumns} from request_tally k where ${isReached} and ${wholeMonths(days)}`,
    ...partsOfMonths(days).map((part) => listed(sql`${isReached} and ${isWithinDays(sql`l.submitted_at`, part)}`)),
  ]
  const cases = reach === 'office' ? [] : reachedCaseIds(reach)
  if (reach !== 'office' && cases.length > 0)
    sources.push(sql`select ${asTallied} from request_list l ${firstCase} cross join lateral (select l.owner_id, l.file_typ) k
      where l.application_id = any(${cases}::bigint[]) and ${requestsWithin(reach, sql`l.owner_id`)} and not (${isReached})
        and ${isWithinDays(sql`l.submitted_at`, days)}`)
  return sql`(${sql.join(sources, sql` union all `)})`
}

/** Condition on `request_tally` k that the days contain its whole month. */
function wholeMonths({ from, to }: Days): RawBuilder<unknown> {
  const parts = [sql`true`]
  if (from !== undefined) parts.push(sql`k.month >= ${from}::date`)
  if (to !== undefined) parts.push(sql`k.month + interval '1 month' <= ${to}::date + 1`)
  return sql.join(parts, sql` and `)
}

/** The days of the first and the last month when they are a part of it only. */
export function partsOfMonths({ from, to }: Days): Required<Days>[] {
  const parts: Required<Days>[] = []
  if (from !== undefined && to !== undefined && from > to) return parts
  const first = from === undefined ? undefined : monthOf(from)
  if (first && from !== undefined && (first.from < from || (to !== undefined && to < first.to)))
    parts.push({ from, to: to !== undefined && to < first.to ? to : first.to })
  const last = to === undefined ? undefined : monthOf(to)
  if (last && to !== undefined && to < last.to && last.from !== first?.from) parts.push({ from: last.from, to })
  return parts
}

const monthOf = (day: LegalDate) => daysOfMonth(day.slice(0, 7), '0001-01-01', '9999-12-31')
