import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

import type { IssueKind } from '../../gazetteNumbers.sql.ts'

export interface IssueRow {
  journalCode: string
  right: string
  name: string
  kind: IssueKind
  from: LegalDate
  to: LegalDate
  publicationDate: LegalDate
  madeAt: Date
  /** Null: the scheduler. */
  madeBy: string | null
  closedAt: Date | null
  pages: number | null
  size: number | null
  sha256: Buffer | null
  objectKey: string | null
  /** Entries that were not left out. */
  entries: number
}

export interface IssueFilter {
  right?: string
  /** Without special issues. */
  weeklyOnly?: boolean
  closedOnly: boolean
}

const issues = (db: Db) =>
  tables(db)
    .selectFrom('gazetteIssue as i')
    .leftJoin('appUser as m', 'm.userId', 'i.madeBy')
    .select(['i.journalCode', 'i.rightCode as right', 'i.name', 'i.periodFrom as from', 'i.periodTo as to', 'i.madeAt'])
    .select(['m.fullName as madeBy', 'i.publicationDate', 'i.closedAt', 'i.pages', 'i.sizeBytes as size', 'i.sha256'])
    .select('i.objectKey')
    .select((eb) => [
      eb.ref('i.kind').$castTo<IssueKind>().as('kind'),
      eb
        .selectFrom('gazetteEntry as e')
        .select((entry) => entry.fn.countAll<number>().as('entries'))
        .whereRef('e.journalCode', '=', 'i.journalCode')
        .where('e.droppedAt', 'is', null)
        .$asScalar()
        .$notNull()
        .as('entries'),
    ])

/** One page of issues, newest first. */
export function listIssues(
  db: Db,
  { right, closedOnly, weeklyOnly = false }: IssueFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<IssueRow[]> {
  let found = issues(db)
  if (right) found = found.where('i.rightCode', '=', right)
  if (closedOnly) found = found.where('i.closedAt', 'is not', null)
  if (weeklyOnly) found = found.where('i.kind', '<>', 'special')
  return found
    .orderBy('i.publicationDate', 'desc')
    .orderBy('i.issueNbr', 'desc')
    .orderBy('i.journalCode')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countIssues(db: Db, { right, closedOnly, weeklyOnly = false }: IssueFilter): Promise<number> {
  let found = tables(db).selectFrom('gazetteIssue')
  if (right) found = found.where('rightCode', '=', right)
  if (closedOnly) found = found.where('closedAt', 'is not', null)
  if (weeklyOnly) found = found.where('kind', '<>', 'special')
  const counted = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirst()
  return counted?.total ?? 0
}

export function findIssue(db: Db, journalCode: string): Promise<IssueRow | undefined> {
  return issues(db).where('i.journalCode', '=', journalCode).executeTakeFirst()
}

/** Locks an issue until the transaction ends; undefined when there is none. */
export function lockIssue(
  tx: Db,
  journalCode: string,
): Promise<{ closedAt: Date | null; objectKey: string | null } | undefined> {
  return tables(tx)
    .selectFrom('gazetteIssue')
    .select(['closedAt', 'objectKey'])
    .where('journalCode', '=', journalCode)
    .forUpdate()
    .executeTakeFirst()
}

/** Codes of issues made before an instant that are not closed yet, newest first. */
export async function listUnclosed(db: Db, before: Date, most: number): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('gazetteIssue')
    .select('journalCode')
    .where('closedAt', 'is', null)
    .where('madeAt', '<', before)
    .orderBy('madeAt', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ journalCode }) => journalCode)
}

export interface IssuePdf {
  pages: number
  size: number
  sha256: Buffer
  objectKey: string
}

/** Keeps the PDF of an issue that is not closed; false when it has one already, unless it is made `again`. */
export async function keepDraft(
  tx: Db,
  journalCode: string,
  { pages, size, sha256, objectKey }: IssuePdf,
  again?: 'again',
): Promise<boolean> {
  let kept = tables(tx)
    .updateTable('gazetteIssue')
    .set({ pages, sizeBytes: size, sha256, objectKey })
    .where('journalCode', '=', journalCode)
    .where('closedAt', 'is', null)
  if (!again) kept = kept.where('objectKey', 'is', null)
  return (await kept.executeTakeFirst()).numUpdatedRows === 1n
}

/**
 * Closes an issue: from now on it is never changed. Cases published before their entry existed, by an earlier version of the portal, get
 * its code and the day of their publication.
 */
export async function closeIssue(
  tx: Db,
  journalCode: string,
  { now, dataSha256 }: { now: Date; dataSha256: Buffer },
): Promise<void> {
  await sql`
    update application a set publication_date = x.action_date, journal_code = ${journalCode}
      from gazette_entry e join process_action x using (proc_typ, proc_nbr, action_nbr)
     where e.journal_code = ${journalCode} and e.kind = 'PUBLICATION' and a.application_id = e.application_id
       and a.journal_code is null`.execute(tx)
  await tables(tx)
    .updateTable('gazetteIssue')
    .set({ closedAt: now, dataSha256 })
    .where('journalCode', '=', journalCode)
    .execute()
}
