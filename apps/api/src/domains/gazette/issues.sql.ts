import { rightsOfLetter } from '@saki/catalogue'
import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { gazetteSeries } from '@saki/domain/gazette/issue'
import { sql } from 'kysely'

import type { GazetteAnnouncement } from './gazette.sql.ts'

export interface IssueRow {
  journalCode: string
  right: string
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

export interface IssueFilter {
  right?: string
  closedOnly: boolean
}

const issues = (db: Db) =>
  tables(db)
    .selectFrom('gazetteIssue as i')
    .innerJoin('appUser as m', 'm.userId', 'i.madeBy')
    .leftJoin('appUser as c', 'c.userId', 'i.closedBy')
    .select(['i.journalCode', 'i.rightCode as right', 'i.issueYear as year', 'i.issueNbr as nbr', 'i.name'])
    .select(['i.periodFrom as from', 'i.periodTo as to', 'i.madeAt', 'm.fullName as madeBy', 'i.publicationDate'])
    .select(['i.closedAt', 'c.fullName as closedBy', 'i.pages', 'i.sizeBytes as size', 'i.sha256', 'i.objectKey'])
    .select((eb) =>
      eb
        .selectFrom('gazetteEntry as e')
        .select((entry) => entry.fn.countAll<number>().as('entries'))
        .whereRef('e.journalCode', '=', 'i.journalCode')
        .$asScalar()
        .$notNull()
        .as('entries'),
    )

/** One page of issues, newest first. */
export function listIssues(
  db: Db,
  { right, closedOnly }: IssueFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<IssueRow[]> {
  let found = issues(db)
  if (right) found = found.where('i.rightCode', '=', right)
  if (closedOnly) found = found.where('i.closedAt', 'is not', null)
  return found.orderBy('i.madeAt', 'desc').orderBy('i.journalCode').limit(limit).offset(offset).execute()
}

export async function countIssues(db: Db, { right, closedOnly }: IssueFilter): Promise<number> {
  let found = tables(db).selectFrom('gazetteIssue')
  if (right) found = found.where('rightCode', '=', right)
  if (closedOnly) found = found.where('closedAt', 'is not', null)
  const counted = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirst()
  return counted?.total ?? 0
}

export function findIssue(db: Db, journalCode: string): Promise<IssueRow | undefined> {
  return issues(db).where('i.journalCode', '=', journalCode).executeTakeFirst()
}

/** Locks an issue until the transaction ends; false when there is none. */
export async function lockIssue(tx: Db, journalCode: string): Promise<boolean> {
  const found = await tables(tx)
    .selectFrom('gazetteIssue')
    .select('journalCode')
    .where('journalCode', '=', journalCode)
    .forUpdate()
    .executeTakeFirst()
  return found !== undefined
}

/** Prefix of the gazette of a right. Throws an Error for an unknown letter. */
export function seriesOf(right: string): string {
  const [own] = rightsOfLetter(right)
  if (!own) throw new Error(`no right ${right}`)
  return own.gazette.series
}

/** The next number of a series, above numbers a restored backup lacks. An advisory lock avoids gaps. */
export async function nextNumber(tx: Db, right: string, year: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`gazette ${right}`}))`.execute(tx)
  const issued = await tables(tx)
    .selectFrom('gazetteIssue')
    .select((eb) => eb.fn.max('issueNbr').as('last'))
    .where('rightCode', '=', right)
    .where('issueYear', '=', year)
    .executeTakeFirst()
  const skipped = await tables(tx)
    .selectFrom('skippedNumber')
    .select((eb) => eb.fn.max('lastNbr').as('last'))
    .where('counter', '=', gazetteSeries({ series: seriesOf(right), year }))
    .executeTakeFirst()
  return Math.max(issued?.last ?? 0, skipped?.last ?? 0) + 1
}

export interface NewGazetteIssue {
  journalCode: string
  right: string
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
  const { journalCode, name, userId, now } = i
  await tables(tx)
    .insertInto('gazetteIssue')
    .values({
      journalCode,
      rightCode: i.right,
      issueYear: i.year,
      issueNbr: i.nbr,
      name,
      periodFrom: i.from,
      periodTo: i.to,
      madeAt: now,
      madeBy: userId,
    })
    .execute()
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
  await tables(tx).deleteFrom('gazetteEntry').where('journalCode', '=', journalCode).execute()
  await tables(tx).deleteFrom('gazetteIssue').where('journalCode', '=', journalCode).execute()
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
  await tables(tx).deleteFrom('gazetteEntry').where('journalCode', '=', c.journalCode).execute()
  const rows = entries.map((entry, at) => ({ position: at + 1, entry }))
  await sql`
    insert into gazette_entry (journal_code, position, application_id, proc_typ, proc_nbr, action_nbr, kind, entry)
    select ${c.journalCode}, e.position, (e.entry ->> 'applicationId')::bigint, e.entry ->> 'procTyp', (e.entry ->> 'procNbr')::int,
           (e.entry ->> 'actionNbr')::int, e.entry ->> 'kind', e.entry
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e (position int, entry jsonb)`.execute(tx)
  const { day, now, userId, pages, size, sha256, objectKey } = c
  await tables(tx)
    .updateTable('gazetteIssue')
    .set({ publicationDate: day, closedAt: now, closedBy: userId, pages, sizeBytes: size, sha256, objectKey })
    .where('journalCode', '=', c.journalCode)
    .execute()
  await sql`
    update application a set publication_date = x.action_date, journal_code = ${c.journalCode}
      from gazette_entry e join process_action x using (proc_typ, proc_nbr, action_nbr)
     where e.journal_code = ${c.journalCode} and e.kind = 'PUBLICATION' and a.application_id = e.application_id`.execute(
    tx,
  )
}
