import { transact, type Db } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'

import { collectIssue } from './collectIssue.ts'
import { composeEntries, type ComposedEntry } from './composeEntries.ts'
import { findIssue, type IssueRow } from './issues.sql.ts'

/** Carries the preview out of the transaction that is rolled back. */
class Preview extends Error {
  readonly issue: IssueRow
  readonly entries: ComposedEntry[]
  constructor(issue: IssueRow, entries: ComposedEntry[]) {
    super('preview')
    this.issue = issue
    this.entries = entries
  }
}

/** The next issue of a right as it would be today: collected in a transaction that is rolled back. Undefined when nothing waits. */
export async function previewIssue(
  db: Db,
  right: string,
  now: Date,
): Promise<{ issue: IssueRow; entries: ComposedEntry[] } | undefined> {
  try {
    await transact(db, async (tx) => {
      const day = legalDateOf(now)
      const code = await collectIssue(tx, { right, kind: 'regular', day, madeBy: null, now })
      const issue = code === undefined ? undefined : await findIssue(tx, code)
      if (issue) throw new Preview(issue, await composeEntries(tx, issue.journalCode, day))
    })
    return undefined
  } catch (error) {
    if (error instanceof Preview) return { issue: error.issue, entries: error.entries }
    throw error
  }
}
