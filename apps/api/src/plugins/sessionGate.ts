import type { Call } from '@saki/contracts'
import type { FastifyRequest } from 'fastify'

import { findSession } from '../domains/session/findSession.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import type { Session } from '../session.ts'
import { isOwnOrigin } from './ownHost.ts'
import { isSigned } from './signedBody.ts'

/** Deny by default: decides from the call's `who` and the session row whether the asker may go on, and returns the session. */
export async function assertMayAsk(call: Call, request: FastifyRequest, services: Services): Promise<Session | null> {
  if (call.method === 'POST' && !isSigned(call)) assertOwnPage(request, services)
  // Judged by its signature before the body was read: signedBody.ts.
  if (isSigned(call)) return null
  const session = await findSession(request, services)
  if (call.who === 'anyone') return session
  if (!session) throw new AppError('NOT_SIGNED_IN')
  if (call.who === 'office' && session.role !== 'office') throw new AppError('NOT_ALLOWED', 'office only')
  return session
}

/** State changes come from our own pages: a custom header no form can send, and an Origin of ours where the browser names one. */
function assertOwnPage(request: FastifyRequest, services: Services): void {
  if (request.headers['x-requested-with'] !== 'saki') throw new AppError('FOREIGN_ORIGIN', 'no X-Requested-With')
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    throw new AppError('FOREIGN_ORIGIN', String(site))
  const origin = request.headers.origin
  if (origin === undefined) return
  if (!isOwnOrigin(services.env, request, origin)) throw new AppError('FOREIGN_ORIGIN', origin)
}

/** The asker's language: what the page says, else the account's, else English. */
export function requestLanguage(request: FastifyRequest, session: Session | null): 'id' | 'en' | 'ar' {
  const asked = String(request.headers['accept-language'] ?? '')
    .slice(0, 2)
    .toLowerCase()
  if (asked === 'id' || asked === 'en' || asked === 'ar') return asked
  return session?.language ?? 'en'
}
