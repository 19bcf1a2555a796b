import { actionOf } from '@saki/domain/workflow/definition'

import { workflowOfProcess } from '../../../caseState.ts'
import { ConflictError } from '../../../errors.ts'
import { actIn } from '../../workflow/takeAction.ts'
import type { CarryOut } from './effect.ts'

/** Takes the action of the case that the request leads to, dated the day of receipt. Throws as `actIn`. */
export const takeCaseAction: CarryOut = async (tx, services, asked) => {
  const { one, action, request, receivedOn, officerId, now, reason } = asked
  const defined = action === undefined ? undefined : actionOf(workflowOfProcess(one), action)
  if (action === undefined || !defined)
    throw new ConflictError('ACTION_NOT_ALLOWED', `${request.submissionNbr}: no action is open on ${receivedOn}`)
  const detail = { SUBMISSION_NBR: request.submissionNbr }
  const by = { role: defined.by, actorId: officerId ?? request.ownerId }
  return [await actIn(tx, services, one, { action, ...by, actionDate: receivedOn, now, notes: reason, detail })]
}
