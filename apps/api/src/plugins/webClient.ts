import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import fastifyStatic from '@fastify/static'
import { pageOf } from '@saki/contracts/pages'
import type { FastifyInstance } from 'fastify'

import { AppError } from '../errors.ts'
import { dropDocumentHeaders } from './documentHeaders.ts'
import { answerProblem } from './problems.ts'

const HEADS = 'page-heads.json'
const BOOT = '<script src="/boot.js">'
const PLACE = '<div id="root">'
/**
 * Serves the built web client. Unknown API paths answer 404 as JSON, unknown pages the client's page with status 404, missing assets 404.
 * Hashed assets are cached for a year, index.html never.
 * Each page names its own modules, styles, first calls and outline, as the build found them (apps/web/build/pageHeads.ts).
 */
export async function registerWebClient(app: FastifyInstance, dist: string | undefined): Promise<void> {
  const built = dist !== undefined && existsSync(join(dist, 'index.html'))
  const pages = built ? pagesOf(dist) : undefined
  if (built) {
    await app.register(fastifyStatic, {
      root: dist,
      wildcard: false,
      index: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const isAsset = path.includes('/assets/')
        reply.header('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache')
        if (isAsset || path.endsWith('.js')) dropDocumentHeaders(reply)
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const isPageLoad = request.method === 'GET' || request.method === 'HEAD'
    if (path === '/api' || path.startsWith('/api/') || path.startsWith('/assets/') || !isPageLoad || !pages) {
      return answerProblem(new AppError('NOT_FOUND', path), request, reply)
    }
    const page = pageOf(path)
    // URLs of reviews are secret.
    if (path.startsWith('/pratinjau/'))
      reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' })
    // URLs of documents must not leak by the Referer header.
    if (path.startsWith('/viewer/')) reply.header('referrer-policy', 'no-referrer')
    return reply
      .code(page ? 200 : 404)
      .header('cache-control', path.startsWith('/pratinjau/') ? 'no-store' : 'no-cache')
      .type('text/html; charset=utf-8')
      .send(pages.get(page ?? '') ?? pages.get(''))
  })
}

interface PageHead {
  start: string
  links: string
  frame: string
}

/** index.html of each page by its pattern, and of any other path by ''. */
function pagesOf(dist: string): Map<string, Buffer> {
  const index = readFileSync(join(dist, 'index.html'), 'utf8')
  const heads = join(dist, HEADS)
  const named = existsSync(heads) ? (JSON.parse(readFileSync(heads, 'utf8')) as Record<string, PageHead>) : {}
  const pages = new Map([['', Buffer.from(index)]])
  for (const [page, { start, links, frame }] of Object.entries(named))
    pages.set(
      page,
      Buffer.from(
        index
          .replace(BOOT, (boot) => `${start}${boot}`)
          .replace('</head>', (end) => `${links}${end}`)
          .replace(PLACE, (place) => `${frame}${place}`),
      ),
    )
  return pages
}
