import { transact } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'

import { ConflictError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { unassignOnNewWork } from '../workflow/officersAct.ts'
import { findOpenCase } from '../workflow/officeWork.sql.ts'
import { actIn, publishActed, type CompletedAct } from '../workflow/takeAction.ts'
import { isWaiting, type WaitingEntry } from './entries.sql.ts'

/**
 * Publishes the case of a waiting entry, dated by the issue, in a transaction of its own. Undefined when another run published it. Throws
 * ACTION_NOT_ALLOWED when the case can no longer be published, such as after a withdrawal, and when its due act is another one.
 */
export async function publishEntry(
  services: Services,
  { journalCode, day }: { journalCode: string; day: LegalDate },
  { position, procTyp, procNbr, act, actedBy }: WaitingEntry,
): Promise<CompletedAct | undefined> {
  const key = { procTyp, procNbr }
  const now = services.clock()
  const acted = await transact(services.db, async (tx) => {
    if (!(await isWaiting(tx, journalCode, position))) return undefined
    const openCase = await findOpenCase(tx, key)
    const by =
      act === null ? ({ role: 'system', actorId: null } as const) : ({ role: 'office', actorId: actedBy } as const)
    const done = await actIn(tx, services, key, {
      action: act,
      ...by,
      actionDate: day,
      now,
      issue: { journalCode, position },
    })
    if (!done.defined.effects?.includes('announcePublication'))
      throw new ConflictError('ACTION_NOT_ALLOWED', `${done.action} does not publish`)
    if (openCase) await unassignOnNewWork(tx, key, openCase, done, now)
    return done
  })
  if (acted) await publishActed(services, acted)
  return acted
}
