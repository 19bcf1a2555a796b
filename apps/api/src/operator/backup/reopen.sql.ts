import { rights } from '@saki/catalogue'
import { tables, type Db } from '@saki/db'
import { codesBeforeReopening } from '@saki/domain/billing/codeRanges'
import { daysBefore } from '@saki/domain/dates/durations'
import { dayOfYear, legalDateOf, yearOf } from '@saki/domain/dates/legalDate'
import { gazetteSeries } from '@saki/domain/gazette/issue'
import { sql } from 'kysely'

import type { Job } from '../../ports/jobs.ts'
import { counterRows, counterSequences, type CounterRow } from './counters.ts'

/** The newest restore that was not reopened yet. */
export function findClosed(db: Db) {
  return tables(db)
    .selectFrom('restoredBackup')
    .select(['restoreId', 'backupId', 'takenAt'])
    .where('reopenedAt', 'is', null)
    .orderBy('restoreId', 'desc')
    .limit(1)
    .executeTakeFirst()
}
export type ClosedRestore = NonNullable<Awaited<ReturnType<typeof findClosed>>>

/** Opens the portal: at once within the caller's transaction, for others with its commit. Throws when it was reopened meanwhile. */
export async function markReopened(tx: Db, now: Date, letterSkip: number): Promise<void> {
  const reopened = await tables(tx)
    .updateTable('restoredBackup')
    .set({ reopenedAt: now, letterSkip })
    .where('reopenedAt', 'is', null)
    .executeTakeFirst()
  if (reopened.numUpdatedRows === 0n)
    throw new Error('Another command reopened the portal at the same time. Nothing was changed.')
}

/** Last number of every counter by its name. */
export async function readCounters(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql.raw<CounterRow>(counterRows).execute(db)
  return new Map(rows.map(({ counter, last }) => [counter, last]))
}

/**
 * Counters that may have started after the backup: every series of applications and the gazette for each year since, and the registration
 * series.
 */
export async function listPossibleCounters(db: Db, takenAt: Date, now: Date): Promise<string[]> {
  const [from, to] = [yearOf(legalDateOf(takenAt)), yearOf(legalDateOf(now))]
  const years = Array.from({ length: to - from + 1 }, (_, i) => from + i)
  const rows = await tables(db)
    .selectFrom('fileSequence')
    .select((eb) => eb('fileTyp', '||', eb.ref('fileSeq')).as('series'))
    .union((eb) => eb.selectFrom('numberCounter').select((of) => of('fileTyp', '||', of.ref('fileSeq')).as('series')))
    .execute()
  return [
    ...years.flatMap((year) => rows.map(({ series }) => `${series}${year}`)),
    ...REGISTERS,
    ...years.flatMap((year) => [...gazettes].map((series) => gazetteSeries({ series, year }))),
  ]
}

const REGISTERS = rights.map(({ register }) => register.series)
const gazettes = new Set(rights.map(({ gazette }) => gazette.series))
const APPLICATIONS = /^(?<typ>[A-Z])(?<seq>[A-Z0-9]{2})(?<year>\d{4})$/

/** Sets the last number of a counter. Issues of the gazette have no counter row; they are numbered above skipped_number. */
export async function setCounter(tx: Db, counter: string, last: number): Promise<void> {
  const sequence = counterSequences.get(counter)
  if (sequence) {
    await sql`select setval(${sequence}::regclass, ${last}::bigint)`.execute(tx)
    return
  }
  const { typ, seq, year } = APPLICATIONS.exec(counter)?.groups ?? {}
  if (typ !== undefined && seq !== undefined)
    await tables(tx)
      .insertInto('numberCounter')
      .values({ fileTyp: typ, fileSeq: seq, fileSer: Number(year), lastNbr: last })
      .onConflict((c) => c.columns(['fileTyp', 'fileSeq', 'fileSer']).doUpdateSet({ lastNbr: last }))
      .execute()
  else if (REGISTERS.includes(counter))
    await tables(tx)
      .insertInto('registrationCounter')
      .values({ series: counter, lastNbr: last })
      .onConflict((c) => c.column('series').doUpdateSet({ lastNbr: last }))
      .execute()
}

export interface Skipped {
  counter: string
  first: number
  last: number
  why: string
}

/** Records ranges of numbers that the reopening left out. */
export async function insertSkipped(tx: Db, restoreId: number, skipped: readonly Skipped[], now: Date): Promise<void> {
  for (const { counter, first, last, why } of skipped)
    await tables(tx)
      .insertInto('skippedNumber')
      .values({ restoreId: restoreId, counter, firstNbr: first, lastNbr: last, why, skippedAt: now })
      .execute()
}

/** Billing codes are random, so ranges are skipped instead: those of this day that may have been issued before the reopening. */
export async function skippedCodes(db: Db, now: Date, why: string): Promise<Skipped[]> {
  const day = legalDateOf(now)
  const counter = `BILLING-${String(yearOf(day) % 100).padStart(2, '0')}${String(dayOfYear(day)).padStart(3, '0')}`
  const found = await tables(db)
    .selectFrom('skippedNumber')
    .select((eb) => eb.fn.count<number>('restoreId').distinct().as('before'))
    .where('counter', '=', counter)
    .executeTakeFirst()
  return codesBeforeReopening((found?.before ?? 0) + 1).map((range) => ({ counter, ...range, why }))
}

/** Deletes and returns up to `limit` of the jobs set aside. */
export async function takeRestoredJobs(tx: Db, limit: number): Promise<Job[]> {
  const rows = await tables(tx)
    .deleteFrom('restoredJob')
    .where('jobId', 'in', (eb) => eb.selectFrom('restoredJob').select('jobId').orderBy('jobId').limit(limit))
    .returning('data')
    .$narrowType<{ data: Job }>()
    .execute()
  return rows.map(({ data }) => data)
}

/** Number of submissions in the 30 days before an instant; used to suggest a margin. */
export async function submissionsBefore(db: Db, instant: Date): Promise<number> {
  const from = daysBefore(instant, 30)
  const found = await tables(db)
    .selectFrom('application')
    .select((eb) => eb.fn.countAll<number>().as('filed'))
    .where('submittedAt', '>', from)
    .where('submittedAt', '<=', instant)
    .executeTakeFirst()
  return found?.filed ?? 0
}
