import { pingDatabase } from '@saki/db'
import type { FastifyInstance } from 'fastify'

import type { Services } from '../services.ts'

export const version = { name: 'saki21', version: process.env['npm_package_version'] ?? '0.1.0' }

/** Health checkers give up after a few seconds; the answer is sent before that. */
const READY_MS = 2_000
const RETRY_AFTER_SECONDS = 2

/** /health/live: the process answers. /health/ready: the database answers too. /version: name, version and the portal's time. */
export function registerHealth(app: FastifyInstance, { db, clock }: Pick<Services, 'db' | 'clock'>): void {
  app.get('/health/live', async () => ({ status: 'live' }))
  // Concurrent checks share one query, so that they do not use up the connections when the database does not answer.
  let ping: Promise<void> | undefined
  app.get('/health/ready', async (_request, reply) => {
    try {
      ping ??= pingDatabase(db, READY_MS).finally(() => (ping = undefined))
      await ping
      return { status: 'ready' }
    } catch {
      return reply.code(503).header('retry-after', String(RETRY_AFTER_SECONDS)).send({ status: 'not_ready' })
    }
  })
  app.get('/version', async () => ({ ...version, time: clock().toISOString() }))
}
