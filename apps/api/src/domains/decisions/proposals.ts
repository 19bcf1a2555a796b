import { officeActions } from '@saki/catalogue'
import type { decisionsCalls, Proposal } from '@saki/contracts/decisions'
import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'

import { actionAt, named, rightOfLetter } from '../../caseState.ts'
import type { HandlerInput } from '../../implement.ts'

const MOST = 200

interface ProposalRecord {
  proposalId: number
  action: string | null
  dueDate: LegalDate | null
  flowId: string
  flowVersion: number
  state: string
  applicationNumber: string | null
  fileTyp: string
  title: string
  proposedBy: number
  proposedByName: string
  proposedAt: Date
}

/** Everything that waits for a second officer, the oldest first. */
export async function officeProposals({
  db,
  session,
  language,
}: HandlerInput<(typeof decisionsCalls)['officeProposals']>): Promise<Proposal[]> {
  const records = [...(await listOpenActs(db)), ...(await listOpenDues(db))]
  return records
    .toSorted((a, b) => a.proposedAt.getTime() - b.proposedAt.getTime())
    .slice(0, MOST)
    .map((record) => {
      const text = record.action === null ? officeActions.set_due.text : actionAt(record, record.action).text
      const { name, caption } = named(language, text)
      return {
        KIND: record.action === null ? 'DUE' : 'ACT',
        PROPOSAL_ID: record.proposalId,
        PATENT_ID: record.applicationNumber ?? '',
        RIGHT: rightOfLetter(record.fileTyp),
        TITLE: record.title,
        ACTION_TYPE_NAME: name,
        ACTION_TYPE_CAPTION: caption,
        DUE_DATE: record.dueDate,
        PROPOSED_BY: record.proposedByName,
        PROPOSED_AT: record.proposedAt.toISOString(),
        IND_OWN: record.proposedBy === session.userId ? 'Y' : 'N',
      }
    })
}

const ofCase = ['p.flowId', 'p.flowVersion', 'p.state', 'a.applicationNumber', 'a.fileTyp', 'a.title'] as const

async function listOpenActs(db: Db): Promise<ProposalRecord[]> {
  const rows = await tables(db)
    .selectFrom('actProposal as d')
    .innerJoin('process as p', (join) => join.onRef('p.procTyp', '=', 'd.procTyp').onRef('p.procNbr', '=', 'd.procNbr'))
    .innerJoin('application as a', 'a.applicationId', 'p.applicationId')
    .innerJoin('appUser as u', 'u.userId', 'd.proposedBy')
    .select(['d.proposalId', 'd.action', 'd.proposedBy', 'd.proposedAt', 'u.fullName as proposedByName', ...ofCase])
    .where('d.decidedAt', 'is', null)
    .orderBy('d.proposedAt')
    .limit(MOST)
    .execute()
  return rows.map((row) => ({ ...row, dueDate: null }))
}

async function listOpenDues(db: Db): Promise<ProposalRecord[]> {
  const rows = await tables(db)
    .selectFrom('dueProposal as d')
    .innerJoin('process as p', (join) => join.onRef('p.procTyp', '=', 'd.procTyp').onRef('p.procNbr', '=', 'd.procNbr'))
    .innerJoin('application as a', 'a.applicationId', 'p.applicationId')
    .innerJoin('appUser as u', 'u.userId', 'd.proposedBy')
    .select(['d.proposalId', 'd.dueDate', 'd.proposedBy', 'd.proposedAt', 'u.fullName as proposedByName', ...ofCase])
    .where('d.decidedAt', 'is', null)
    .orderBy('d.proposedAt')
    .limit(MOST)
    .execute()
  return rows.map((row) => ({ ...row, action: null }))
}
