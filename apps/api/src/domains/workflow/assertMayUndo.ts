import { isRequestFlow } from '@saki/catalogue/requests/registry'
import { tables, type Db } from '@saki/db'
import { needsSecondOfficer } from '@saki/domain/decisions/secondOfficer'
import { actionOf } from '@saki/domain/workflow/definition'

import { workflowOfProcess } from '../../caseState.ts'
import { AppError } from '../../errors.ts'
import { assertRole, type Session } from '../../session.ts'
import { listSecondOfficer } from './decisionRules.sql.ts'
import type { OpenCase } from './officeWork.sql.ts'
import { rolesInCase } from './rolesInCase.ts'

/**
 * Whether an officer may take back an action of a case: one who could have taken it, because the roles cover the work of the state it was
 * taken in. What two officers decided, also a deadline, is taken back by a head of section who neither proposed nor approved it. Throws
 * ROLE_NEEDED, ACTION_NOT_ALLOWED.
 */
export async function assertMayUndo(
  tx: Db,
  openCase: OpenCase,
  actionNbr: number,
  { userId, officeRoles }: Pick<Session, 'userId' | 'officeRoles'>,
): Promise<void> {
  const taken = await tables(tx)
    .selectFrom('processAction')
    .select(['action', 'fromState', 'actorId', 'actorRole', 'detail'])
    .where('procTyp', '=', openCase.procTyp)
    .where('procNbr', '=', openCase.procNbr)
    .where('actionNbr', '=', actionNbr)
    .$narrowType<{ detail: Record<string, unknown> }>()
    .executeTakeFirst()
  if (!taken) return
  const action = actionOf(workflowOfProcess(openCase), taken.action)
  // Requests are decided by any officer of cases; what happened by itself is taken back by whoever records what came in time.
  if (taken.actorRole === 'office' && !isRequestFlow(openCase.flowId))
    assertRole(officeRoles, rolesInCase(openCase, taken.fromState))
  const proposedBy = taken.detail['PROPOSED_BY']
  const isOfTwo = proposedBy !== undefined || (action && needsSecondOfficer(action, await listSecondOfficer(tx)))
  if (!isOfTwo) return
  assertRole(officeRoles, ['head'])
  if (taken.actorId === userId || proposedBy === userId)
    throw new AppError('ACTION_NOT_ALLOWED', 'refusals:ownDecision', {
      fields: [{ field: 'PROPOSAL_ID', message: 'refusals:ownDecision' }],
    })
}
