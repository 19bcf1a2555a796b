import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql, type RawBuilder } from 'kysely'

import type { ProcessKey } from '../workflow/recordAction.ts'
import { unreadReplies, type Standing } from './workKind.ts'

/** What is looked through: states, cases with an unread answer, the cases of one officer, or deadlines of applicants up to a day. */
export type Source =
  | { by: 'states'; standings: Standing[] }
  | { by: 'replies'; flows: string[] }
  | { by: 'officer'; officerId: number; flows: string[] }
  | { by: 'terms'; until: LegalDate; standings: Standing[] }

export interface QueueFilter {
  source: Source
  /** `none`: nobody has it in hand. */
  officer?: number | 'none' | undefined
  law?: string | undefined
  words?: string | undefined
  dueBefore?: LegalDate | undefined
}

const likely = (words: string) => `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
const column = (standings: Standing[], name: keyof Standing) => sql`${standings.map((each) => each[name])}::text[]`
const states = (standings: Standing[]) =>
  sql`unnest(${column(standings, 'flowId')}, ${column(standings, 'state')}) k(flow_id, state)`
/** Answers nobody has looked at: few, and reached by their state. */
const openReplies = sql`(select distinct r.application_id from ${states(unreadReplies)} join process r using (flow_id, state))`

function conditions({ officer, law, words, dueBefore, source }: QueueFilter): RawBuilder<unknown> {
  const parts = [sql`true`]
  if (officer === 'none') parts.push(sql`p.assigned_to is null`)
  else if (officer !== undefined) parts.push(sql`p.assigned_to = ${officer}::int`)
  if (dueBefore) parts.push(sql`p.due_date <= ${dueBefore}::date`)
  if (law) parts.push(sql`a.law_code = ${law}`)
  if (words) {
    const like = likely(words)
    parts.push(
      sql`(a.patent_id ilike ${like} or a.title ilike ${like} or a.owner_names ilike ${like} or a.reference ilike ${like})`,
    )
  }
  // What was answered waits under its answers, and under nothing else.
  if (source.by === 'states') parts.push(sql`p.application_id not in ${openReplies}`)
  return sql.join(parts, sql` and `)
}

const NEAREST_FIRST = sql`order by p.due_date, p.proc_nbr`

/** Cases of a source; `rest` orders and limits. Of states each is walked along its index, so that a page costs a page. */
function candidates(filter: QueueFilter, rest: RawBuilder<unknown>): RawBuilder<unknown> {
  const { source } = filter
  const where = conditions(filter)
  // Workflows of cases run nowhere but in the case's own process; the application is looked up only where its words are asked for.
  const application =
    filter.words || filter.law ? sql`join application a on a.application_id = p.application_id` : sql``
  const own = sql`process p ${application}`
  if (source.by === 'states')
    return sql`select p.proc_typ, p.proc_nbr, p.due_date from ${states(source.standings)} cross join lateral (
      select p.proc_typ, p.proc_nbr, p.due_date from ${own}
       where p.flow_id = k.flow_id and p.state = k.state and ${where} ${rest}) p`
  return sql`select p.proc_typ, p.proc_nbr, p.due_date from ${own} where ${among(source)} and ${where} ${rest}`
}

function among(source: Exclude<Source, { by: 'states' }>): RawBuilder<unknown> {
  if (source.by === 'terms')
    return sql`p.fires_on <= ${source.until}::date and p.frozen_since is null
      and (p.flow_id, p.state) in (select flow_id, state from ${states(source.standings)})`
  const ofCases = sql`p.flow_id = any(${source.flows}::text[])`
  return source.by === 'replies'
    ? sql`p.application_id in ${openReplies} and ${ofCases}`
    : sql`p.assigned_to = ${source.officerId}::int and ${ofCases}`
}

export const pageQuery = (filter: QueueFilter, { page, size }: { page: number; size: number }) => sql<ProcessKey>`
  select p.proc_typ as "procTyp", p.proc_nbr as "procNbr"
    from (${candidates(filter, sql`${NEAREST_FIRST} limit ${page * size}`)}) p
   ${NEAREST_FIRST} limit ${size} offset ${(page - 1) * size}`

/** One page of keys, the nearest day first; cases without a day last. */
export async function listKeys(
  db: Db,
  filter: QueueFilter,
  page: { page: number; size: number },
): Promise<ProcessKey[]> {
  return (await pageQuery(filter, page).execute(db)).rows
}

export async function countKeys(db: Db, filter: QueueFilter): Promise<number> {
  const { rows } = await sql<{
    total: number
  }>`select count(*)::int as total from (${candidates(filter, sql``)}) p`.execute(db)
  return rows[0]?.total ?? 0
}

export const countsQuery = (standings: Standing[]) => sql<Standing & { total: number; replied: number }>`
  select k.flow_id as "flowId", k.state, c.total, c.replied
    from ${states(standings)} cross join lateral (
      select count(*)::int as total, (count(*) filter (where p.application_id in ${openReplies}))::int as replied
        from process p where p.flow_id = k.flow_id and p.state = k.state) c`

/** How many cases stand in each state, and how many of them wait under their answers instead. */
export async function countStandings(db: Db, standings: Standing[]) {
  return (await countsQuery(standings).execute(db)).rows
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
