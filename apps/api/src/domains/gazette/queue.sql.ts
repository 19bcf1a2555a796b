import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

import { casePicture } from '../../casePicture.sql.ts'
import { numberLetters } from '../../caseState.ts'
import type { ProcessKey } from '../workflow/recordAction.ts'
import { canBePublished } from './collect.sql.ts'
import { entryLacks, type EntryLack } from './contents.sql.ts'

/** A case in which an officer may publish: queued, or not yet. */
export interface BacklogCase extends ProcessKey {
  applicationId: number
  applicationNumber: string
  title: string
  filingDate: LegalDate
  /** Last day by law; null when the state has none. */
  latest: LegalDate | null
  rowVersion: number
  flowId: string
  flowVersion: number
  state: string
  imageId: string | null
  queuedAt: Date | null
  queuedBy: string | null
  /** What the entry lacks. */
  lacks: EntryLack[]
}

/** The states in which an officer may publish a case of a right. */
export interface PublishingStates {
  right: string
  states: readonly { flow_id: string; state: string }[]
  /** true: only queued ones; false: only the others. */
  isQueued?: boolean | undefined
}

const backlog = ({ right, states, isQueued }: PublishingStates) => sql`
  process p join application a on a.proc_typ = p.proc_typ and a.proc_nbr = p.proc_nbr
  left join gazette_queue q on q.proc_typ = p.proc_typ and q.proc_nbr = p.proc_nbr and ${canBePublished}
 where (p.flow_id, p.state) in (select s.flow_id, s.state from jsonb_to_recordset(${JSON.stringify(states)}::jsonb) as s (flow_id text, state text)) and p.frozen_since is null and a.application_number is not null
   and a.file_typ = any(${numberLetters(right)}::text[])
   ${isQueued === undefined ? sql`` : isQueued ? sql`and q.queued_at is not null` : sql`and q.queued_at is null`}`

/** Cases of a right that an officer may publish, queued ones first, then those whose last day comes first. */
export async function listBacklog(
  db: Db,
  of: PublishingStates,
  { limit, offset }: { limit: number; offset: number },
): Promise<BacklogCase[]> {
  const { rows } = await sql<BacklogCase>`
    select p.proc_typ as "procTyp", p.proc_nbr as "procNbr", a.application_id as "applicationId", a.application_number as "applicationNumber",
           coalesce((select nullif(m.mark_name, '') from application_mark m where m.application_id = a.application_id), a.title) as title,
           a.filing_date as "filingDate", p.due_date as latest, p.row_version as "rowVersion", p.flow_id as "flowId", p.flow_version as "flowVersion", p.state,
           ${casePicture(sql`a.application_id`)} as "imageId", q.queued_at as "queuedAt",
           (select u.full_name from app_user u where u.user_id = q.queued_by) as "queuedBy", ${entryLacks} as lacks
      from ${backlog(of)}
     order by q.queued_at is null, p.due_date nulls last, a.application_number limit ${limit} offset ${offset}`.execute(
    db,
  )
  return rows
}

export interface BacklogCount {
  total: number
  queued: number
  /** Not queued with a last day that has passed. */
  overdue: number
}

export async function countBacklog(db: Db, of: PublishingStates, today: LegalDate): Promise<BacklogCount> {
  const { rows } = await sql<BacklogCount>`
    select count(*)::int as total, count(q.queued_at)::int as queued,
           (count(*) filter (where q.queued_at is null and p.due_date < ${today}::date))::int as overdue
      from ${backlog(of)}`.execute(db)
  return rows[0] ?? { total: 0, queued: 0, overdue: 0 }
}

/** Queued cases of a right that can still be published, with their last day. */
export async function listQueued(
  db: Db,
  right: string,
): Promise<{ applicationId: number; latest: LegalDate | null }[]> {
  const { rows } = await sql<{ applicationId: number; latest: LegalDate | null }>`
    select q.application_id as "applicationId", p.due_date as latest
      from gazette_queue q join process p on p.proc_typ = q.proc_typ and p.proc_nbr = q.proc_nbr
     where q.right_code = ${right} and ${canBePublished}`.execute(db)
  return rows
}

/** Queued cases of a right that can still be published and whose entries lack something. */
export async function countLacking(db: Db, right: string): Promise<number> {
  const { rows } = await sql<{ lacking: number }>`
    select count(*)::int as lacking
      from gazette_queue q join process p on p.proc_typ = q.proc_typ and p.proc_nbr = q.proc_nbr join application a on a.application_id = q.application_id
     where q.right_code = ${right} and ${canBePublished} and cardinality(${entryLacks}) > 0`.execute(db)
  return rows[0]?.lacking ?? 0
}

/** The case with this number, locked until the transaction ends. */
export async function lockCase(tx: Db, applicationNumber: string) {
  const { rows } = await sql<
    ProcessKey &
      Pick<BacklogCase, 'applicationId' | 'flowId' | 'flowVersion' | 'state'> & {
        frozenSince: LegalDate | null
        fileTyp: string
      }
  >`
    select p.proc_typ as "procTyp", p.proc_nbr as "procNbr", a.application_id as "applicationId", p.flow_id as "flowId", p.flow_version as "flowVersion",
           p.state, p.frozen_since as "frozenSince", a.file_typ as "fileTyp"
      from application a join process p on p.proc_typ = a.proc_typ and p.proc_nbr = a.proc_nbr
     where a.application_number = ${applicationNumber} for update of p`.execute(tx)
  return rows[0]
}

export async function insertQueued(
  tx: Db,
  row: ProcessKey & {
    applicationId: number
    rightCode: string
    fromState: string
    act: string
    queuedAt: Date
    queuedBy: number
  },
): Promise<void> {
  await tables(tx)
    .insertInto('gazetteQueue')
    .values(row)
    .onConflict((c) =>
      c.columns(['procTyp', 'procNbr']).doUpdateSet({
        fromState: row.fromState,
        act: row.act,
        queuedAt: row.queuedAt,
        queuedBy: row.queuedBy,
      }),
    )
    .execute()
}

/** Takes a case off the queue; false when it is not in it. */
export async function deleteQueued(tx: Db, applicationNumber: string): Promise<boolean> {
  const { rows } = await sql`
    delete from gazette_queue q using application a where a.application_id = q.application_id and a.application_number = ${applicationNumber} returning 1`.execute(
    tx,
  )
  return rows.length > 0
}
