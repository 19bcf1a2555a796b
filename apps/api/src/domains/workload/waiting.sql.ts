import { workKinds, type WorkKind } from '@saki/contracts/deskQueue'
import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql, type RawBuilder } from 'kysely'

import { rightLetters } from '@saki/catalogue'
import { isOpenReply, openReplies } from '../workflow/openReplies.sql.ts'
import { statesOfWork, workflowsOfRight, type StateRef } from '../workflow/workKind.ts'

interface StageState extends StateRef {
  kind: WorkKind
  right: string
}

const letters = (right: string | undefined) => rightLetters.filter((letter) => right === undefined || letter === right)

/** States of cases in which the office must act, with kind of work and right; of one right or all. */
export const stageStates = (right: string | undefined): StageState[] =>
  letters(right).flatMap((letter) =>
    workKinds.flatMap((kind) =>
      kind === 'REPLY' ? [] : statesOfWork(kind, letter).map((state) => ({ ...state, kind, right: letter })),
    ),
  )

/**
 * Every case that waits for the office, once, with kind, right and the instant since which it waits; an answer not examined comes before the
 * state of its case. Suspended cases wait for nobody. Reads the states in the index `process_queue`.
 */
function waiting(right: string | undefined): RawBuilder<unknown> {
  const states = stageStates(right)
  const flows = letters(right).flatMap((letter) => workflowsOfRight(letter).map((flowId) => ({ flowId, letter })))
  const column = <T extends object>(rows: readonly T[], name: keyof T) => sql`${rows.map((row) => row[name])}::text[]`
  const columns = sql`p.proc_typ, p.proc_nbr, p.application_id, p.assigned_to, p.due_date`
  return sql`(
    select ${columns}, p.state_since as since, k.kind, k.letter
      from unnest(${column(states, 'flowId')}, ${column(states, 'state')}, ${column(states, 'kind')}, ${column(states, 'right')}) k(flow_id, state, kind, letter)
      join process p using (flow_id, state)
     where p.frozen_since is null and p.application_id not in ${openReplies}
    union all
    select ${columns}, r.state_since, 'REPLY', k.letter
      from process r join process p using (application_id)
      join unnest(${column(flows, 'flowId')}, ${column(flows, 'letter')}) k(flow_id, letter) on k.flow_id = p.flow_id
     where ${isOpenReply} and p.frozen_since is null)`
}

const isLate = (today: LegalDate) => sql`(w.due_date < ${today}::date)`

export interface LoadRow {
  officerId: number | null
  kind: WorkKind
  total: number
  late: number
}

/** SQL of the waiting cases per officer and kind of work; `officerId` null: nobody took them. */
export const loadQuery = (right: string | undefined, today: LegalDate) => sql<LoadRow>`
  select w.assigned_to as "officerId", w.kind, count(*)::int as total, (count(*) filter (where ${isLate(today)}))::int as late
    from ${waiting(right)} w group by 1, 2`

export interface StageRow {
  kind: WorkKind
  letter: string
  waiting: number
  late: number
  medianSince: Date
  oldestSince: Date
  oldestDue: LegalDate | null
  applicationNumber: string
  officerName: string | null
}

/** SQL of the stages by right, each with the case that waits longest. */
export const stagesQuery = (right: string | undefined, today: LegalDate) => sql<StageRow>`
  with stage as (
    select w.kind, w.letter, count(*)::int as waiting, (count(*) filter (where ${isLate(today)}))::int as late,
           percentile_disc(0.5) within group (order by w.since) as "medianSince", min(w.since) as "oldestSince",
           min(array[extract(epoch from w.since), w.application_id, w.proc_nbr]) as oldest
      from ${waiting(right)} w group by w.kind, w.letter)
  select s.kind, s.letter, s.waiting, s.late, s."medianSince", s."oldestSince", p.due_date as "oldestDue",
         a.application_number as "applicationNumber", u.full_name as "officerName"
    from stage s join application a on a.application_id = s.oldest[2]::bigint
    join process p on p.proc_typ = a.proc_typ and p.proc_nbr = a.proc_nbr left join app_user u on u.user_id = p.assigned_to`

/** Waiting cases per officer and kind. */
export async function listLoad(db: Db, right: string | undefined, today: LegalDate): Promise<LoadRow[]> {
  return (await loadQuery(right, today).execute(db)).rows
}

/** Stages in which cases wait, by right. */
export async function listStages(db: Db, right: string | undefined, today: LegalDate): Promise<StageRow[]> {
  return (await stagesQuery(right, today).execute(db)).rows
}
