import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Env } from '../env.ts'
import { AppError } from '../errors.ts'

type Addressed = Pick<Env, 'publicBaseUrl' | 'demo'>

/** Supervisors and load balancers call these under any host name. */
const HEALTH = new Set(['/health/live', '/health/ready', '/version'])
/** Names of this machine; the last two are in HOST when the portal listens on every address, and the operator's tools use them. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]', '0.0.0.0', '[::]'])

/**
 * Refuses requests under another host than that of PUBLIC_BASE_URL with 421, which prevents DNS rebinding. X-Forwarded-Host counts when a
 * trusted proxy sends it.
 */
export function refuseOtherHosts(app: FastifyInstance, env: Addressed): void {
  app.addHook('onRequest', async (request) => {
    if (!HEALTH.has(request.url.split('?')[0] ?? '') && !isOwnHost(env, request.host))
      throw new AppError('WRONG_HOST', request.host)
  })
}

/** Whether the origin is the portal's: PUBLIC_BASE_URL, or the host of this request where loopback names are accepted. */
export function isOwnOrigin(env: Addressed, { host }: Pick<FastifyRequest, 'host'>, origin: string): boolean {
  if (origin === new URL(env.publicBaseUrl).origin) return true
  return takesLoopback(env) && isLoopback(host) && origin === `http://${host}`
}

function isOwnHost(env: Addressed, host: string): boolean {
  const { protocol, host: own } = new URL(env.publicBaseUrl)
  return hostOf(host, protocol) === own || (takesLoopback(env) && isLoopback(host))
}

/** A demonstration is opened under any loopback name, and through the development server on another port. */
function takesLoopback({ publicBaseUrl, demo }: Addressed): boolean {
  return demo || LOOPBACK.has(new URL(publicBaseUrl).hostname)
}

function isLoopback(host: string): boolean {
  return LOOPBACK.has(host.replace(/:\d{1,5}$/, '').toLowerCase())
}

/** A Host header as `URL` writes it, without the default port; undefined when it is not a name with an optional port. */
function hostOf(header: string, protocol: string): string | undefined {
  if (!/^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(header)) return undefined
  const text = `${protocol}//${header}`
  return URL.canParse(text) ? new URL(text).host : undefined
}
