import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import fastifyStatic from '@fastify/static'
import { isPage } from '@saki/contracts/pages'
import type { FastifyInstance } from 'fastify'

import { AppError } from '../errors.ts'
import { answerProblem } from './problems.ts'

/**
 * Serves the built web client. Unknown API paths answer JSON 404, unknown pages the client with status 404, and a missing asset never
 * becomes a page. Hashed assets are kept for a year, index.html is never kept.
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
    // The address of a review is a secret.
    if (path.startsWith('/pratinjau/'))
      reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' })
    // The address of a document goes nowhere else.
    if (path.startsWith('/viewer/')) reply.header('referrer-policy', 'no-referrer')
    return reply
      .code(isPage(path) ? 200 : 404)
      .header('cache-control', path.startsWith('/pratinjau/') ? 'no-store' : 'no-cache')
      .type('text/html; charset=utf-8')
      .send(index)
  })
}
