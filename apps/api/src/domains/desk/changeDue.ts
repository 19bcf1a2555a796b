import type { deskActsCalls } from '@saki/contracts/deskActs'
import type { Db } from '@saki/db'
import { legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'

import { AppError, ConflictError, Invalid, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { assertRole } from '../../session.ts'
import { actOnce } from '../workflow/actOnce.ts'
import { lockForChange } from '../workflow/checkAction.ts'
import { assertDueMay, isStatutory, setDue } from '../workflow/officeWork.ts'
import { findOpenCase } from '../workflow/officeWork.sql.ts'
import { rolesInCase } from '../workflow/rolesInCase.ts'
import { findProcessState, type ActionResult } from '../workflow/recordAction.ts'
import { mailRecorded } from '../workflow/takeAction.ts'
import {
  closeDueProposal,
  findDueProposal,
  insertDueProposal,
  lockDueProposal,
  type ProposedDue,
} from './dueProposal.sql.ts'
import { sendChangedDue } from './sendChangedDue.ts'

type Calls = typeof deskActsCalls
/** DUE_DATE: the deadline in force. */
interface DueReply {
  err: ''
  PROPOSAL_ID: number | null
  DUE_DATE: LegalDate | null
}

/**
 * Proposes a longer deadline with its ground; another officer decides. A target of the office is set at once. Throws NotFound, ROLE_NEEDED, STALE_VERSION,
 * Invalid for a day that would shorten a period of the law, ACTION_NOT_ALLOWED for letters and answers and while a proposal is open.
 */
export function officeSetDue(asked: HandlerInput<Calls['officeSetDue']>) {
  const { body, session, now } = asked
  const key = { procTyp: body.PROC_TYP, procNbr: body.PROC_NBR }
  return actOnce<DueReply>(asked, 'officeSetDue', async (tx) => {
    const openCase = await findOpenCase(tx, key)
    if (!openCase) throw new NotFound('process', key)
    if (openCase.isUnder) throw new ConflictError('ACTION_NOT_ALLOWED', 'letters and answers follow their case')
    assertRole(session.officeRoles, rolesInCase(openCase))
    const today = legalDateOf(now)
    const process = await lockForChange(tx, key, { action: 'set_due', day: today }, body.ROW_VERSION)
    assertDueMay(process, body.DUE_DATE, today)
    const work = { actorId: session.userId, now, reason: body.REASON, rowVersion: process.rowVersion }
    if (process.dueDate === null || !isStatutory(process)) {
      const acted = await setDue(tx, key, { ...work, due: body.DUE_DATE })
      await mailRecorded(tx, asked.services, acted, now)
      return { acted, reply: { err: '' as const, PROPOSAL_ID: null, DUE_DATE: acted.dueDate } }
    }
    if (body.GROUND === '') throw new Invalid([{ field: 'GROUND', message: 'desk:tool.setDue.ground.missing' }])
    if (await findDueProposal(tx, key))
      throw new AppError('ACTION_NOT_ALLOWED', 'a proposal is open', {
        fields: [{ field: 'DUE_DATE', message: 'refusals:openProposal' }],
      })
    const PROPOSAL_ID = await insertDueProposal(tx, key, {
      priorDue: process.dueDate,
      dueDate: body.DUE_DATE,
      ground: body.GROUND,
      reason: body.REASON,
      proposedBy: session.userId,
      proposedAt: now,
    })
    return { reply: { err: '' as const, PROPOSAL_ID, DUE_DATE: process.dueDate } }
  })
}

/**
 * Approves or returns a proposed deadline. Approval sets it and sends a letter to everybody concerned. Throws NotFound, and ACTION_NOT_ALLOWED for
 * one's own proposal and when the deadline has changed since.
 */
export function officeDecideDue(asked: HandlerInput<Calls['officeDecideDue']>) {
  const { body, session, now } = asked
  return actOnce(asked, 'officeDecideDue', async (tx) => {
    const proposal = await lockDueProposal(tx, body.PROPOSAL_ID)
    if (!proposal) throw new NotFound('proposal', body.PROPOSAL_ID)
    if (proposal.proposedBy === session.userId) throw refusedProposal('refusals:ownProposal')
    const isApproved = body.IND_APPROVED === 'Y'
    if (!isApproved && body.REMARK === '') throw new Invalid([{ field: 'REMARK', message: 'desk:tool.reason.missing' }])
    const { acted } = isApproved ? await carryOutDue(tx, asked, proposal) : { acted: [] }
    const decision = { isApproved, remark: body.REMARK, decidedBy: session.userId, decidedAt: now }
    await closeDueProposal(tx, proposal.proposalId, decision)
    return { acted, reply: { err: '' as const, DUE_DATE: acted[0]?.dueDate ?? proposal.priorDue } }
  })
}

const refusedProposal = (message: 'refusals:ownProposal' | 'refusals:movedProposal') =>
  new AppError('ACTION_NOT_ALLOWED', message, { fields: [{ field: 'PROPOSAL_ID', message }] })

/** Sets a proposed deadline and tells everybody concerned; gives the applicant's letter. Throws ACTION_NOT_ALLOWED when the deadline has changed since. */
export async function carryOutDue(
  tx: Db,
  { session, services, now }: Pick<HandlerInput<Calls['officeDecideDue']>, 'session' | 'services' | 'now'>,
  proposal: ProposedDue,
): Promise<{ acted: ActionResult[]; letterId: string }> {
  const { rowVersion, dueDate } = await findProcessState(tx, proposal)
  if (dueDate !== proposal.priorDue) throw refusedProposal('refusals:movedProposal')
  const { reason, ground, proposedBy } = proposal
  const own = await setDue(tx, proposal, {
    actorId: session.userId,
    now,
    reason,
    rowVersion,
    due: proposal.dueDate,
    ground,
    detail: { PROPOSED_BY: proposedBy },
  })
  const { letterId, told } = await sendChangedDue(tx, services, own, { officerId: session.userId, reason, ground, now })
  const acted = [own, ...told]
  for (const one of acted) await mailRecorded(tx, services, one, now)
  return { acted, letterId }
}
