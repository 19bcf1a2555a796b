import { tables, type Db } from '@saki/db'
import { actionOf } from '@saki/domain/workflow/definition'

import { workflowOfProcess } from '../../caseState.ts'
import { assertRole, type Session } from '../../session.ts'
import type { OpenCase } from '../workflow/officeWork.sql.ts'
import { needsSecond, refusedAct } from './proposeAct.ts'

/**
 * A decision that two officers take is not taken back by one of them: only by a head of section who neither proposed nor approved it. Throws
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
    .select(['action', 'actorId', 'detail'])
    .where('procTyp', '=', openCase.procTyp)
    .where('procNbr', '=', openCase.procNbr)
    .where('actionNbr', '=', actionNbr)
    .$narrowType<{ detail: Record<string, unknown> }>()
    .executeTakeFirst()
  const action = taken && actionOf(workflowOfProcess(openCase), taken.action)
  if (!taken || !action) return
  // The grant of a request says itself that it was proposed.
  if (taken.detail['PROPOSED_BY'] === undefined && !(await needsSecond(tx, action))) return
  assertRole(officeRoles, ['head'])
  if (taken.actorId === userId || taken.detail['PROPOSED_BY'] === userId) throw refusedAct('refusals:ownDecision')
}
