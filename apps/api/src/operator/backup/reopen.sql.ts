import type { Db } from '@saki/db'
import { codesBeforeReopening } from '@saki/domain/billing/codeRanges'
import { daysBefore } from '@saki/domain/dates/durations'
import { dayOfYear, legalDateOf, yearOf } from '@saki/domain/dates/legalDate'
import { gazetteSeries } from '@saki/domain/gazette/issue'
import { sql } from 'kysely'

import type { Job } from '../../ports/jobs.ts'
import { counterRows, counterSequences, type CounterRow } from './counters.ts'

export interface ClosedRestore {
  restoreId: number
  backupId: string
  takenAt: Date
}

/** The newest restore that was not reopened yet. */
export async function findClosed(db: Db): Promise<ClosedRestore | undefined> {
  const { rows } = await sql<ClosedRestore>`
    select restore_id as "restoreId", backup_id as "backupId", taken_at as "takenAt" from restored_backup
     where reopened_at is null order by restore_id desc limit 1`.execute(db)
  return rows[0]
}

/** Opens the portal: at once within the caller's transaction, for others with its commit. Throws when it was reopened meanwhile. */
export async function markReopened(tx: Db, now: Date, letterSkip: number): Promise<void> {
  const { rows } = await sql`
    update restored_backup set reopened_at = ${now}, letter_skip = ${letterSkip} where reopened_at is null returning 1`.execute(
    tx,
  )
  if (rows.length === 0) throw new Error('Another command reopened the portal at the same time. Nothing was changed.')
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
  const { rows } = await sql<{ series: string }>`
    select file_typ || file_seq as series from file_sequence union select file_typ || file_seq from number_counter`.execute(
    db,
  )
  return [
    ...years.flatMap((year) => rows.map(({ series }) => `${series}${year}`)),
    ...REGISTERS,
    ...years.flatMap((year) => (['P', 'D', 'T'] as const).map((right) => gazetteSeries({ right, year }))),
  ]
}

const REGISTERS = ['IDP', 'IDS', 'IDD', 'IDM']
const APPLICATIONS = /^(?<typ>[A-Z])(?<seq>[A-Z0-9]{2})(?<year>\d{4})$/

/** Sets the last number of a counter. Issues of the gazette have no counter row; they are numbered above skipped_number. */
export async function setCounter(tx: Db, counter: string, last: number): Promise<void> {
  const sequence = counterSequences.get(counter)
  if (sequence) {
    await sql`select setval(${sequence}::regclass, ${last}::bigint)`.execute(tx)
    return
  }
  const { typ, seq, year } = APPLICATIONS.exec(counter)?.groups ?? {}
  if (year !== undefined)
    await sql`insert into number_counter (file_typ, file_seq, file_ser, last_nbr) values (${typ}, ${seq}, ${Number(year)}, ${last})
              on conflict (file_typ, file_seq, file_ser) do update set last_nbr = excluded.last_nbr`.execute(tx)
  else if (REGISTERS.includes(counter))
    await sql`insert into registration_counter (series, last_nbr) values (${counter}, ${last})
              on conflict (series) do update set last_nbr = excluded.last_nbr`.execute(tx)
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
    await tx
      .insertInto('skipped_number')
      .values({ restore_id: restoreId, counter, first_nbr: first, last_nbr: last, why, skipped_at: now })
      .execute()
}

/** Billing codes are random, so ranges are skipped instead: those of this day that may have been issued before the reopening. */
export async function skippedCodes(db: Db, now: Date, why: string): Promise<Skipped[]> {
  const day = legalDateOf(now)
  const counter = `BILLING-${String(yearOf(day) % 100).padStart(2, '0')}${String(dayOfYear(day)).padStart(3, '0')}`
  const { rows } = await sql<{ before: number }>`
    select count(distinct restore_id)::int as before from skipped_number where counter = ${counter}`.execute(db)
  return codesBeforeReopening((rows[0]?.before ?? 0) + 1).map((range) => ({ counter, ...range, why }))
}

/** Deletes and returns up to `limit` of the jobs set aside. */
export async function takeRestoredJobs(tx: Db, limit: number): Promise<Job[]> {
  const { rows } = await sql<{ data: Job }>`
    delete from restored_job where job_id in (select job_id from restored_job order by job_id limit ${limit}) returning data`.execute(
    tx,
  )
  return rows.map(({ data }) => data)
}

/** Number of submissions in the 30 days before an instant; used to suggest a margin. */
export async function submissionsBefore(db: Db, instant: Date): Promise<number> {
  const from = daysBefore(instant, 30)
  const { rows } = await sql<{ filed: number }>`
    select count(*)::int as filed from application where submitted_at > ${from} and submitted_at <= ${instant}`.execute(
    db,
  )
  return rows[0]?.filed ?? 0
}
