import { workflows } from '@saki/catalogue'
import { appealActions, appealCodes, type AppealCode } from '@saki/catalogue/requests/appealDecisions'
import type { AppealTab } from '@saki/contracts/appeals'
import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { actionOf } from '@saki/domain/workflow/definition'
import { sql, type RawBuilder } from 'kysely'

import { containsWords } from '../../plainWords.sql.ts'
import { notUndone } from '../../takenActions.sql.ts'
import type { ProcessKey } from '../workflow/recordAction.ts'
import { appealStates } from '../workflow/workKind.ts'

/**
 * The process of an appeal's request or, filed on paper, of the case; `actionNbr`: of an appeal on paper about a grant the action that made it,
 * since the case may have several.
 */
export interface AppealKey extends ProcessKey {
  actionNbr: number | null
}

export interface AppealRecord extends AppealKey {
  flowId: string
  flowVersion: number
  state: string
  rowVersion: number
  kind: AppealCode
  requestId: number | null
  submissionNbr: string | null
  heldWhy: string
  applicationId: number
  applicationNumber: string
  title: string
  applTyp: string
  /** An officer recorded its request from a paper, which is withdrawn on paper too. */
  isRecorded: boolean
  /** Empty for a third person whose appeal on paper has no file. */
  appellantName: string
  /** What was noted of an appeal on paper without a file; empty for others. */
  notes: string
  receivedOn: LegalDate
  caseProcTyp: string
  caseProcNbr: number
  caseFlowId: string
  caseFlowVersion: number
  caseState: string
  caseDue: LegalDate | null
}

const FLOW = 'request-appeal'
const UNRECEIVED = ['awaiting_payment', 'cancelled']
const OPEN = ['submitted', 'hearing']
const flowIds = appealStates.map(({ flowId }) => flowId)
const states = appealStates.map(({ state }) => state)

const caseColumns = sql`a.application_id as "applicationId", a.application_number as "applicationNumber", a.title, a.appl_typ as "applTyp",
  cp.proc_typ as "caseProcTyp", cp.proc_nbr as "caseProcNbr", cp.flow_id as "caseFlowId", cp.flow_version as "caseFlowVersion",
  cp.state as "caseState", cp.due_date as "caseDue"`

/** Received appeals that were made in the portal. */
const byRequest = sql`
  select p.proc_typ as "procTyp", p.proc_nbr as "procNbr", p.flow_id as "flowId", p.flow_version as "flowVersion", p.state,
         p.row_version as "rowVersion", null::integer as "actionNbr", r.kind, r.request_id as "requestId", r.submission_nbr as "submissionNbr", c.held_why as "heldWhy",
         r.recorded_by is not null as "isRecorded", u.full_name as "appellantName", '' as notes, r.received_on as "receivedOn", p.state_since as since, ${caseColumns}
    from process p
    join request_case c on c.proc_typ = p.proc_typ and c.proc_nbr = p.proc_nbr
    join request r using (request_id)
    join app_user u on u.user_id = r.owner_id
    join application a on a.application_id = c.application_id
    join process cp on cp.proc_typ = a.proc_typ and cp.proc_nbr = a.proc_nbr
   where p.flow_id = ${FLOW} and p.state <> all(${UNRECEIVED}::text[]) and r.received_on is not null`

/** Of an appeal on paper: the case. */
const paperColumns = sql`cp.proc_typ as "procTyp", cp.proc_nbr as "procNbr", cp.flow_id as "flowId", cp.flow_version as "flowVersion", cp.state,
  cp.row_version as "rowVersion"`
const noRequest = sql`null::bigint as "requestId", null::text as "submissionNbr", '' as "heldWhy", false as "isRecorded"`

/** Cases before the Commission without an undecided appeal of the portal: filed on paper. */
const onPaper = sql`
  select ${paperColumns}, null::integer as "actionNbr", 'BD' as kind, ${noRequest}, a.owner_names as "appellantName", coalesce(t.notes, '') as notes,
         coalesce(t.action_date, a.filing_date) as "receivedOn", cp.state_since as since, ${caseColumns}
    from process cp
    join application a on a.proc_typ = cp.proc_typ and a.proc_nbr = cp.proc_nbr
    left join lateral (
      select t.notes, t.action_date from process_action t
       where t.proc_typ = cp.proc_typ and t.proc_nbr = cp.proc_nbr and t.action = any(${appealActions.BD.made}::text[]) and t.undoes is null and ${notUndone}
       order by t.action_nbr desc limit 1) t on true
   where (cp.flow_id, cp.state) in (select * from unnest(${flowIds}::text[], ${states}::text[])) and a.reopened_at is null
     and not exists (select from process rp where rp.application_id = a.application_id and rp.flow_id = ${FLOW} and rp.state = any(${OPEN}::text[]))`

/** Appeals on paper about a grant, which leave the right in force: those that nothing ended. A decision recorded without its appeal ends the earlier ones. */
function aboutGrant(kind: 'BC' | 'BG'): RawBuilder<unknown> {
  const { made, decided, withdrawn } = appealActions[kind]
  const ends = [...Object.values(decided).flat(), withdrawn]
  const decidable = workflows.flatMap((flow) =>
    Object.keys(flow.states)
      .filter((state) => ends.some((action) => actionOf(flow, action)?.from.includes(state)))
      .map((state) => ({ flowId: flow.id, state })),
  )
  return sql`
  select ${paperColumns}, t.action_nbr as "actionNbr", ${kind} as kind, ${noRequest}, ${kind === 'BC' ? sql`a.owner_names` : sql`''`} as "appellantName", t.notes,
         t.action_date as "receivedOn", t.captured_at as since, ${caseColumns}
    from process_action t
    join process cp on cp.proc_typ = t.proc_typ and cp.proc_nbr = t.proc_nbr
    join application a on a.proc_typ = cp.proc_typ and a.proc_nbr = cp.proc_nbr
   where t.action = any(${made}::text[]) and t.undoes is null and ${notUndone} and t.detail ->> 'SUBMISSION_NBR' is null and a.reopened_at is null
     and (cp.flow_id, cp.state) in (select * from unnest(${decidable.map(({ flowId }) => flowId)}::text[], ${decidable.map(({ state }) => state)}::text[]))
     and not exists (select from process_action d
       where d.proc_typ = t.proc_typ and d.proc_nbr = t.proc_nbr and d.action = any(${ends}::text[]) and d.undoes is null
         and not exists (select from process_action u where (u.proc_typ, u.proc_nbr, u.undoes) = (d.proc_typ, d.proc_nbr, d.action_nbr))
         and (d.detail ->> 'APPEAL_NBR' = t.action_nbr::text
           or (d.detail ->> 'APPEAL_NBR' is null and d.detail ->> 'SUBMISSION_NBR' is null and d.action_nbr > t.action_nbr)))`
}

const appeals = sql`(${byRequest} union all ${onPaper} union all ${aboutGrant('BC')} union all ${aboutGrant('BG')}) q`

const inTab: Record<AppealTab, RawBuilder<boolean>> = {
  NEW: sql`q."flowId" = ${FLOW} and q.state = 'submitted'`,
  HEARING: sql`(q."flowId" <> ${FLOW} or q.state = 'hearing')`,
  ENDED: sql`q."flowId" = ${FLOW} and q.state <> all(${OPEN}::text[])`,
}

const matches = (words: string | undefined): RawBuilder<boolean> =>
  words
    ? containsWords(
        [sql`q.title`, sql`q."applicationNumber"`, sql`coalesce(q."submissionNbr", '')`, sql`q."appellantName"`],
        words,
      )
    : sql`true`

/** SQL of one page of a tab, the oldest first; ended ones the newest first. */
export const appealPageQuery = (
  tab: AppealTab,
  words: string | undefined,
  page: { limit: number; offset: number },
) => sql<AppealRecord>`
  select q.* from ${appeals} where ${inTab[tab]} and ${matches(words)}
   order by ${tab === 'ENDED' ? sql`q.since desc, q."procNbr" desc` : sql`q."receivedOn", q."procTyp", q."procNbr", q."actionNbr"`}
   limit ${page.limit} offset ${page.offset}`

/** Number of appeals of a tab. */
export async function countAppeals(db: Db, tab: AppealTab, words: string | undefined): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${appeals} where ${inTab[tab]} and ${matches(words)}`.execute(db)
  return rows[0]?.total ?? 0
}

/** The appeal with this process; undefined for other processes, and for requests that are not paid. */
export async function findAppeal(
  db: Db,
  { procTyp, procNbr, actionNbr }: AppealKey,
): Promise<AppealRecord | undefined> {
  const { rows } = await sql<AppealRecord>`
    select q.* from ${appeals} where q."procTyp" = ${procTyp} and q."procNbr" = ${procNbr} and q."actionNbr" is not distinct from ${actionNbr}::integer
       and q.kind = any(${appealCodes}::text[])`.execute(db)
  return rows[0]
}

/** The decision recorded with an action of the case, for the appeal whose process or submission it names; undefined before. */
export async function findDecision(db: Db, appeal: AppealRecord, actions: readonly string[]) {
  const { rows } = await sql<{ detail: Record<string, unknown>; notes: string; actionDate: LegalDate }>`
    select t.detail, t.notes, t.action_date as "actionDate" from process_action t
     where t.proc_typ = ${appeal.caseProcTyp} and t.proc_nbr = ${appeal.caseProcNbr} and t.action = any(${actions}::text[])
       and t.detail ->> 'SUBMISSION_NBR' is not distinct from ${appeal.submissionNbr}::text
       and t.detail ->> 'APPEAL_NBR' is not distinct from ${appeal.actionNbr}::text and t.undoes is null and ${notUndone}
     order by t.action_nbr desc limit 1`.execute(db)
  return rows[0]
}
