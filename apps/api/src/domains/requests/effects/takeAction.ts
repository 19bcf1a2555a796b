import { REQUEST } from '@saki/catalogue/requests/requestForm'
import { fieldText, rowsOf, sectionOf, type DraftData } from '@saki/domain/forms/form'
import { actionOf } from '@saki/domain/workflow/definition'
import { say } from '@saki/texts/say'

import { workflowOfProcess } from '../../../caseState.ts'
import { ConflictError } from '../../../errors.ts'
import { actIn } from '../../workflow/takeAction.ts'
import { servedPaper } from '../servedPaper.ts'
import type { CarryOut } from './effect.ts'

/**
 * Takes the action of the case that the request leads to, dated the day of receipt. An opposition is served by it: it is dated today, so that
 * the applicant's period runs from the notice, and its window is judged by the day of receipt. The owner's letter about a third
 * person's appeal says what it says. Throws as `actIn`.
 */
export const takeCaseAction: CarryOut = async (tx, services, asked) => {
  const { kind, one, action, request, relation, receivedOn, officerId, proposedBy, now, reason } = asked
  const defined = action === undefined ? undefined : actionOf(workflowOfProcess(one), action)
  if (action === undefined || !defined)
    throw new ConflictError('ACTION_NOT_ALLOWED', `${request.submissionNbr}: no action is open on ${receivedOn}`)
  const submitted = { SUBMISSION_NBR: request.submissionNbr }
  if (kind.workflow === 'request-opposition') {
    const { notes, detail } = await servedPaper(tx, asked)
    const served = { role: defined.by, actorId: officerId ?? request.ownerId, receivedOn, notes }
    return [await actIn(tx, services, one, { action, ...served, now, detail: { ...submitted, ...detail } })]
  }
  const by = { role: defined.by, actorId: officerId ?? request.ownerId }
  const isAgainst = kind.workflow === 'request-appeal' && relation === 'third'
  const byTwo = proposedBy !== undefined && { PROPOSED_BY: proposedBy }
  const detail = { ...submitted, ...byTwo, ...(isAgainst && statedAgainst(request.data)) }
  return [await actIn(tx, services, one, { action, ...by, actionDate: receivedOn, now, notes: reason, detail })]
}

/** What a third person's appeal says and who made it, as the act of the case keeps it. */
function statedAgainst(data: DraftData) {
  const OPPONENTS = rowsOf(data, 'OPPONENTS').map((row) => fieldText(row, 'PERSON_NAME'))
  const TEXT = fieldText(sectionOf(data, REQUEST), 'STATEMENT').trim()
  return { OPPONENTS, POINTS: [{ TITLE: say('id', 'requests:served.by', { name: OPPONENTS.join(', ') }), TEXT }] }
}
