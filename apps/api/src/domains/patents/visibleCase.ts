import { parseCaseRef } from '@saki/domain/ids/caseRef'
import type { Db } from '@saki/db'

import { NotFound } from '../../errors.ts'
import type { Session } from '../../session.ts'
import { findVisibleCase, type VisibleCase } from './patents.sql.ts'

/**
 * The case with this application or submission number, for its parties and officers in full, for anybody else when it is published or
 * registered. Throws NotFound otherwise, as for a number that does not exist. `asker` null: without a session.
 */
export async function visibleCaseOf(db: Db, asker: Session | null, text: string): Promise<VisibleCase> {
  const ref = parseCaseRef(text)
  const found =
    ref &&
    (await findVisibleCase(
      db,
      asker,
      ref.kind === 'number' ? { applicationNumber: ref.applicationNumber } : { submissionNbr: ref.submissionNbr },
    ))
  // A submission number is known to the parties only.
  if (!found || (ref.kind === 'submission' && !found.isFull)) throw new NotFound('case', text)
  return found
}
