import type { Call } from '@saki/contracts'
import type { FastifyRequest } from 'fastify'

import { findSession } from '../domains/session/findSession.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import { assertRole, type Session } from '../session.ts'
import { isOwnOrigin } from './ownHost.ts'
import { isSigned } from './signedBody.ts'

/**
 * Denies by default: checks the call's `who` against the session. Returns the session, null for calls that need none. Throws NOT_SIGNED_IN
 * and other problems.
 */
export async function assertMayAsk(call: Call, request: FastifyRequest, services: Services): Promise<Session | null> {
  if (call.method === 'POST' && !isSigned(call)) assertOwnPage(request, services)
  // The signature is checked before the body is read: signedBody.ts.
  if (isSigned(call)) return null
  const session = await findSession(request, services)
  if (call.who === 'anyone') return session
  if (!session) throw new AppError('NOT_SIGNED_IN')
  if (call.who === 'office' && session.role !== 'office') throw new AppError('NOT_ALLOWED', 'office only')
  if (call.roles) assertRole(session.officeRoles, call.roles)
  if (call.who === 'commission' && session.role !== 'commission')
    throw new AppError('NOT_ALLOWED', 'Appeal Commission only')
  return session
}

/**
 * CSRF protection for POST: requires the header X-Requested-With, which a form cannot send, and an own Origin when the browser sends one.
 */
function assertOwnPage(request: FastifyRequest, services: Services): void {
  if (request.headers['x-requested-with'] !== 'saki') throw new AppError('FOREIGN_ORIGIN', 'no X-Requested-With')
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    throw new AppError('FOREIGN_ORIGIN', String(site))
  const origin = request.headers.origin
  if (origin === undefined) return
  if (!isOwnOrigin(services.env, request, origin)) throw new AppError('FOREIGN_ORIGIN', origin)
}

/** Language of the request: Accept-Language, else the account's, else English. */
export function requestLanguage(request: FastifyRequest, session: Session | null): 'id' | 'en' | 'ar' {
  const asked = String(request.headers['accept-language'] ?? '')
    .slice(0, 2)
    .toLowerCase()
  if (asked === 'id' || asked === 'en' || asked === 'ar') return asked
  return session?.language ?? 'en'
}
