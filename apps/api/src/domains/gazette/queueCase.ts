import type { Db } from '@saki/db'

import { rightOfLetter, workflowOfProcess } from '../../caseState.ts'
import { insertQueued, lockCase } from './queue.sql.ts'
import { publishingAct } from './publishingStates.ts'

/** Queues a case for the next issue; false when an officer cannot publish it now. An act that moves the case takes it off. */
export async function queueCase(
  tx: Db,
  applicationNumber: string,
  { userId, now }: { userId: number; now: Date },
): Promise<boolean> {
  const found = await lockCase(tx, applicationNumber)
  const act = found && found.frozenSince === null ? publishingAct(workflowOfProcess(found), found.state) : undefined
  if (!found || act === undefined) return false
  const { procTyp, procNbr, applicationId, state, fileTyp } = found
  const rightCode = rightOfLetter(fileTyp)
  await insertQueued(tx, {
    procTyp,
    procNbr,
    applicationId,
    rightCode,
    fromState: state,
    act,
    queuedAt: now,
    queuedBy: userId,
  })
  return true
}
