import { actionOf } from '@saki/domain/workflow/definition'

import { workflowOfProcess } from '../../../caseState.ts'
import { ConflictError } from '../../../errors.ts'
import { actIn } from '../../workflow/takeAction.ts'
import { servedPaper } from '../servedPaper.ts'
import type { CarryOut } from './effect.ts'

/**
 * Takes the action of the case that the request leads to, dated the day of receipt. An opposition is served by it: it is dated today, so that
 * the applicant's period runs from the notice, and its window is judged by the day of receipt. Throws as `actIn`.
 */
export const takeCaseAction: CarryOut = async (tx, services, asked) => {
  const { kind, one, action, request, receivedOn, officerId, now, reason } = asked
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
  return [
    await actIn(tx, services, one, { action, ...by, actionDate: receivedOn, now, notes: reason, detail: submitted }),
  ]
}
