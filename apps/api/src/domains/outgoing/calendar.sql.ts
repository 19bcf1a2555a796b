import { tables, type Db } from '@saki/db'
import type { ProcessHistoryRow } from '@saki/domain/inbox/deadlinePeriods'
import type { Language } from '@saki/texts'
import { sql } from 'kysely'

import { casesWithin, requestsWithin, type Asker } from '../../access.ts'
import { statesAsking, statesHolding } from '../../caseState.ts'
import { requestKindOf } from '../inbox/requestOfProcess.sql.ts'

export async function findFeed(db: Db, userId: number): Promise<Date | undefined> {
  const feed = await tables(db)
    .selectFrom('calendarFeed')
    .select('createdAt')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return feed?.createdAt
}

export async function putFeed(db: Db, userId: number, secretHash: Buffer, now: Date): Promise<void> {
  await tables(db)
    .insertInto('calendarFeed')
    .values({ userId, secretHash, createdAt: now })
    .onConflict((c) =>
      c.column('userId').doUpdateSet((eb) => ({
        secretHash: eb.ref('excluded.secretHash'),
        createdAt: eb.ref('excluded.createdAt'),
      })),
    )
    .execute()
}

export async function endFeed(db: Db, userId: number): Promise<void> {
  await tables(db).deleteFrom('calendarFeed').where('userId', '=', userId).execute()
}

/** The active account of a calendar secret. */
export function findFeedHolder(
  db: Db,
  secretHash: Buffer,
): Promise<{ userId: number; language: Language } | undefined> {
  return tables(db)
    .selectFrom('calendarFeed as f')
    .innerJoin('appUser as u', 'u.userId', 'f.userId')
    .select(['u.userId', 'u.locale as language'])
    .where('f.secretHash', '=', secretHash)
    .where('u.status', '=', 'active')
    .executeTakeFirst()
}

/** A process with a current or recent deadline, and its whole history. */
export interface CalendarProcess {
  procTyp: string
  procNbr: number
  applicationNumber: string
  title: string
  flowId: string
  flowVersion: number
  /** Kind of the request it belongs to; null for a case. */
  requestKind: string | null
  /** Whether an answer was received and not judged yet. */
  isAnswered: boolean
  /** Grows whenever an answer is received or judged. */
  answerRevision: number
  history: (Omit<ProcessHistoryRow, 'capturedAt'> & { capturedAt: string; actionDate: string; ground: string })[]
}

/** The processes of the cases and requests within reach whose party must act by a deadline, or whose state changed since `changedSince`. */
export async function listCalendarProcesses(db: Db, reach: Asker, changedSince: Date): Promise<CalendarProcess[]> {
  const { rows } = await sql<CalendarProcess>`
    with reached as (
      select a.proc_typ, a.proc_nbr, a.application_number, a.title from application a
       where a.application_number is not null and ${casesWithin(reach)}
      union all
      select c.proc_typ, c.proc_nbr, a.application_number, a.title
        from request r join request_case c using (request_id) join application a using (application_id)
       where c.proc_nbr is not null and ${requestsWithin(reach, sql`r.owner_id`)}
    )
    select p.proc_typ as "procTyp", p.proc_nbr as "procNbr", a.application_number as "applicationNumber", a.title, p.flow_id as "flowId", ${requestKindOf} as "requestKind",
           p.flow_version as "flowVersion",
           exists (select from process c where c.upper_proc_typ = p.proc_typ and c.upper_proc_nbr = p.proc_nbr
             and c.flow_id || ' ' || c.state = any(${statesHolding()}::text[])) as "isAnswered",
           coalesce((select sum(c.row_version) from process c where c.upper_proc_typ = p.proc_typ and c.upper_proc_nbr = p.proc_nbr
             and c.flow_id = 'letter-answer'), 0)::int as "answerRevision",
           (select json_agg(json_build_object('actionNbr', h.action_nbr, 'action', h.action, 'toState', h.to_state, 'dueDate', h.due_date,
                     'actionDate', h.action_date, 'ground', h.ground,
                     'capturedAt', to_char(h.captured_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by h.action_nbr)
              from process_action h where h.proc_typ = p.proc_typ and h.proc_nbr = p.proc_nbr) as history
      from reached a join process p on p.proc_typ = a.proc_typ and p.proc_nbr = a.proc_nbr
     where (p.due_date is not null and p.flow_id || ' ' || p.state = any(${statesAsking()}::text[]) or p.state_since >= ${changedSince})
     order by a.application_number`.execute(db)
  return rows
}
