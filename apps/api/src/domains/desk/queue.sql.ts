import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql, type RawBuilder } from 'kysely'

import type { ProcessKey } from '../workflow/recordAction.ts'
import { unreadReplies, type StateRef } from './workKind.ts'

/** What is looked through: states, cases with an unread answer, the cases of one officer, or deadlines of applicants up to a day. */
export type QueueSource =
  | { by: 'states'; standings: StateRef[] }
  | { by: 'replies'; flows: string[] }
  | { by: 'officer'; officerId: number; flows: string[] }
  | { by: 'terms'; until: LegalDate; standings: StateRef[] }

export interface QueueFilter {
  source: QueueSource
  /** `none`: nobody has it in hand. */
  officer?: number | 'none' | undefined
  law?: string | undefined
  dueBefore?: LegalDate | undefined
}

/** Whatever is not kept as a count is counted up to here. */
export const MOST_QUEUE_COUNTED = 1_000
const column = (standings: StateRef[], name: keyof StateRef) => sql`${standings.map((each) => each[name])}::text[]`
const states = (standings: StateRef[]) =>
  sql`unnest(${column(standings, 'flowId')}, ${column(standings, 'state')}) k(flow_id, state)`
/** Answers nobody has looked at: few, and reached by their state, which stands in the text so that the planner knows how few. */
const openReplies = sql`(select r.application_id from process r where ${sql.join(
  unreadReplies.map(({ flowId, state }) => sql`(r.flow_id = ${sql.lit(flowId)} and r.state = ${sql.lit(state)})`),
  sql` or `,
)})`

function conditions({ officer, law, dueBefore, source }: QueueFilter): RawBuilder<unknown> {
  const parts = [sql`true`]
  if (officer === 'none') parts.push(sql`p.assigned_to is null`)
  else if (officer !== undefined) parts.push(sql`p.assigned_to = ${officer}::int`)
  if (dueBefore) parts.push(sql`p.due_date <= ${dueBefore}::date`)
  if (law) parts.push(sql`a.law_code = ${law}`)
  // What was answered waits under its answers, and under nothing else.
  if (source.by === 'states') parts.push(sql`p.application_id not in ${openReplies}`)
  return sql.join(parts, sql` and `)
}

const NEAREST_FIRST = sql`order by p.due_date, p.proc_nbr`
/** A deadline after which the system acts is the day before that, so its index has the order. */
const orderOf = ({ by }: QueueSource) =>
  by === 'terms' ? sql`order by p.fires_on, p.proc_typ, p.proc_nbr` : NEAREST_FIRST

const columns = sql`p.proc_typ, p.proc_nbr, p.due_date, p.fires_on, p.application_id`

/** Cases of a source; `rest` orders and limits. Of states each is walked along its index, so that a page costs a page. */
function candidates(filter: QueueFilter, rest: RawBuilder<unknown>): RawBuilder<unknown> {
  const { source } = filter
  const where = conditions(filter)
  // Workflows of cases run nowhere but in the case's own process; the application is looked up only where its law is asked for.
  const application = filter.law ? sql`join application a on a.application_id = p.application_id` : sql``
  const own = sql`process p ${application}`
  if (source.by === 'states')
    return sql`select ${columns} from ${states(source.standings)} cross join lateral (
      select ${columns} from ${own}
       where p.flow_id = k.flow_id and p.state = k.state and ${where} ${rest}) p`
  return sql`select ${columns} from ${own} where ${among(source)} and ${where} ${rest}`
}

function among(source: QueueSource): RawBuilder<unknown> {
  if (source.by === 'states')
    return sql`(p.flow_id, p.state) in (select flow_id, state from ${states(source.standings)})`
  if (source.by === 'terms')
    return sql`p.fires_on <= ${source.until}::date and p.frozen_since is null
      and (p.flow_id, p.state) in (select flow_id, state from ${states(source.standings)})`
  const ofCases = sql`p.flow_id = any(${source.flows}::text[])`
  return source.by === 'replies'
    ? sql`p.application_id in ${openReplies} and ${ofCases}`
    : sql`p.assigned_to = ${source.officerId}::int and ${ofCases}`
}

/** Cases among `ids` that the filter lets through. */
function foundAmong(filter: QueueFilter, ids: readonly number[]): RawBuilder<unknown> {
  const application = filter.law ? sql`join application a on a.application_id = p.application_id` : sql``
  return sql`select ${columns} from process p ${application}
    where p.application_id = any(${ids}::bigint[]) and ${among(filter.source)} and ${conditions(filter)}`
}

export interface QueuePage {
  page: number
  size: number
}

export function queuePageQuery(filter: QueueFilter, { page, size }: QueuePage, found?: readonly number[]) {
  const order = orderOf(filter.source)
  const from = found ? foundAmong(filter, found) : candidates(filter, sql`${order} limit ${sql.lit(page * size)}`)
  return sql<ProcessKey>`
  select p.proc_typ as "procTyp", p.proc_nbr as "procNbr" from (${from}) p
   ${order} limit ${sql.lit(size)} offset ${sql.lit((page - 1) * size)}`
}

/** One page of keys, the nearest day first; cases without a day last. */
export async function listKeys(
  db: Db,
  filter: QueueFilter,
  page: QueuePage,
  found?: readonly number[],
): Promise<ProcessKey[]> {
  return (await queuePageQuery(filter, page, found).execute(db)).rows
}

export const queueCountQuery = (filter: QueueFilter, found?: readonly number[]) => sql<{ total: number }>`
  select count(*)::int as total from (select from (${
    found
      ? foundAmong(filter, found)
      : candidates(filter, sql`${orderOf(filter.source)} limit ${sql.lit(MOST_QUEUE_COUNTED + 1)}`)
  }) p limit ${sql.lit(MOST_QUEUE_COUNTED + 1)}) p`

/** How many there are; MOST_COUNTED + 1 when there are more than that. */
export async function countKeys(db: Db, filter: QueueFilter, found?: readonly number[]): Promise<number> {
  return (await queueCountQuery(filter, found).execute(db)).rows[0]?.total ?? 0
}

/** The nearest cases of a source, as many as given, and which of them have the words. */
export async function matchNearest(db: Db, filter: QueueFilter, like: string, most: number) {
  const order = orderOf(filter.source)
  const { rows } = await sql<{ ids: number[] | null; looked: number }>`
    select json_agg(application_id) filter (where w.words like lower(${like})) as ids, count(*)::int as looked
      from (select p.application_id from (${candidates(filter, sql`${order} limit ${sql.lit(most)}`)}) p ${order} limit ${sql.lit(most)}) p
      join case_words w using (application_id)`.execute(db)
  return { ids: rows[0]?.ids ?? [], isPartial: (rows[0]?.looked ?? 0) >= most }
}

export const stateCountQuery = (standings: StateRef[]) => sql<StateRef & { total: number }>`
  select t.flow_id as "flowId", t.state, sum(t.n)::int as total
    from ${states(standings)} join process_tally t using (flow_id, state) group by 1, 2`

export const repliedQuery = (standings: StateRef[]) => sql<StateRef & { total: number }>`
  select p.flow_id as "flowId", p.state, count(*)::int as total from process p
   where p.application_id in ${openReplies} and (p.flow_id, p.state) in (select flow_id, state from ${states(standings)}) group by 1, 2`

/** How many cases stand in each state, from the kept counts, without those that wait under their answers instead. */
export async function countQueueByState(db: Db, standings: StateRef[]): Promise<(StateRef & { total: number })[]> {
  const { rows: all } = await stateCountQuery(standings).execute(db)
  const { rows: replied } = await repliedQuery(standings).execute(db)
  return [...all, ...replied.map((each) => ({ ...each, total: -each.total }))]
}

/** Locks and gives to the officer the most urgent case nobody has in hand and nobody is just taking. */
export async function takeFree(
  tx: Db,
  filter: QueueFilter,
  officerId: number,
  now: Date,
): Promise<(ProcessKey & { patentId: string }) | undefined> {
  const rest = sql`and p.frozen_since is null ${NEAREST_FIRST} limit 1 for update of p skip locked`
  const { rows } = await sql<ProcessKey & { patentId: string }>`
    with free as materialized (${candidates({ ...filter, officer: 'none' }, rest)}),
         first as (select proc_typ, proc_nbr from free p ${NEAREST_FIRST} limit 1)
    update process t set assigned_to = ${officerId}, assigned_at = ${now}
      from first f, application a
     where t.proc_typ = f.proc_typ and t.proc_nbr = f.proc_nbr and a.application_id = t.application_id
    returning t.proc_typ as "procTyp", t.proc_nbr as "procNbr", a.patent_id as "patentId"`.execute(tx)
  return rows[0]
}
