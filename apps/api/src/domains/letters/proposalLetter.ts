import type { lettersCalls } from '@saki/contracts/letters'
import { officeRoles } from '@saki/domain/office/officeRoles'

import { AppError, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { findActProposalById } from '../decisions/actProposal.sql.ts'
import { approvedRequest } from '../decisions/decideAct.ts'
import { performAct } from '../decisions/performAct.ts'
import { sendLetterPreview } from './previewLetter.ts'

/** Sends the letter that a proposed act would send today, as a preview. Throws NotFound, FILE_NOT_FOUND for an act without a letter, and what the act throws. */
export async function officeProposalLetter(asked: HandlerInput<(typeof lettersCalls)['officeProposalLetter']>) {
  const { params, db, session, now, services } = asked
  const proposal = await findActProposalById(db, params.id)
  if (!proposal) throw new NotFound('proposal', params.id)
  const request = approvedRequest(proposal)
  await sendLetterPreview(asked, async (tx) => {
    const { acted } = await performAct(tx, services, request, {
      officerId: session.userId,
      // As at the approval: the proposer had the role for the act, the reader needs none for it.
      officerRoles: officeRoles,
      now,
    })
    const shown = acted.partLetterId ?? acted.letterId
    if (shown === null) throw new AppError('FILE_NOT_FOUND', `${proposal.action} issues no letter`)
    return shown
  })
}
