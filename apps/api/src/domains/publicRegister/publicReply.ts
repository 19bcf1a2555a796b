import type { FastifyReply, FastifyRequest } from 'fastify'

import { sendNotModified, strongEtag } from '../../etag.ts'
import { wholePage, type PublicPage } from './layout.ts'
import type { PageContext } from './parts.ts'

/** Seconds for which browsers and proxies may show a page unasked, and the same again while they ask anew. */
export const FRESH_SECONDS = 60

/** No scripts but the portal's own file, no inline styles, no frames; forms only to the portal. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; script-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Sends a page with its tag. Pages depend on the address only, never on the reader, so every cache may keep them. */
export function sendPage(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  context: PageContext,
  page: PublicPage,
  status = 200,
): FastifyReply {
  const body = wholePage(context, page)
  reply
    .code(status)
    .headers({
      'content-language': context.language,
      'content-security-policy': POLICY,
      'cross-origin-resource-policy': 'same-origin',
    })
    .type('text/html; charset=utf-8')
  if (status !== 200) return reply.header('cache-control', 'no-store').send(body)
  return sendCached({ request, reply }, body)
}

/** Sends a text that everybody may keep for a short time. */
export function sendCached(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  body: string,
): FastifyReply {
  reply.header('cache-control', `public, max-age=${FRESH_SECONDS}, stale-while-revalidate=${FRESH_SECONDS}`)
  if (sendNotModified(request, reply, strongEtag(body))) return reply
  return reply.send(body)
}
