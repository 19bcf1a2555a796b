import type { Socket } from 'node:net'
import { STATUS_CODES } from 'node:http'

import type { ConnectionError, FastifyReply, FastifyRequest } from 'fastify'

import { answerProblem } from './problems.ts'

/** What every answer carries at the least; these never have anything to show. */
const bareHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-store',
}

/** For addresses that cannot be decoded: no route and no hook has seen the request, so the headers are set here. */
export function answerBadAddress(
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  answerProblem(error, request, reply.headers(bareHeaders))
}

const statusOf: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** For bytes that are no HTTP or came too slowly: a short answer if one can still be sent, then the connection is closed. */
export function answerBrokenHttp(error: ConnectionError, socket: Socket): void {
  if (socket.destroyed || error.code === 'ECONNRESET') return void socket.destroy()
  const status = statusOf[error.code] ?? 400
  const head = Object.entries({ ...bareHeaders, 'content-length': '0', connection: 'close' })
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
    )
  }
  socket.destroySoon()
}
