import type { Db } from '@saki/db'
import { deskRequestTabs, type DeskRequestTab } from '@saki/contracts/deskRequests'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { requestWorkflows } from '@saki/catalogue/requests/registry'
import type { State } from '@saki/domain/workflow/definition'
import { sql, type RawBuilder } from 'kysely'

import { containsWords } from '../../plainWords.sql.ts'

export interface DeskRow {
  submissionNbr: string
  kind: string
  procTyp: string
  procNbr: number
  flowId: string
  flowVersion: number
  state: string
  applicationNumber: string
  title: string
  applTyp: string
  requesterName: string
  receivedOn: LegalDate
  heldWhy: string
  dueDate: LegalDate | null
}

const disputes = new Set(['request-opposition', 'request-appeal'])

interface StateRef {
  flowId: string
  state: string
}

/** States of requests by tab of the desk. */
function statesOf(is: (state: State, key: string, flowId: string) => boolean): StateRef[] {
  return requestWorkflows.flatMap((flow) =>
    Object.entries<State>(flow.states)
      .filter(([key, state]) => is(state, key, flow.id))
      .map(([key]) => ({ flowId: flow.id, state: key })),
  )
}
const statesOfTab: Record<Exclude<DeskRequestTab, 'HELD'>, StateRef[]> = {
  NEW: statesOf((_, key, flow) => key === 'submitted' && !disputes.has(flow)),
  VERIFICATION: statesOf((_, key) => key === 'verification'),
  COMPLETENESS: statesOf((_, key) => key === 'awaiting_completeness'),
  DISPUTE: statesOf(({ end }, key, flow) => disputes.has(flow) && !end && key !== 'awaiting_payment'),
  ENDED: statesOf(({ end }, key) => end === true && key !== 'cancelled'),
}
const undecided = statesOf(({ end }, key) => !end && key !== 'awaiting_payment')

/** The process is in one of these states; process_queue is the index. */
const isAt = (refs: readonly StateRef[]): RawBuilder<boolean> => sql`(p.flow_id, p.state) in (
  select k.flow_id, k.state from unnest(${refs.map(({ flowId }) => flowId)}::text[], ${refs.map(({ state }) => state)}::text[]) k(flow_id, state))`

const inTab = (tab: DeskRequestTab): RawBuilder<boolean> =>
  tab === 'HELD' ? sql`c.state = 'held' and ${isAt(undecided)}` : isAt(statesOfTab[tab])

const from = sql`
  from request_case c
  join request r using (request_id)
  join process p on p.proc_typ = c.proc_typ and p.proc_nbr = c.proc_nbr
  join application a on a.application_id = c.application_id
  join app_user u on u.user_id = r.owner_id
 where r.received_on is not null`

/** The same without what only words are searched in. */
const fromWithoutNames = sql`
  from request_case c
  join request r using (request_id)
  join process p on p.proc_typ = c.proc_typ and p.proc_nbr = c.proc_nbr
 where r.received_on is not null`

export interface DeskFilter {
  kind: string | undefined
  words: string | undefined
}

function matches({ kind, words }: DeskFilter): RawBuilder<boolean> {
  const ofKind: RawBuilder<boolean> = kind === undefined ? sql`true` : sql`r.kind = ${kind}`
  if (!words) return ofKind
  return sql`${ofKind} and ${containsWords([sql`a.title`, sql`a.application_number`, sql`r.submission_nbr`, sql`u.full_name`], words)}`
}

/** SQL of one page of a tab, the oldest first; ended ones the newest first. */
export const deskPageQuery = (
  tab: DeskRequestTab,
  filter: DeskFilter,
  page: { limit: number; offset: number },
) => sql<DeskRow>`
  select r.submission_nbr as "submissionNbr", r.kind, p.proc_typ as "procTyp", p.proc_nbr as "procNbr", p.flow_id as "flowId",
         p.flow_version as "flowVersion", p.state, a.application_number as "applicationNumber", a.title, a.appl_typ as "applTyp",
         u.full_name as "requesterName", r.received_on as "receivedOn", c.held_why as "heldWhy", p.due_date as "dueDate"
    ${from} and ${inTab(tab)} and ${matches(filter)}
   order by ${tab === 'ENDED' ? sql`p.state_since desc, p.proc_nbr desc` : sql`r.received_on, r.request_id, c.seq_num`}
   limit ${page.limit} offset ${page.offset}`

/** Number of requests of each tab, counted in one pass over the received ones. */
export async function countTabs(db: Db, filter: DeskFilter): Promise<ReadonlyMap<DeskRequestTab, number>> {
  const counts = deskRequestTabs.map((tab) => sql`count(*) filter (where ${inTab(tab)})::int`)
  const { rows } = await sql<{ counts: number[] }>`
    select array[${sql.join(counts)}] as counts ${filter.words ? from : fromWithoutNames} and ${matches(filter)}`.execute(
    db,
  )
  return new Map(deskRequestTabs.map((tab, at) => [tab, rows[0]?.counts[at] ?? 0]))
}
