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
  /** Added to the highest known number of each counter. */
  margin: number
  /** Numbers entered by the operator: the counter continues above them. */
  atLeast: ShownNumbers
  /** Numbers found on documents younger than the backup. */
  found: ShownNumbers
  now: Date
}

/** Greatest margin for counters that issue only a few numbers per year or case: gazette issues and letters. */
export const FEW = 10
const JOBS_AT_ONCE = 500
const isGazette = (counter: string) => /^[A-Z]+-\d{4}$/.test(counter)

/** The names in `atLeast` that are no counters. */
export async function findUnknown(db: Db, closed: ClosedRestore, { atLeast, now }: Reopening): Promise<string[]> {
  const known = new Set([...(await readCounters(db)).keys(), ...(await listPossibleCounters(db, closed.takenAt, now))])
  return Object.keys(atLeast).filter((counter) => !known.has(counter))
}

/**
 * Raises every counter above what may have been issued after the backup, records the skipped numbers, queues the jobs set aside and opens
 * the portal, all in the caller's transaction.
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
