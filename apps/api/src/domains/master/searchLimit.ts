import type { FastifyRequest } from 'fastify'

import { AppError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import type { Session } from '../../session.ts'

/**
 * Searches per minute. A typing user makes at most four a second; one address may be shared by a whole office. Counted in the memory of
 * this process, because a search must not cost a write.
 */
const OF_A_USER = 600
const OF_AN_ADDRESS = 3_000

interface Minute {
  minute: number
  counts: Map<string, number>
}

const minutes = new WeakMap<Services, Minute>()

interface Asker {
  services: Services
  session: Session | null
  request: FastifyRequest
  now: Date
}

/** Counts `weight` searches for the user, or without a session for the address. Throws TOO_MANY with the seconds to the next minute. */
export function countSearch({ services, session, request, now }: Asker, weight = 1): void {
  const minute = Math.floor(now.getTime() / 60_000)
  const known = minutes.get(services)
  const { counts } = known?.minute === minute ? known : { counts: new Map<string, number>() }
  minutes.set(services, { minute, counts })
  const [asker, most] = session ? [`user ${session.userId}`, OF_A_USER] : [networkOf(request.ip), OF_AN_ADDRESS]
  const count = (counts.get(asker) ?? 0) + weight
  counts.set(asker, count)
  if (count > most)
    throw new AppError('TOO_MANY', 'term searches', { retryAfter: 60 - (Math.floor(now.getTime() / 1_000) % 60) })
}

/** The address; of IPv6 its /64, which is one household. */
function networkOf(ip: string): string {
  return ip.includes(':') ? ip.split(':', 4).join(':') : ip
}
