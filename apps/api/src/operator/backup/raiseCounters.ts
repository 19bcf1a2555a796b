import type { Db } from '@saki/db'

import type { ShownNumbers } from '../../domains/documents/numberSeal.ts'
import type { Jobs } from '../../ports/jobs.ts'
import {
  insertSkipped,
  listPossibleCounters,
  markReopened,
  readCounters,
  setCounter,
  skippedCodes,
  takeRestoredJobs,
  type ClosedRestore,
  type Skipped,
} from './reopen.sql.ts'

export interface Reopening {
  /** How far each counter goes on above the highest number known. */
  margin: number
  /** Numbers known by hand: each counter goes on above its own. */
  atLeast: ShownNumbers
  /** Numbers on documents younger than the backup. */
  found: ShownNumbers
  now: Date
}

/** A few a year, or a few in a case: more than this are not issued between two backups. */
export const FEW = 10
const JOBS_AT_ONCE = 500
const isGazette = (counter: string) => /^[A-Z]+-\d{4}$/.test(counter)

/** The name of a counter as it is written by hand, or undefined. */
export async function findUnknown(db: Db, closed: ClosedRestore, { atLeast, now }: Reopening): Promise<string[]> {
  const known = new Set([...(await readCounters(db)).keys(), ...(await listPossibleCounters(db, closed.takenAt, now))])
  return Object.keys(atLeast).filter((counter) => !known.has(counter))
}

/**
 * Raises every counter above what may have been issued after the backup, writes down what is left out, puts the jobs set aside into the
 * queue and opens the portal, all in the caller's transaction.
 */
export async function reopenPortal(tx: Db, jobs: Jobs, closed: ClosedRestore, given: Reopening): Promise<Skipped[]> {
  const { margin, atLeast, found, now } = given
  await markReopened(tx, now, Math.min(margin, FEW))
  const current = await readCounters(tx)
  const counters = new Set([
    ...current.keys(),
    ...(await listPossibleCounters(tx, closed.takenAt, now)),
    ...Object.keys(found),
  ])
  const skipped: Skipped[] = []
  for (const counter of counters) {
    const before = current.get(counter) ?? 0
    const last = lastOf(counter, before, given)
    if (last <= before) continue
    await setCounter(tx, counter, last)
    const known = [
      found[counter] !== undefined && `on a document: ${found[counter]}`,
      atLeast[counter] !== undefined && `by hand: ${atLeast[counter]}`,
    ].filter((text) => text !== false)
    const why = [`restored from ${closed.backupId}`, `margin ${margin}`, ...known].join(', ')
    skipped.push({ counter, first: before + 1, last, why })
  }
  if (margin > 0) skipped.push(...(await skippedCodes(tx, now, `restored from ${closed.backupId}`)))
  await insertSkipped(tx, closed.restoreId, skipped, now)
  for (;;) {
    const waiting = await takeRestoredJobs(tx, JOBS_AT_ONCE)
    if (waiting.length === 0) return skipped
    await jobs.enqueueAll(tx, waiting)
  }
}

function lastOf(counter: string, before: number, { margin, atLeast, found }: Reopening): number {
  const above = isGazette(counter) ? Math.min(margin, FEW) : margin
  return Math.max(Math.max(before, found[counter] ?? 0) + above, atLeast[counter] ?? 0)
}
