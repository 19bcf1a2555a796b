import { tables, type Db } from '@saki/db'
import { daysBefore } from '@saki/domain/dates/durations'

import { AppError } from '../../errors.ts'

/** Days after which a report is deleted, handled or not. */
const KEPT_DAYS = 365

/** What identifies a repeatable report. */
export interface AskedReport {
  /** Keyed hash of the account or, without a session, of the address. */
  reporter: string
  /** The Idempotency-Key header. */
  key: string
  /** Hash of the request; a repeat must be equal. */
  hash: Buffer
}

interface NewReport {
  page: string
  incident: string
  content: string
  userId: number | null
  now: Date
}

/** Number of the report with this key. Throws KEY_REUSED when it was made by another request. */
export async function findReport(db: Db, { reporter, key, hash }: AskedReport): Promise<number | undefined> {
  const found = await tables(db)
    .selectFrom('problemReport')
    .select(['reportId', 'requestHash'])
    .where('reporter', '=', reporter)
    .where('requestKey', '=', key)
    .executeTakeFirst()
  if (found && !found.requestHash.equals(hash)) throw new AppError('KEY_REUSED', key)
  return found?.reportId
}

/** Inserts a report and returns its number; undefined when there is one with this key. */
export async function insertReport(
  db: Db,
  { reporter, key, hash }: AskedReport,
  { now, ...report }: NewReport,
): Promise<number | undefined> {
  const made = await tables(db)
    .insertInto('problemReport')
    .values({ ...report, reporter, requestKey: key, requestHash: hash, madeAt: now })
    .onConflict((conflict) => conflict.columns(['reporter', 'requestKey']).doNothing())
    .returning('reportId')
    .executeTakeFirst()
  return made?.reportId
}

/** Deletes reports older than a year, because they contain personal data. Run it daily. */
export async function pruneReports(db: Db, now: Date): Promise<void> {
  await tables(db).deleteFrom('problemReport').where('madeAt', '<', daysBefore(now, KEPT_DAYS)).execute()
}

export function listReports(db: Db, isHandled: boolean, { limit, offset }: { limit: number; offset: number }) {
  return tables(db)
    .selectFrom('problemReport as r')
    .leftJoin('appUser as u', 'u.userId', 'r.userId')
    .leftJoin('appUser as h', 'h.userId', 'r.handledBy')
    .select(['r.reportId', 'r.page', 'r.incident', 'r.content', 'r.madeAt', 'r.handledAt'])
    .select(['u.fullName as userName', 'u.email', 'h.fullName as handledBy'])
    .where('r.handledAt', isHandled ? 'is not' : 'is', null)
    .orderBy('r.reportId', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countReports(db: Db, isHandled: boolean): Promise<number> {
  const found = await tables(db)
    .selectFrom('problemReport')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('handledAt', isHandled ? 'is not' : 'is', null)
    .executeTakeFirst()
  return found?.total ?? 0
}

/** Marks a report as handled; idempotent. False when the id is unknown. */
export async function markHandled(tx: Db, id: number, officer: number, now: Date): Promise<boolean> {
  await tables(tx)
    .updateTable('problemReport')
    .set({ handledAt: now, handledBy: officer })
    .where('reportId', '=', id)
    .where('handledAt', 'is', null)
    .execute()
  const found = await tables(tx)
    .selectFrom('problemReport')
    .select('reportId')
    .where('reportId', '=', id)
    .executeTakeFirst()
  return found !== undefined
}
