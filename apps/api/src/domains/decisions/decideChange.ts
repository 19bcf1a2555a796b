import type { decisionsCalls } from '@saki/contracts/decisions'
import { deskRequestsCalls } from '@saki/contracts/deskRequests'
import { tariffsCalls } from '@saki/contracts/tariffs'
import { transact, type Db } from '@saki/db'
import { deciderRoles } from '@saki/domain/office/officeRoles'

import { Invalid, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import type { Services } from '../../services.ts'
import { assertRole } from '../../session.ts'
import { performRequestAct } from '../afterFiling/deskAct.ts'
import { closeChangeProposal, lockChangeProposal, type ProposedChange } from '../changeProposals/changeProposal.sql.ts'
import { makeCorrection, type AskedCorrection } from '../corrections/saveCorrection.ts'
import { saveAnnuityTariff, saveTariff } from '../payments/saveTariff.ts'
import type { ActionResult } from '../workflow/recordAction.ts'
import { publishActed } from '../workflow/takeAction.ts'
import { assertConfirmed } from '../workflow/confirmedPassword.ts'
import { refusedAct } from './proposeAct.ts'

/**
 * Approves another officer's proposed change of the register or of a tariff, which makes it, or returns it. Nobody approves the own proposal, but its
 * proposer may take it back. Throws NotFound, ROLE_NEEDED, Invalid for a return without a remark and for a change that is no longer possible,
 * STALE_VERSION when the case changed since, ACTION_NOT_ALLOWED for an own proposal, PASSWORD_NEEDED before a decision for which the operator wants it.
 */
export async function officeDecideChange({
  body,
  session,
  services,
  db,
  key,
  now,
}: HandlerInput<(typeof decisionsCalls)['officeDecideChange']>) {
  const once = { userId: session.userId, key, call: 'officeDecideChange', request: body, now }
  let acted: readonly ActionResult[] = []
  const reply = await transact(db, (tx) =>
    onceOnly(tx, once, async () => {
      const proposal = await lockChangeProposal(tx, body.PROPOSAL_ID)
      if (!proposal) throw new NotFound('proposal', body.PROPOSAL_ID)
      const isOwn = proposal.proposedBy === session.userId
      const isApproved = body.IND_APPROVED === 'Y'
      if (!isOwn) assertRole(session.officeRoles, deciderRoles)
      if (isOwn && isApproved) throw refusedAct('refusals:ownProposal')
      if (!isOwn && !isApproved && body.REMARK === '')
        throw new Invalid([{ field: 'REMARK', message: 'desk:tool.reason.missing' }])
      const closed = { isApproved, remark: body.REMARK, decidedBy: session.userId, decidedAt: now }
      await closeChangeProposal(tx, proposal.proposalId, closed)
      if (isApproved) acted = await make(tx, services, proposal, { officerId: session.userId, now })
      for (const { defined } of acted) await assertConfirmed(tx, defined, { session, now })
      return { err: '' as const }
    }),
  )
  for (const one of acted) await publishActed(services, one)
  return reply
}

/** Makes an approved change; returns the actions recorded by a grant. */
async function make(
  tx: Db,
  services: Services,
  { act, request, proposedBy }: ProposedChange,
  by: { officerId: number; now: Date },
): Promise<readonly ActionResult[]> {
  if (request['call'] === 'officeRequestAct') {
    const asked = deskRequestsCalls.officeRequestAct.body.parse(request['body'])
    return (await performRequestAct(tx, services, asked, { ...by, proposedBy })).acted
  }
  if (act === 'register') {
    await makeCorrection(tx, request as unknown as AskedCorrection, by)
    return []
  }
  const writer = { userId: by.officerId, now: by.now }
  const body: unknown = request['body']
  if (request['call'] === 'officeTariffSave')
    await saveTariff(tx, tariffsCalls.officeTariffSave.body.parse(body), writer)
  else await saveAnnuityTariff(tx, tariffsCalls.officeAnnuitySave.body.parse(body), writer)
  return []
}
