import { findRequest } from '@saki/catalogue/requests/registry'
import type { Db } from '@saki/db'

import type { Services } from '../../services.ts'
import { publishActed } from '../workflow/takeAction.ts'
import { receiveAnnuities } from './receiveAnnuities.ts'
import { receiveAsked } from './receiveAsked.ts'
import type { LockedRequest } from './request.sql.ts'
import type { ReceivedRequest, RequestPayment } from './received.ts'

/**
 * Receives a paid request in the caller's transaction: annuities are recorded in their cases, other requests begin their way to a decision
 * or take effect. The request must be locked. A case that does not allow it is held for an officer; nothing here refuses a payment.
 */
export function receiveRequest(
  tx: Db,
  services: Services,
  request: LockedRequest,
  payment: RequestPayment,
): Promise<ReceivedRequest> {
  const kind = findRequest(request.kind)
  if (kind?.madeAs === 'annuity') return receiveAnnuities(tx, services, request, payment)
  return receiveAsked(tx, services, request, payment)
}

/** Publishes the events of a paid request. Failures are logged only, because browsers also poll. */
export async function publishReceived(
  services: Services,
  { ownerId, submissionNbr, acted }: ReceivedRequest,
): Promise<void> {
  try {
    const data = { SUBMISSION_NBR: submissionNbr, STATUS: 'PAID' }
    await services.events.publish({ kind: 'payment', userId: ownerId, data })
  } catch (error) {
    services.log.warn({ err: error }, 'events of a request not published')
  }
  for (const one of acted) await publishActed(services, one)
}
