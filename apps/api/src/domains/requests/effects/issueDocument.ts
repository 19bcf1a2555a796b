import type { RequestEffect } from '@saki/domain/requests/requestKind'
import { fieldText, sectionOf } from '@saki/domain/forms/form'

import { ConflictError } from '../../../errors.ts'
import { issueRequested } from '../../documents/issueRequested.ts'
import { isRequestedLetter } from '../../documents/requestedContent.ts'
import type { CarryOut } from './effect.ts'

type IssueDocument = Extract<RequestEffect, { as: 'issueDocument' }>

/**
 * Issues a document from the register in the action of the request that carries it out. Throws ACTION_NOT_ALLOWED for a document that only
 * the parties may have, or whose content nobody can write by rule.
 */
export const issueDocument: CarryOut<IssueDocument> = async (tx, services, asked, { letter }) => {
  const { request, one, by, now, receivedOn, relation } = asked
  if (!isRequestedLetter(letter)) throw new ConflictError('ACTION_NOT_ALLOWED', `${letter} is not issued by itself`)
  const answers = sectionOf(request.data, 'REQUEST')
  const issued = await issueRequested(tx, services, {
    letter,
    applicationId: one.applicationId,
    ...by,
    reference: request.submissionNbr,
    requestedBy: request.ownerId,
    as: relation,
    about: fieldText(answers, 'ABOUT') || fieldText(answers, 'NOTE'),
    actionDate: receivedOn,
    now,
  })
  if (issued === 'NOT_PUBLIC')
    throw new ConflictError('ACTION_NOT_ALLOWED', `${letter} of ${one.applicationNumber} is not public`)
  return []
}
