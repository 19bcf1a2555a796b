import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'

import type { ProcessKey } from '../workflow/recordAction.ts'

/** A longer deadline that one officer proposed and another decides about. */
export interface ProposedDue extends ProcessKey {
  proposalId: number
  priorDue: LegalDate
  dueDate: LegalDate
  ground: string
  reason: string
  proposedBy: number
  proposedByName: string
  proposedAt: Date
}

const open = (db: Db) =>
  tables(db)
    .selectFrom('dueProposal as d')
    .innerJoin('appUser as u', 'u.userId', 'd.proposedBy')
    .select(['d.proposalId', 'd.procTyp', 'd.procNbr', 'd.priorDue', 'd.dueDate', 'd.ground', 'd.reason'])
    .select(['d.proposedBy', 'u.fullName as proposedByName', 'd.proposedAt'])
    .where('d.decidedAt', 'is', null)

/** The undecided proposal for a process; undefined when there is none. */
export function findDueProposal(db: Db, { procTyp, procNbr }: ProcessKey): Promise<ProposedDue | undefined> {
  return open(db).where('d.procTyp', '=', procTyp).where('d.procNbr', '=', procNbr).executeTakeFirst()
}

/** An undecided proposal by its number. */
export function findDueProposalById(db: Db, proposalId: number): Promise<ProposedDue | undefined> {
  return open(db).where('d.proposalId', '=', proposalId).executeTakeFirst()
}

/** An undecided proposal, locked until the end of the transaction. */
export function lockDueProposal(tx: Db, proposalId: number): Promise<ProposedDue | undefined> {
  return open(tx).where('d.proposalId', '=', proposalId).forUpdate('d').executeTakeFirst()
}

export async function insertDueProposal(
  tx: Db,
  { procTyp, procNbr }: ProcessKey,
  asked: Pick<ProposedDue, 'priorDue' | 'dueDate' | 'ground' | 'reason' | 'proposedBy' | 'proposedAt'>,
): Promise<number> {
  const { proposalId } = await tables(tx)
    .insertInto('dueProposal')
    .values({ procTyp, procNbr, ...asked })
    .returning('proposalId')
    .executeTakeFirstOrThrow()
  return proposalId
}

export async function closeDueProposal(
  tx: Db,
  proposalId: number,
  decision: { isApproved: boolean; remark: string; decidedBy: number; decidedAt: Date },
): Promise<void> {
  await tables(tx).updateTable('dueProposal').set(decision).where('proposalId', '=', proposalId).execute()
}
