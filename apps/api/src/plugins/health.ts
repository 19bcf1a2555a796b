import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'

import type { AppServices } from '../app.ts'

const version = { name: 'saki21', version: process.env['npm_package_version'] ?? '0.1.0' }

/** /health/live: the process answers. /health/ready: the database does too. /version: with the time the portal goes by. */
export function registerHealth(app: FastifyInstance, { db, clock }: AppServices): void {
  app.get('/health/live', async () => ({ status: 'live' }))
  app.get('/health/ready', async (_request, reply) => {
    try {
      await sql`select 1`.execute(db)
      return { status: 'ready' }
    } catch {
      return reply.code(503).send({ status: 'not_ready' })
    }
  })
  app.get('/version', async () => ({ ...version, time: clock().toISOString() }))
}
