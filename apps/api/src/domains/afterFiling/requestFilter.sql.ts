import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql, type RawBuilder } from 'kysely'

import { addresseesOf, requestsWithin, type Reach } from '../../access.ts'
import { containsWords } from '../../plainWords.sql.ts'

/** Days of submission, or of the last save of a draft, in Asia/Jakarta; undefined: no first or no last day. */
export interface Days {
  from?: LegalDate | undefined
  to?: LegalDate | undefined
}

/** Makes file_typ and application_id of a row of `request_list` l those of its first case, a, as `requestsWithin` needs. */
export const firstCase = sql`cross join lateral (select l.application_id, l.file_typ) a`

/** Condition on an instant that it lies within the days. */
export function isWithinDays(at: RawBuilder<unknown>, { from, to }: Days): RawBuilder<unknown> {
  const parts = [sql`true`]
  if (from !== undefined) parts.push(sql`${at} >= ${from}::date::timestamp at time zone 'Asia/Jakarta'`)
  if (to !== undefined) parts.push(sql`${at} < (${to}::date + 1)::timestamp at time zone 'Asia/Jakarta'`)
  return sql.join(parts, sql` and `)
}

/** What a list of requests is narrowed to. */
export interface ListFilter extends Days {
  /** Place of a group; undefined: all. */
  place: number | undefined
  kind: string | undefined
  words: string | undefined
  applicationNumber: string | undefined
  /** Letters of the application numbers of a right. */
  letters: readonly string[] | undefined
}

/** Condition on `request_list` l of the filter, except for days and what is found by words or number. */
export function narrowing({ kind, letters, place }: ListFilter): RawBuilder<unknown> {
  const parts = [sql`true`]
  if (kind !== undefined) parts.push(sql`l.kind = ${kind}`)
  if (letters !== undefined) parts.push(sql`l.file_typ = any(${letters}::text[])`)
  if (place !== undefined) parts.push(sql`l.place = ${place}::int`)
  return sql.join(parts, sql` and `)
}

/** Place of the group of drafts. */
export const PLACE_OF_DRAFTS = 0

/** Drafts within reach that the filter lets through; `key` tells those of one instant apart. */
export function draftsOf(reach: Reach, filter: ListFilter): RawBuilder<unknown> {
  const { place, kind, letters, words, applicationNumber } = filter
  const parts: RawBuilder<unknown>[] = [sql`d.owner_id = any(${addresseesOf(reach)}::int[])`]
  if (place !== undefined) parts.push(sql`${place}::int = ${PLACE_OF_DRAFTS}::int`)
  if (kind !== undefined) parts.push(sql`right(d.form_typ, 2) = ${kind}`)
  if (letters !== undefined) parts.push(sql`a.file_typ = any(${letters}::text[])`)
  if (words) parts.push(containsWords([sql`a.title`, sql`a.application_number`], words))
  if (applicationNumber !== undefined) parts.push(sql`a.application_number = ${applicationNumber}`)
  return sql`(select d.temp_id, d.updated_at as at, -row_number() over (order by d.temp_id) as key
    from draft d
    join request_draft q on q.temp_id = d.temp_id
    join application a on a.application_id = q.application_id
   where d.deleted_at is null and d.submitted_at is null and ${requestsWithin(reach, sql`d.owner_id`)}
     and ${isWithinDays(sql`d.updated_at`, filter)} and ${sql.join(parts, sql` and `)})`
}
