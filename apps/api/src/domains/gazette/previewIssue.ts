import { transact, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'

import { collectIssue } from './collectIssue.ts'
import { findIssue, type IssueRow } from './issues.sql.ts'

/** Carries what was read out of the transaction that is rolled back. */
class Preview<T> extends Error {
  readonly read: T
  constructor(read: T) {
    super('preview')
    this.read = read
  }
}

/**
 * Reads the next issue of a right as it would be on `day`: it is collected in a transaction that is rolled back after `read`. Undefined
 * when nothing waits.
 */
export async function previewIssue<T>(
  db: Db,
  { right, kind, day, now }: { right: string; kind: 'regular' | 'extra'; day: LegalDate; now: Date },
  read: (tx: Db, issue: IssueRow) => Promise<T>,
): Promise<T | undefined> {
  let preview: Preview<T> | undefined
  try {
    await transact(db, async (tx) => {
      const code = await collectIssue(tx, { right, kind, day, madeBy: null, now })
      const issue = code === undefined ? undefined : await findIssue(tx, code)
      if (!issue) return
      preview = new Preview(await read(tx, issue))
      throw preview
    })
    return undefined
  } catch (error) {
    if (preview !== undefined && error === preview) return preview.read
    throw error
  }
}
