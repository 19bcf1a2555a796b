import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import fastifyStatic from '@fastify/static'
import { isPage } from '@saki/contracts/pages'
import type { FastifyInstance } from 'fastify'

import { AppError } from '../errors.ts'
import { answerProblem } from './problems.ts'

/**
 * Serves the built web client. Unknown API paths answer 404 as JSON, unknown pages the client's page with status 404, missing assets 404.
 * Hashed assets are cached for a year, index.html never.
 */
export async function registerWebClient(app: FastifyInstance, dist: string | undefined): Promise<void> {
  const built = dist !== undefined && existsSync(join(dist, 'index.html'))
  const index = built ? readFileSync(join(dist, 'index.html')) : undefined
  if (built) {
    await app.register(fastifyStatic, {
      root: dist,
      wildcard: false,
      index: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const isPageLoad = request.method === 'GET' || request.method === 'HEAD'
    if (path === '/api' || path.startsWith('/api/') || path.startsWith('/assets/') || !isPageLoad || !index) {
      return answerProblem(new AppError('NOT_FOUND', path), request, reply)
    }
    // URLs of reviews are secret.
    if (path.startsWith('/pratinjau/'))
      reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' })
    // URLs of documents must not leak by the Referer header.
    if (path.startsWith('/viewer/')) reply.header('referrer-policy', 'no-referrer')
    return reply
      .code(isPage(path) ? 200 : 404)
      .header('cache-control', path.startsWith('/pratinjau/') ? 'no-store' : 'no-cache')
      .type('text/html; charset=utf-8')
      .send(index)
  })
}
