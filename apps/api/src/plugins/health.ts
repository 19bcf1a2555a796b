import { pingDatabase } from '@saki/db'
import type { FastifyInstance } from 'fastify'

import type { AppServices } from '../app.ts'

export const version = { name: 'saki21', version: process.env['npm_package_version'] ?? '0.1.0' }

/** What asks for readiness gives up after a few seconds; it gets the answer before. */
const READY_MS = 2_000
const RETRY_AFTER_SECONDS = 2

/** /health/live: the process answers. /health/ready: the database does too. /version: with the time the portal goes by. */
export function registerHealth(app: FastifyInstance, { db, clock }: AppServices): void {
  app.get('/health/live', async () => ({ status: 'live' }))
  // One look at a time, whoever asks: those who ask often must not use up the connections of a database that does not answer.
  let look: Promise<void> | undefined
  app.get('/health/ready', async (_request, reply) => {
    try {
      look ??= pingDatabase(db, READY_MS).finally(() => (look = undefined))
      await look
      return { status: 'ready' }
    } catch {
      return reply.code(503).header('retry-after', String(RETRY_AFTER_SECONDS)).send({ status: 'not_ready' })
    }
  })
  app.get('/version', async () => ({ ...version, time: clock().toISOString() }))
}
