import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'

import { insertIssue, lockSeries, type IssueKind } from '../../gazetteNumbers.sql.ts'
import type { ProcessKey } from '../workflow/recordAction.ts'
import { insertEntries, listIncoming, periodStart, takeFromQueue } from './collect.sql.ts'

export interface CollectedIssue {
  right: string
  kind: Exclude<IssueKind, 'special'>
  day: LegalDate
  /** Null: the scheduler. */
  madeBy: number | null
  now: Date
  /** Cases that are published by the system on this day. */
  timed?: readonly ProcessKey[]
}

/**
 * Makes an issue of everything that waits for one, in the caller's transaction: queued cases that can still be published, cases that the
 * system publishes that day, registrations, and corrections. From then on the issue has its number, date and order; `finishIssue` does the rest.
 * Returns its code; undefined when nothing waits.
 */
export async function collectIssue(
  tx: Db,
  { right, kind, day, madeBy, now, timed = [] }: CollectedIssue,
): Promise<string | undefined> {
  await lockSeries(tx, right)
  const incoming = await listIncoming(tx, right, timed)
  await takeFromQueue(tx, right)
  if (incoming.length === 0) return undefined
  const journalCode = await insertIssue(tx, { right, kind, day, from: await periodStart(tx, right, day), madeBy, now })
  await insertEntries(tx, journalCode, incoming)
  return journalCode
}
