import { tables, type Db } from '@saki/db'

import type { ProcessKey } from '../workflow/recordAction.ts'
import type { AskedAct, SaidByAct } from './performAct.ts'

/** An act that one officer proposed. */
export interface ProposedAct extends ProcessKey {
  proposalId: number
  action: string
  request: AskedAct
  /** What it will say; null when it was proposed before this was kept. */
  said: SaidByAct | null
  rowVersion: number
  proposedBy: number
  proposedByName: string
  proposedAt: Date
}

const open = (db: Db) =>
  tables(db)
    .selectFrom('actProposal as d')
    .innerJoin('appUser as u', 'u.userId', 'd.proposedBy')
    .select(['d.proposalId', 'd.procTyp', 'd.procNbr', 'd.action', 'd.request', 'd.said', 'd.rowVersion'])
    .select(['d.proposedBy', 'u.fullName as proposedByName', 'd.proposedAt'])
    .where('d.decidedAt', 'is', null)
    .$narrowType<{ request: AskedAct; said: SaidByAct | null }>()

/** The undecided proposal for a process; undefined when there is none. */
export function findActProposal(db: Db, { procTyp, procNbr }: ProcessKey): Promise<ProposedAct | undefined> {
  return open(db).where('d.procTyp', '=', procTyp).where('d.procNbr', '=', procNbr).executeTakeFirst()
}

/** An undecided proposal by its number. */
export function findActProposalById(db: Db, proposalId: number): Promise<ProposedAct | undefined> {
  return open(db).where('d.proposalId', '=', proposalId).executeTakeFirst()
}

/** An undecided proposal, locked until the end of the transaction. */
export function lockActProposal(tx: Db, proposalId: number): Promise<ProposedAct | undefined> {
  return open(tx).where('d.proposalId', '=', proposalId).forUpdate('d').executeTakeFirst()
}

export async function insertActProposal(
  tx: Db,
  { procTyp, procNbr }: ProcessKey,
  asked: Pick<ProposedAct, 'action' | 'request' | 'rowVersion' | 'proposedBy' | 'proposedAt'> & { said: SaidByAct },
): Promise<number> {
  const { proposalId } = await tables(tx)
    .insertInto('actProposal')
    .values({ procTyp, procNbr, ...asked, request: JSON.stringify(asked.request), said: JSON.stringify(asked.said) })
    .returning('proposalId')
    .executeTakeFirstOrThrow()
  return proposalId
}

export async function closeActProposal(
  tx: Db,
  proposalId: number,
  decision: { isApproved: boolean; remark: string; decidedBy: number; decidedAt: Date },
): Promise<void> {
  await tables(tx).updateTable('actProposal').set(decision).where('proposalId', '=', proposalId).execute()
}

/** The latest proposal for a process when another officer returned it; undefined when it was approved, taken back, or is open. */
export async function findReturned(
  db: Db,
  { procTyp, procNbr }: ProcessKey,
): Promise<{ action: string; remark: string; byName: string; decidedAt: Date; rowVersion: number } | undefined> {
  const last = await tables(db)
    .selectFrom('actProposal as d')
    .leftJoin('appUser as u', 'u.userId', 'd.decidedBy')
    .select(['d.action', 'd.remark', 'u.fullName as byName', 'd.decidedAt', 'd.rowVersion', 'd.isApproved'])
    .where('d.procTyp', '=', procTyp)
    .where('d.procNbr', '=', procNbr)
    .orderBy('d.proposalId', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last || last.isApproved !== false || last.remark === '' || last.decidedAt === null) return undefined
  return { ...last, byName: last.byName ?? '', decidedAt: last.decidedAt }
}
