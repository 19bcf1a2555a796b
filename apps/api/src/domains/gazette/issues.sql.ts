import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { gazetteSeries, type GazetteLetter } from '@saki/domain/gazette/issue'
import { sql } from 'kysely'

import type { GazetteAnnouncement } from './gazette.sql.ts'

export interface IssueRow {
  journalCode: string
  right: GazetteLetter
  year: number
  nbr: number
  name: string
  from: LegalDate
  to: LegalDate
  madeAt: Date
  madeBy: string
  publicationDate: LegalDate | null
  closedAt: Date | null
  closedBy: string | null
  pages: number | null
  size: number | null
  sha256: Buffer | null
  objectKey: string | null
  entries: number
}

const columns = sql`i.journal_code as "journalCode", i.right_code as "right", i.issue_year as year, i.issue_nbr as nbr, i.name, i.period_from as "from",
  i.period_to as "to", i.made_at as "madeAt", m.full_name as "madeBy", i.publication_date as "publicationDate", i.closed_at as "closedAt",
  c.full_name as "closedBy", i.pages, i.size_bytes as size, i.sha256, i.object_key as "objectKey",
  (select count(*)::int from gazette_entry e where e.journal_code = i.journal_code) as entries`
const issues = sql`gazette_issue i join app_user m on m.user_id = i.made_by left join app_user c on c.user_id = i.closed_by`

export interface IssueFilter {
  right?: GazetteLetter
  closedOnly: boolean
}
const conditions = ({ right, closedOnly }: IssueFilter) =>
  sql`${right ? sql`i.right_code = ${right}` : sql`true`} and ${closedOnly ? sql`i.closed_at is not null` : sql`true`}`

/** One page of issues, newest first. */
export async function listIssues(
  db: Db,
  filter: IssueFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<IssueRow[]> {
  const { rows } = await sql<IssueRow>`
    select ${columns} from ${issues} where ${conditions(filter)} order by i.made_at desc, i.journal_code limit ${limit} offset ${offset}`.execute(
    db,
  )
  return rows
}

export async function countIssues(db: Db, filter: IssueFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from gazette_issue i where ${conditions(filter)}`.execute(db)
  return rows[0]?.total ?? 0
}

export async function findIssue(db: Db, journalCode: string): Promise<IssueRow | undefined> {
  const { rows } = await sql<IssueRow>`select ${columns} from ${issues} where i.journal_code = ${journalCode}`.execute(
    db,
  )
  return rows[0]
}

/** Locks an issue until the transaction ends; false when there is none. */
export async function lockIssue(tx: Db, journalCode: string): Promise<boolean> {
  const { rows } = await sql`select 1 from gazette_issue where journal_code = ${journalCode} for update`.execute(tx)
  return rows.length > 0
}

/** The next number of a series, above numbers a restored backup lacks. An advisory lock avoids gaps. */
export async function nextNumber(tx: Db, right: GazetteLetter, year: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`gazette ${right}`}))`.execute(tx)
  const { rows } = await sql<{ nbr: number }>`
    select greatest((select max(issue_nbr) from gazette_issue where right_code = ${right} and issue_year = ${year}),
                    (select max(last_nbr) from skipped_number where counter = ${gazetteSeries({ right, year })}), 0)::int + 1 as nbr`.execute(
    tx,
  )
  return rows[0]?.nbr ?? 1
}

export interface NewGazetteIssue {
  journalCode: string
  right: GazetteLetter
  year: number
  nbr: number
  name: string
  from: LegalDate
  to: LegalDate
  userId: number
  now: Date
}

/** Creates an open issue with its entries in the given order. */
export async function insertIssue(tx: Db, i: NewGazetteIssue, entries: readonly GazetteAnnouncement[]): Promise<void> {
  await sql`
    insert into gazette_issue (journal_code, right_code, issue_year, issue_nbr, name, period_from, period_to, made_at, made_by)
    values (${i.journalCode}, ${i.right}, ${i.year}, ${i.nbr}, ${i.name}, ${i.from}, ${i.to}, ${i.now}, ${i.userId})`.execute(
    tx,
  )
  const rows = entries.map((e, at) => ({
    position: at + 1,
    application_id: e.applicationId,
    proc_typ: e.procTyp,
    proc_nbr: e.procNbr,
    action_nbr: e.actionNbr,
    kind: e.kind,
  }))
  await sql`
    insert into gazette_entry (journal_code, position, application_id, proc_typ, proc_nbr, action_nbr, kind)
    select ${i.journalCode}, e.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
           as e (position int, application_id bigint, proc_typ text, proc_nbr int, action_nbr int, kind text)`.execute(
    tx,
  )
}

/** Deletes an open issue; false when it is closed or not the last of its series. */
export async function deleteIssue(tx: Db, journalCode: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from gazette_issue i where i.journal_code = ${journalCode} and i.closed_at is null and not exists (
      select from gazette_issue y where y.right_code = i.right_code and y.issue_year = i.issue_year and y.issue_nbr > i.issue_nbr) for update`.execute(
    tx,
  )
  if (rows.length === 0) return false
  await sql`delete from gazette_entry where journal_code = ${journalCode}`.execute(tx)
  await sql`delete from gazette_issue where journal_code = ${journalCode}`.execute(tx)
  return true
}

export interface Closing {
  journalCode: string
  day: LegalDate
  userId: number
  now: Date
  pages: number
  size: number
  sha256: Buffer
  objectKey: string
}

/**
 * Freezes the printed entries without undone ones, and writes journal code and publication date to the cases. The publication
 * date is that of the action, from which deadlines run.
 */
export async function closeIssue(tx: Db, c: Closing, entries: readonly GazetteAnnouncement[]): Promise<void> {
  await sql`delete from gazette_entry where journal_code = ${c.journalCode}`.execute(tx)
  const rows = entries.map((entry, at) => ({ position: at + 1, entry }))
  await sql`
    insert into gazette_entry (journal_code, position, application_id, proc_typ, proc_nbr, action_nbr, kind, entry)
    select ${c.journalCode}, e.position, (e.entry ->> 'applicationId')::bigint, e.entry ->> 'procTyp', (e.entry ->> 'procNbr')::int,
           (e.entry ->> 'actionNbr')::int, e.entry ->> 'kind', e.entry
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e (position int, entry jsonb)`.execute(tx)
  await sql`
    update gazette_issue set publication_date = ${c.day}, closed_at = ${c.now}, closed_by = ${c.userId}, pages = ${c.pages}, size_bytes = ${c.size},
           sha256 = ${c.sha256}, object_key = ${c.objectKey} where journal_code = ${c.journalCode}`.execute(tx)
  await sql`
    update application a set publication_date = x.action_date, journal_code = ${c.journalCode}
      from gazette_entry e join process_action x using (proc_typ, proc_nbr, action_nbr)
     where e.journal_code = ${c.journalCode} and e.kind = 'PUBLICATION' and a.application_id = e.application_id`.execute(
    tx,
  )
}
