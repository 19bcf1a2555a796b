import type { lettersCalls } from '@saki/contracts/letters'
import { deskRequestsCalls } from '@saki/contracts/deskRequests'
import type { Db } from '@saki/db'
import { officeRoles } from '@saki/domain/office/officeRoles'

import { AppError, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { performRequestAct } from '../afterFiling/deskAct.ts'
import { findOpenChangeById } from '../changeProposals/changeProposal.sql.ts'
import { findActProposalById } from '../decisions/actProposal.sql.ts'
import { approvedRequest } from '../decisions/decideAct.ts'
import { performAct } from '../decisions/performAct.ts'
import { carryOutDue } from '../desk/changeDue.ts'
import { findDueProposalById } from '../desk/dueProposal.sql.ts'
import { sendLetterPreview } from './previewLetter.ts'

type Asked = HandlerInput<(typeof lettersCalls)['officeProposalLetter']>

/**
 * Sends the letter that a proposal would send if it were approved today, as a preview. Throws NotFound, FILE_NOT_FOUND for one without a letter,
 * and what the approval throws.
 */
export async function officeProposalLetter(asked: Asked) {
  const { params, query } = asked
  await sendLetterPreview(asked, async (tx) => {
    const letterId = await tried[query.kind](tx, asked)
    if (letterId === null) throw new AppError('FILE_NOT_FOUND', `${query.kind} ${params.id} issues no letter`)
    return letterId
  })
}

/** What the approval of each kind of proposal does; gives the id of its letter. */
const tried = {
  ACT: async (tx: Db, { params, session, now, services }: Asked): Promise<string | null> => {
    const proposal = await findActProposalById(tx, params.id)
    if (!proposal) throw new NotFound('proposal', params.id)
    const { acted } = await performAct(tx, services, approvedRequest(proposal), {
      officerId: session.userId,
      // As at the approval: the proposer had the role for the act, the reader needs none for it.
      officerRoles: officeRoles,
      now,
      ...(proposal.said && { said: proposal.said }),
    })
    return acted.partLetterId ?? acted.letterId
  },
  DUE: async (tx: Db, asked: Asked): Promise<string | null> => {
    const proposal = await findDueProposalById(tx, asked.params.id)
    if (!proposal) throw new NotFound('proposal', asked.params.id)
    return (await carryOutDue(tx, asked, proposal)).letterId
  },
  CHANGE: async (tx: Db, { params, session, now, services }: Asked): Promise<string | null> => {
    const proposal = await findOpenChangeById(tx, params.id)
    if (!proposal) throw new NotFound('proposal', params.id)
    const { request, proposedBy } = proposal
    if (request['call'] !== 'officeRequestAct') return null
    const body = deskRequestsCalls.officeRequestAct.body.parse(request['body'])
    return (await performRequestAct(tx, services, body, { officerId: session.userId, now, proposedBy })).letterId
  },
}
