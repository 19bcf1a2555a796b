import { transact } from '@saki/db'
import { addDays, legalDateOf } from '@saki/domain/dates/legalDate'

import { makePart, type OpenDataServices } from './makePart.ts'
import {
  beginDayIssue,
  beginFullIssue,
  completeIssue,
  deleteChanges,
  deleteOldIssues,
  hasFullIssueSince,
  listNextCases,
  listNextChanges,
  moveFullIssue,
  releaseIssue,
  takeIssue,
  type OpenIssue,
} from './openData.sql.ts'

/** Full issues that stay, with the days since the older of them. */
const KEPT_FULLS = 2
/** Cases of one file. */
const CASES_OF_PART = 5_000
/** Longest time that one run makes a part; after it another may begin. */
const RUN_MS = 600_000

interface Limits {
  /** Milliseconds after which no further part is begun. */
  forMs: number
  casesOfPart?: number
}

/**
 * Makes the files of open data that are due: one issue of the changes until the night after each day, and a full one each month. Each part is
 * published by one transaction, so that a run that ended anywhere is continued by the next. Returns whether nothing is left to do here: all is
 * made, or another run makes it.
 */
export async function makeOpenData(
  services: OpenDataServices,
  now: Date,
  { forMs, casesOfPart = CASES_OF_PART }: Limits,
): Promise<boolean> {
  const { db } = services
  const today = legalDateOf(now)
  const month = `${today.slice(0, 8)}01`
  if (!(await hasFullIssueSince(db, month))) await beginFullIssue(db, today, now)
  await beginDayIssue(db, addDays(today, -1), now)
  const since = performance.now()
  while (performance.now() - since <= forMs) {
    const issue = await takeIssue(db, now, new Date(now.getTime() + RUN_MS))
    if (!issue) return true
    try {
      if (!(await makeNextPart(services, now, issue, casesOfPart))) await finish(services, issue, now)
    } finally {
      await releaseIssue(db, issue.issue)
    }
  }
  return false
}

/** Makes the next part of an issue; false when it has all. */
async function makeNextPart(services: OpenDataServices, now: Date, issue: OpenIssue, most: number): Promise<boolean> {
  if (issue.isFull) {
    const ids = await listNextCases(services.db, issue.lastCase, most)
    const last = ids.at(-1)
    if (last === undefined) return false
    await makePart(services, now, { issue, ids, take: (tx) => moveFullIssue(tx, issue, last) })
    return true
  }
  const changes = await listNextChanges(services.db, issue.lastChange ?? 0, most)
  if (changes.length === 0) return false
  const ids = [...new Set(changes.map(({ applicationId }) => applicationId))]
  const numbers = changes.map(({ changeNbr }) => changeNbr)
  await makePart(services, now, { issue, ids, take: (tx) => deleteChanges(tx, numbers) })
  return true
}

async function finish({ db, files }: OpenDataServices, { issue, isFull }: OpenIssue, now: Date): Promise<void> {
  const old = await transact(db, async (tx) => {
    await completeIssue(tx, issue, now)
    return isFull ? deleteOldIssues(tx, KEPT_FULLS) : []
  })
  for (const key of old) await files.remove(key)
}
