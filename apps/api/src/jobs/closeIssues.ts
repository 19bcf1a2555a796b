import { rightLetters } from '@saki/catalogue'
import { transact, type Db } from '@saki/db'
import { MINUTE_MS } from '@saki/domain/dates/durations'
import { legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { publicationDayOf } from '@saki/domain/gazette/issueDay'
import { sql, type RawBuilder } from 'kysely'

import { numberLetters, statesHolding } from '../caseState.ts'
import { collectIssue } from '../domains/gazette/collectIssue.ts'
import { finishIssue } from '../domains/gazette/finishIssue.ts'
import { issueDaysOf, kindOn } from '../domains/gazette/issueDays.sql.ts'
import { listUnclosed } from '../domains/gazette/issues.sql.ts'
import { timedStates } from '../domains/gazette/publishingStates.ts'
import { listQueued } from '../domains/gazette/queue.sql.ts'
import type { ProcessKey } from '../domains/workflow/recordAction.ts'
import type { CompletedAct } from '../domains/workflow/takeAction.ts'
import type { Services } from '../services.ts'
import { dueQuery } from './dueQuery.ts'

/** More cases than can be published by the system on one day. */
const MOST_TIMED = 100_000
/** An issue that is not closed after this time is finished by the scheduler, because its own job may have been lost. */
const OWN_JOB_MS = 5 * MINUTE_MS
/** Issues that one run finishes in place of their jobs, newest first; the next run goes on. */
const MOST_RESUMED = 4

/**
 * Makes the issues of the gazette that appear on the day of `now`, and finishes those that were interrupted: the regular issue of a right on
 * its day, and an extra one when cases are published by the system that day or a queued case would miss its last day. Returns the names of
 * what failed; it is tried again at the next run.
 */
export async function closeDueIssues(
  services: Services,
  now: Date,
  onPublished?: (acted: CompletedAct) => void,
): Promise<string[]> {
  const { db, log } = services
  const failed: string[] = []
  const attempt = async <R>(name: string, work: () => Promise<R>) => {
    try {
      return await work()
    } catch (error) {
      failed.push(name)
      log.error({ alarm: 'gazette_failed', issue: name, err: error }, 'an issue of the gazette could not be finished')
      return undefined
    }
  }
  const made = new Set<string>()
  for (const right of rightLetters) {
    const code = await attempt(right, () => collectDue(db, right, now))
    if (code !== undefined) made.add(code)
  }
  const interrupted = await listUnclosed(db, new Date(now.getTime() - OWN_JOB_MS), MOST_RESUMED)
  for (const code of new Set([...interrupted, ...made]))
    await attempt(code, () => finishIssue(services, code, onPublished))
  return failed
}

/** The issue of a right that appears today; undefined when none does. */
async function collectDue(db: Db, right: string, now: Date): Promise<string | undefined> {
  const today = legalDateOf(now)
  const days = await issueDaysOf(db, right)
  const kind = kindOn(today, days)
  const timed = await listTimed(db, right, today)
  const isNow = ({ latest }: { latest: LegalDate | null }) => publicationDayOf({ today, latest }, days) <= today
  if (kind === 'extra' && timed.length === 0 && !(await listQueued(db, right)).some(isNow)) return undefined
  const issue = { right, kind, day: today, madeBy: null, now, timed } as const
  return transact(db, (tx) => collectIssue(tx, issue))
}

/** Cases of a right that the system publishes up to a day. */
function listTimed(db: Db, right: string, today: LegalDate): Promise<ProcessKey[]> {
  const isTimed: RawBuilder<boolean> = sql`p.flow_id || ' ' || p.state = any(${timedStates}::text[])`
  const isOfRight: RawBuilder<boolean> = sql`exists (
    select from application a where a.proc_typ = p.proc_typ and a.proc_nbr = p.proc_nbr and a.file_typ = any(${numberLetters(right)}::text[]))`
  return dueQuery(db, today, statesHolding(), undefined, MOST_TIMED).where(isTimed).where(isOfRight).execute()
}
