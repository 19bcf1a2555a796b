import { tables, type Db } from '@saki/db'

import { stateAt } from '../../caseState.ts'
import { recordAction, type ActionResult } from './recordAction.ts'

const SERVED = { flowId: 'request-opposition', state: 'served' } as const

/**
 * Oppositions and views that were served on the applicant are considered once the case is examined or has ended; from then on an officer can
 * decide them. Does nothing for other actions.
 */
export async function considerServed(tx: Db, recorded: ActionResult, now: Date): Promise<void> {
  const { work, end } = stateAt(recorded)
  if (recorded.state === recorded.from || (work !== 'EXAMINATION' && end !== true)) return
  const served = await tables(tx)
    .selectFrom('process')
    .select(['procTyp', 'procNbr'])
    .where('applicationId', '=', recorded.applicationId)
    .where('flowId', '=', SERVED.flowId)
    .where('state', '=', SERVED.state)
    .orderBy('procNbr')
    .execute()
  for (const one of served)
    await recordAction(tx, one, {
      action: 'consider',
      role: 'system',
      actorId: null,
      actionDate: recorded.actionDate,
      now,
    })
}
