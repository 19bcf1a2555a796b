import type { Services } from '../../services.ts'
import type { Session } from '../../session.ts'
import { attempt } from './limiter.ts'

/** Look-ups of consultants a user may make per minute, in all calls together. */
const LOOKUPS_A_MINUTE = 20

/** Counts a look-up in the register of consultants, so that nobody copies it number by number. Throws TOO_MANY. */
export async function countAgentLookup(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  session: Session,
  now: Date,
): Promise<void> {
  const minute = now.toISOString().slice(0, 16)
  await attempt(db, secrets.blindIndex, now, [
    { about: `agent-lookup:${session.userId} ${minute}`, free: LOOKUPS_A_MINUTE, cap: 60 },
  ])
}
