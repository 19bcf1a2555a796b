import type { Db } from '@saki/db'
import type { SecondedChange } from '@saki/domain/decisions/secondOfficer'
import { sql } from 'kysely'

import { AppError } from '../../errors.ts'
import { insertChangeProposal, isChangeOpen, isSecondAsked, type ShownChange } from './changeProposal.sql.ts'

/** A change that an officer asks for. */
interface AskedChange {
  act: SecondedChange
  /** What would change; one proposal for it is open at a time. */
  subject: string
  applicationId: number | null
  request: object
  reason: string
  officerId: number
  now: Date
}

/** A change that was made, with the fields that differ; none when nothing does. */
export interface MadeChange<R> {
  reply: R
  shown: readonly ShownChange[]
}

/**
 * Makes a change, or proposes it to a second officer where the office asks for one; then it is tried and rolled back, so that what could not be
 * done now is not proposed, and what would change nothing needs nobody. `isOfTwo`: asked once it was tried, whether a second officer is
 * needed; by default whether the office asks for one for such changes. Throws as `make`, and ACTION_NOT_ALLOWED while another proposal for the
 * same subject is open.
 */
export async function makeOrPropose<R extends object>(
  tx: Db,
  { officerId, now, ...asked }: AskedChange,
  make: (tx: Db) => Promise<MadeChange<R>>,
  isOfTwo: () => Promise<boolean> = () => isSecondAsked(tx, asked.act),
): Promise<R & { PROPOSAL_ID?: number }> {
  await sql`savepoint tried`.execute(tx)
  const { reply, shown } = await make(tx)
  if (!(await isOfTwo())) return reply
  await sql`rollback to savepoint tried`.execute(tx)
  if (shown.length === 0) return reply
  if (await isChangeOpen(tx, asked.act, asked.subject))
    throw new AppError('ACTION_NOT_ALLOWED', `a proposal for ${asked.subject} is open`, {
      fields: [{ field: 'PROPOSAL_ID', message: 'refusals:openChange' }],
    })
  const PROPOSAL_ID = await insertChangeProposal(tx, { ...asked, shown, proposedBy: officerId, proposedAt: now })
  return { ...reply, PROPOSAL_ID }
}
