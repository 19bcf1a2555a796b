import type { Db } from '@saki/db'

import { rightOfLetter } from '../../caseState.ts'
import { ConflictError } from '../../errors.ts'
import { insertIssue } from '../../gazetteNumbers.sql.ts'
import type { Services } from '../../services.ts'
import { findFileType, insertOnlyEntry, markPublished, publishCase } from './announcements.sql.ts'
import type { RecordedAction } from './checkAction.ts'
import type { ActionResult } from './recordAction.ts'

/** Page of the only entry of a special issue: the one after the cover. */
const FIRST_ENTRY_PAGE = 2

/**
 * Publishes a case with an issue of the gazette, in the transaction of its act: with the issue that waits for it (`act.issue`), else with a
 * special issue of its own, which a job prints. Date of publication is that of the issue. Does nothing for an act that does not publish.
 * Throws ACTION_NOT_ALLOWED when the issue does not wait for the case any more.
 */
export async function announcePublication(
  tx: Db,
  { jobs }: Pick<Services, 'jobs'>,
  { procTyp, procNbr, actionNbr, applicationId, action, actionDate, defined }: ActionResult,
  { issue, actorId, now }: Pick<RecordedAction, 'issue' | 'actorId' | 'now'>,
): Promise<void> {
  if (!defined.effects?.includes('announcePublication')) return
  if (issue) {
    if (!(await markPublished(tx, { ...issue, actionNbr })))
      throw new ConflictError('ACTION_NOT_ALLOWED', `${issue.journalCode} does not wait for ${procTyp}-${procNbr}`)
    return publishCase(tx, applicationId, { journalCode: issue.journalCode, day: actionDate })
  }
  const right = rightOfLetter(await findFileType(tx, applicationId))
  const own = { right, kind: 'special', day: actionDate, from: actionDate, madeBy: actorId, now } as const
  const journalCode = await insertIssue(tx, own)
  const key = { procTyp, procNbr, actionNbr }
  await insertOnlyEntry(tx, {
    ...key,
    journalCode,
    applicationId,
    act: action,
    actedBy: actorId,
    page: FIRST_ENTRY_PAGE,
  })
  await publishCase(tx, applicationId, { journalCode, day: actionDate })
  await jobs.enqueue(tx, 'close_issue', { journalCode })
}
