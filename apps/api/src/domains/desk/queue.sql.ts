import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql, type RawBuilder } from 'kysely'

import type { ProcessKey } from '../workflow/recordAction.ts'
import { openReplies } from '../workflow/openReplies.sql.ts'
import type { StateRef } from '../workflow/workKind.ts'

/** Cases to search: by state, with an unread answer, of officers, past their day in the office's hands, or with an applicant's deadline up to a day. */
export type QueueSource =
  | { by: 'states'; stateRefs: StateRef[] }
  | { by: 'replies'; flows: string[] }
  | { by: 'officer'; officerIds: readonly number[]; flows: string[] }
  | { by: 'late'; before: LegalDate; stateRefs: StateRef[]; flows: string[] }
  | { by: 'terms'; until: LegalDate; stateRefs: StateRef[] }

export interface QueueFilter {
  source: QueueSource
  /** `none`: not assigned; several: of one of these. */
  officer?: number | 'none' | readonly number[] | undefined
  law?: string | undefined
  dueBefore?: LegalDate | undefined
}

/** Counts that are not stored stop here. */
export const MOST_QUEUE_COUNTED = 1_000
const column = (stateRefs: StateRef[], name: keyof StateRef) => sql`${stateRefs.map((each) => each[name])}::text[]`
const states = (stateRefs: StateRef[]) =>
  sql`unnest(${column(stateRefs, 'flowId')}, ${column(stateRefs, 'state')}) k(flow_id, state)`

function conditions({ officer, law, dueBefore, source }: QueueFilter): RawBuilder<unknown> {
  const parts = [sql`true`]
  if (officer === 'none') parts.push(sql`p.assigned_to is null`)
  else if (typeof officer === 'object') parts.push(sql`p.assigned_to = any(${officer}::int[])`)
  else if (officer !== undefined) parts.push(sql`p.assigned_to = ${officer}::int`)
  if (dueBefore) parts.push(sql`p.due_date <= ${dueBefore}::date`)
  if (law) parts.push(sql`a.law_code = ${law}`)
  // Cases with an unread answer are listed under REPLY only.
  if (source.by === 'late') parts.push(sql`p.due_date < ${source.before}::date and p.frozen_since is null`)
  if (source.by === 'states') parts.push(sql`p.application_id not in ${openReplies}`)
  return sql.join(parts, sql` and `)
}

const NEAREST_FIRST = sql`order by p.due_date, p.proc_nbr`
/** `terms` is ordered by fires_on, the day after the deadline, because its index has that order. */
const orderOf = ({ by }: QueueSource) =>
  by === 'terms' ? sql`order by p.fires_on, p.proc_typ, p.proc_nbr` : NEAREST_FIRST

const columns = sql`p.proc_typ, p.proc_nbr, p.due_date, p.fires_on, p.application_id`

/** Cases of a source; `rest` orders and limits. Each state is read along its index, so that the cost depends on the page only. */
function candidates(filter: QueueFilter, rest: RawBuilder<unknown>): RawBuilder<unknown> {
  const { source } = filter
  const where = conditions(filter)
  // Case workflows only exist in the case's own process. The application is joined only for the law filter.
  const application = filter.law ? sql`join application a on a.application_id = p.application_id` : sql``
  const own = sql`process p ${application}`
  if (source.by === 'late')
    return sql`(select ${columns} from ${states(source.stateRefs)} cross join lateral (
      select ${columns} from ${own}
       where p.flow_id = k.flow_id and p.state = k.state and p.application_id not in ${openReplies} and ${where} ${rest}) p)
      union all (select ${columns} from ${own} where ${ofReplies(source.flows)} and ${where})`
  if (source.by === 'states')
    return sql`select ${columns} from ${states(source.stateRefs)} cross join lateral (
      select ${columns} from ${own}
       where p.flow_id = k.flow_id and p.state = k.state and ${where} ${rest}) p`
  return sql`select ${columns} from ${own} where ${among(source)} and ${where} ${rest}`
}

function among(source: QueueSource): RawBuilder<unknown> {
  if (source.by === 'states')
    return sql`(p.flow_id, p.state) in (select flow_id, state from ${states(source.stateRefs)})`
  if (source.by === 'terms')
    return sql`p.fires_on <= ${source.until}::date and p.frozen_since is null
      and (p.flow_id, p.state) in (select flow_id, state from ${states(source.stateRefs)})`
  if (source.by === 'replies') return ofReplies(source.flows)
  if (source.by === 'officer')
    return sql`p.assigned_to = any(${source.officerIds}::int[]) and p.flow_id = any(${source.flows}::text[])`
  const isWork = sql`(p.flow_id, p.state) in (select flow_id, state from ${states(source.stateRefs)})`
  return sql`(${isWork} or ${ofReplies(source.flows)})`
}

const ofReplies = (flows: string[]) => sql`(p.application_id in ${openReplies} and p.flow_id = any(${flows}::text[]))`

/** Cases among `ids` that pass the filter. */
function foundAmong(filter: QueueFilter, ids: readonly number[]): RawBuilder<unknown> {
  const application = filter.law ? sql`join application a on a.application_id = p.application_id` : sql``
  return sql`select ${columns} from process p ${application}
    where p.application_id = any(${ids}::bigint[]) and ${among(filter.source)} and ${conditions(filter)}`
}

export interface QueuePage {
  page: number
  size: number
}

/** SQL of one page of the queue. `found`: application ids of a search. */
export function queuePageQuery(filter: QueueFilter, { page, size }: QueuePage, found?: readonly number[]) {
  const order = orderOf(filter.source)
  const from = found ? foundAmong(filter, found) : candidates(filter, sql`${order} limit ${sql.lit(page * size)}`)
  return sql<ProcessKey>`
  select p.proc_typ as "procTyp", p.proc_nbr as "procNbr" from (${from}) p
   ${order} limit ${sql.lit(size)} offset ${sql.lit((page - 1) * size)}`
}

/** One page of keys, nearest deadline first, cases without one last. */
export async function listKeys(
  db: Db,
  filter: QueueFilter,
  page: QueuePage,
  found?: readonly number[],
): Promise<ProcessKey[]> {
  return (await queuePageQuery(filter, page, found).execute(db)).rows
}

/** SQL that counts a source, up to MOST_QUEUE_COUNTED + 1. */
export const queueCountQuery = (filter: QueueFilter, found?: readonly number[]) => sql<{ total: number }>`
  select count(*)::int as total from (select from (${
    found
      ? foundAmong(filter, found)
      : candidates(filter, sql`${orderOf(filter.source)} limit ${sql.lit(MOST_QUEUE_COUNTED + 1)}`)
  }) p limit ${sql.lit(MOST_QUEUE_COUNTED + 1)}) p`

/** Number of cases, at most MOST_QUEUE_COUNTED + 1. */
export async function countKeys(db: Db, filter: QueueFilter, found?: readonly number[]): Promise<number> {
  return (await queueCountQuery(filter, found).execute(db)).rows[0]?.total ?? 0
}

/** Ids of those of the nearest `most` cases that match `like`. `isPartial`: there may be more cases than were searched. */
export async function matchNearest(db: Db, filter: QueueFilter, like: string, most: number) {
  const order = orderOf(filter.source)
  const { rows } = await sql<{ ids: number[] | null; looked: number }>`
    select json_agg(application_id) filter (where w.words like lower(${like})) as ids, count(*)::int as looked
      from (select p.application_id from (${candidates(filter, sql`${order} limit ${sql.lit(most)}`)}) p ${order} limit ${sql.lit(most)}) p
      join case_words w using (application_id)`.execute(db)
  return { ids: rows[0]?.ids ?? [], isPartial: (rows[0]?.looked ?? 0) >= most }
}

/** SQL of the stored counts per state (process_tally). */
export const stateCountQuery = (stateRefs: StateRef[]) => sql<StateRef & { total: number }>`
  select t.flow_id as "flowId", t.state, sum(t.n)::int as total
    from ${states(stateRefs)} join process_tally t using (flow_id, state) group by 1, 2`

/** SQL of the cases with unread answers, per state. */
export const repliedQuery = (stateRefs: StateRef[]) => sql<StateRef & { total: number }>`
  select p.flow_id as "flowId", p.state, count(*)::int as total from process p
   where p.application_id in ${openReplies} and (p.flow_id, p.state) in (select flow_id, state from ${states(stateRefs)}) group by 1, 2`

/** Cases per state from the stored counts. Cases with unread answers are subtracted by rows with a negative total. */
export async function countQueueByState(db: Db, stateRefs: StateRef[]): Promise<(StateRef & { total: number })[]> {
  const { rows: all } = await stateCountQuery(stateRefs).execute(db)
  const { rows: replied } = await repliedQuery(stateRefs).execute(db)
  return [...all, ...replied.map((each) => ({ ...each, total: -each.total }))]
}

/** Assigns the most urgent unassigned case that is not locked by another transaction. */
export async function assignNextFree(
  tx: Db,
  filter: QueueFilter,
  officerId: number,
  now: Date,
): Promise<(ProcessKey & { applicationNumber: string }) | undefined> {
  const rest = sql`and p.frozen_since is null ${NEAREST_FIRST} limit 1 for update of p skip locked`
  const { rows } = await sql<ProcessKey & { applicationNumber: string }>`
    with free as materialized (${candidates({ ...filter, officer: 'none' }, rest)}),
         first as (select proc_typ, proc_nbr from free p ${NEAREST_FIRST} limit 1)
    update process t set assigned_to = ${officerId}, assigned_at = ${now}
      from first f, application a
     where t.proc_typ = f.proc_typ and t.proc_nbr = f.proc_nbr and a.application_id = t.application_id
    returning t.proc_typ as "procTyp", t.proc_nbr as "procNbr", a.application_number as "applicationNumber"`.execute(tx)
  return rows[0]
}
