import { tables, type Db } from '@saki/db'
import type { SecondedChange } from '@saki/domain/decisions/secondOfficer'

/** One field that would change. */
export interface ShownChange {
  FIELD: string
  OLD: string
  NEW: string
}

/** A change that one officer proposed. */
export interface ProposedChange {
  proposalId: number
  act: SecondedChange
  subject: string
  request: Record<string, unknown>
  shown: ShownChange[]
  reason: string
  proposedBy: number
  proposedByName: string
  proposedAt: Date
  /** Of a change of the register. */
  applicationNumber: string | null
  fileTyp: string | null
  title: string
  /** Form of the case, which names the fields; null for a tariff. */
  formTyp: string | null
  formVersion: number | null
  applTyp: string | null
}

/** Whether the office asks a second officer for such changes. */
export async function isSecondAsked(db: Db, act: SecondedChange): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('secondOfficer')
    .select('isRequired')
    .where('act', '=', act)
    .executeTakeFirst()
  return row?.isRequired === true
}

const open = (db: Db) =>
  tables(db)
    .selectFrom('changeProposal as d')
    .innerJoin('appUser as u', 'u.userId', 'd.proposedBy')
    .leftJoin('application as a', 'a.applicationId', 'd.applicationId')
    .select(['d.proposalId', 'd.act', 'd.subject', 'd.request', 'd.shown', 'd.reason', 'd.proposedBy', 'd.proposedAt'])
    .select([
      'u.fullName as proposedByName',
      'a.applicationNumber',
      'a.fileTyp',
      'a.formTyp',
      'a.formVersion',
      'a.applTyp',
    ])
    .select((eb) => eb.fn.coalesce('a.title', eb.val('')).as('title'))
    .where('d.decidedAt', 'is', null)
    .$narrowType<{ act: SecondedChange; request: Record<string, unknown>; shown: ShownChange[] }>()

/** Undecided proposals, the oldest first. */
export function listOpenChanges(db: Db, most: number): Promise<ProposedChange[]> {
  return open(db).orderBy('d.proposedAt').limit(most).execute()
}

/** Who proposed what is open for a subject, and when; undefined when nothing is. */
export function findOpenChange(
  db: Db,
  act: SecondedChange,
  subject: string,
): Promise<Pick<ProposedChange, 'proposedByName' | 'proposedAt'> | undefined> {
  return open(db).where('d.act', '=', act).where('d.subject', '=', subject).executeTakeFirst()
}

/** An undecided proposal by its number. */
export function findOpenChangeById(db: Db, proposalId: number): Promise<ProposedChange | undefined> {
  return open(db).where('d.proposalId', '=', proposalId).executeTakeFirst()
}

/** An undecided proposal by its number, locked until the end of the transaction. */
export function lockChangeProposal(tx: Db, proposalId: number): Promise<ProposedChange | undefined> {
  return open(tx).where('d.proposalId', '=', proposalId).forUpdate('d').executeTakeFirst()
}

export async function isChangeOpen(db: Db, act: SecondedChange, subject: string): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('changeProposal')
    .select('proposalId')
    .where('act', '=', act)
    .where('subject', '=', subject)
    .where('decidedAt', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertChangeProposal(
  tx: Db,
  asked: {
    act: SecondedChange
    subject: string
    applicationId: number | null
    request: object
    shown: readonly ShownChange[]
    reason: string
    proposedBy: number
    proposedAt: Date
  },
): Promise<number> {
  const { request, shown, ...row } = asked
  const { proposalId } = await tables(tx)
    .insertInto('changeProposal')
    .values({ ...row, request: JSON.stringify(request), shown: JSON.stringify(shown) })
    .returning('proposalId')
    .executeTakeFirstOrThrow()
  return proposalId
}

export async function closeChangeProposal(
  tx: Db,
  proposalId: number,
  decision: { isApproved: boolean; remark: string; decidedBy: number; decidedAt: Date },
): Promise<void> {
  await tables(tx).updateTable('changeProposal').set(decision).where('proposalId', '=', proposalId).execute()
}
