import type { FastifyRequest } from 'fastify'

import { AppError } from './errors.ts'
import { MinuteCounts, networkOf, secondsToNextMinute } from './minuteCounts.ts'
import type { Services } from './services.ts'
import type { Session } from './session.ts'

/**
 * Searches per minute. A typing user makes at most four a second; one address may be shared by a whole office. Counted in the memory of
 * this process, because a search must not cost a write.
 */
const OF_A_USER = 600
const OF_AN_ADDRESS = 3_000

const minutes = new WeakMap<Services, MinuteCounts>()

interface Asker {
  services: Services
  session: Session | null
  request: FastifyRequest
  now: Date
}

/** Counts `weight` searches for the user, or without a session for the address. Throws TOO_MANY with the seconds to the next minute. */
export function countSearch({ services, session, request, now }: Asker, weight = 1): void {
  const counts = minutes.get(services) ?? new MinuteCounts()
  minutes.set(services, counts)
  const [asker, most] = session ? [`user ${session.userId}`, OF_A_USER] : [networkOf(request.ip), OF_AN_ADDRESS]
  if (counts.add(asker, weight, now) > most)
    throw new AppError('TOO_MANY', 'term searches', { retryAfter: secondsToNextMinute(now) })
}
