import type { deskQueueCalls } from '@saki/contracts/deskQueue'
import type { Action } from '@saki/domain/workflow/definition'

import { workflowOfProcess } from '../../caseState.ts'
import { ConflictError, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { performAct } from '../decisions/performAct.ts'
import { findOpenCase, type OpenCase } from '../workflow/officeWork.sql.ts'
import { inEachCase } from './chosenCases.ts'

type Call = (typeof deskQueueCalls)['officeCertifyMany']
/** Type of the certificate. */
const CERTIFICATE = 'SER'

/**
 * Issues the certificates of chosen cases whose grant is decided, each by itself (see `inEachCase`). A case in which the certificate would be the
 * decision is reported. Idempotent per key.
 */
export async function officeCertifyMany(asked: HandlerInput<Call>) {
  const { body, session, services, now } = asked
  const by = { officerId: session.userId, officerRoles: session.officeRoles, now }
  return inEachCase(asked, 'officeCertifyMany', { cases: body.CASES, shared: {} }, async (tx, key, one) => {
    const openCase = await findOpenCase(tx, key)
    if (!openCase) throw new NotFound('process', key)
    const { acted } = await performAct(tx, services, { ...one, ACTION_TYP: certifyingCode(openCase), NOTES: '' }, by)
    return acted
  })
}

/** ACTION_TYP of the act that only issues the certificate. Throws ACTION_NOT_ALLOWED when the case has none now. */
function certifyingCode(openCase: OpenCase): string {
  const actions: Action[] = Object.values(workflowOfProcess(openCase).actions)
  const found = actions.find(
    ({ letter, by, decides, from }) =>
      letter === CERTIFICATE && by === 'office' && !decides && [from].flat().includes(openCase.state),
  )
  if (!found) throw new ConflictError('ACTION_NOT_ALLOWED', 'no certificate is due')
  return found.code
}
