import type { decisionsCalls } from '@saki/contracts/decisions'
import { deciderRoles, officeRoles } from '@saki/domain/office/officeRoles'

import { stateAt } from '../../caseState.ts'
import { Invalid, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { assertRole } from '../../session.ts'
import { actOnce } from '../workflow/actOnce.ts'
import { actedReply, actionNamed } from '../workflow/officersAct.ts'
import { findOpenCase } from '../workflow/officeWork.sql.ts'
import { findProcessState } from '../workflow/recordAction.ts'
import { closeActProposal, lockActProposal, type ProposedAct } from './actProposal.sql.ts'
import { assertConfirmed } from '../workflow/confirmedPassword.ts'
import { performAct } from './performAct.ts'
import { refusedAct } from './proposeAct.ts'

type DecideInput = HandlerInput<(typeof decisionsCalls)['officeDecideAct']>

/**
 * Approves a proposed act, which performs it with the words it was proposed with, or returns it. Nobody approves the own proposal, but its proposer may take it back. Throws NotFound, ROLE_NEEDED,
 * Invalid for a return without a remark, and ACTION_NOT_ALLOWED for an own proposal and when the case moved since, PASSWORD_NEEDED.
 */
export function officeDecideAct(asked: DecideInput) {
  const { body, session, now } = asked
  return actOnce(asked, 'officeDecideAct', async (tx) => {
    const proposal = await lockActProposal(tx, body.PROPOSAL_ID)
    const openCase = proposal && (await findOpenCase(tx, proposal))
    if (!proposal || !openCase) throw new NotFound('proposal', body.PROPOSAL_ID)
    const isOwn = proposal.proposedBy === session.userId
    const isApproved = body.IND_APPROVED === 'Y'
    if (!isOwn) assertRole(session.officeRoles, deciderRoles)
    if (isOwn && isApproved) throw refusedAct('refusals:ownProposal')
    if (!isOwn && !isApproved && body.REMARK === '')
      throw new Invalid([{ field: 'REMARK', message: 'desk:tool.reason.missing' }])
    const closed = { isApproved, remark: body.REMARK, decidedBy: session.userId, decidedAt: now }
    await closeActProposal(tx, proposal.proposalId, closed)
    const { rowVersion, dueDate } = await findProcessState(tx, proposal)
    if (!isApproved) return { reply: { err: '' as const, STATUS_CODE: stateAt(openCase).code, DUE_DATE: dueDate } }
    if (rowVersion !== proposal.rowVersion) throw refusedAct('refusals:movedAct')
    if (!proposal.said) throw refusedAct('refusals:wordlessAct')
    await assertConfirmed(tx, actionNamed(openCase, proposal.request.ACTION_TYP).action, asked)
    const { acted } = await performAct(tx, asked.services, approvedRequest(proposal), {
      officerId: session.userId,
      // The proposer had the role for the act when it was tried; approving it needs the other role above.
      officerRoles: officeRoles,
      now,
      detail: { PROPOSED_BY: proposal.proposedBy },
      said: proposal.said,
    })
    const { STATUS_CODE, DUE_DATE } = actedReply(openCase, acted)
    return { acted, reply: { err: '' as const, STATUS_CODE, DUE_DATE } }
  })
}

/** The act as proposed, on the day of its approval. */
export function approvedRequest({ request }: ProposedAct) {
  const { ROW_VERSION: _version, ...rest } = request
  return rest
}
