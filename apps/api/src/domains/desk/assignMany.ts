import type { deskQueueCalls } from '@saki/contracts/deskQueue'

import type { HandlerInput } from '../../implement.ts'
import { handOver } from './assign.ts'
import { inEachCase } from './chosenCases.ts'

type Call = (typeof deskQueueCalls)['officeAssignMany']

/** Hands chosen cases over to one officer, or returns them to the queue, each by itself (see `inEachCase`). Idempotent per key. */
export async function officeAssignMany(asked: HandlerInput<Call>) {
  const { body, session, now } = asked
  const { CASES, USER_ID, REASON } = body
  const handing = { newOfficer: USER_ID, changedBy: session.userId, reason: REASON, now }
  const chosen = { cases: CASES, shared: { USER_ID, REASON } }
  return inEachCase(asked, 'officeAssignMany', chosen, async (tx, key, { HELD_BY }) => {
    await handOver(tx, key, { ...handing, heldBy: HELD_BY })
    return undefined
  })
}
