import type { Socket } from 'node:net'
import { STATUS_CODES } from 'node:http'

import type { ConnectionError, FastifyReply, FastifyRequest } from 'fastify'

import type { Env } from '../env.ts'
import { PERMISSIONS_POLICY } from './permissionsPolicy.ts'
import { answerProblem } from './problems.ts'

/** Headers of answers sent outside the routes and hooks. */
const bareHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': PERMISSIONS_POLICY,
  'cache-control': 'no-store',
}

const statusOf: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Fastify options for requests that reach no route or hook; they set the headers themselves. */
export function unreadableRequests({ publicBaseUrl }: Pick<Env, 'publicBaseUrl'>) {
  const strict = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
  const headers = { ...bareHeaders, ...(publicBaseUrl.startsWith('https://') && strict) }
  return {
    /** For URLs that cannot be decoded. */
    frameworkErrors(error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply): void {
      answerProblem(error, request, reply.headers(headers))
    },
    /** For bytes that are not HTTP, or arrive too slowly: sends a short answer if possible, then closes the connection. */
    clientErrorHandler(error: ConnectionError, socket: Socket): void {
      if (socket.destroyed || error.code === 'ECONNRESET') return void socket.destroy()
      const status = statusOf[error.code] ?? 400
      const lines = Object.entries({ ...headers, 'content-length': '0', connection: 'close' }).map((pair) =>
        pair.join(': '),
      )
      if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n`)
      socket.destroySoon()
    },
  }
}
