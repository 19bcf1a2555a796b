import { createHash } from 'node:crypto'

import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Answers 304 and returns true when the request's If-None-Match equals the tag. Sets ETag, and Cache-Control so that only the browser
 * stores the reply and revalidates it each time. For calls that open pages poll.
 */
export function replyNotModified(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  reply.header('cache-control', 'private, no-cache').header('etag', tag)
  if (request.headers['if-none-match'] !== tag) return false
  reply.code(304).send()
  return true
}

/** Weak ETag of a reply for one reader. */
export function etagOf(answer: unknown, readerId: number | undefined): string {
  const hash = createHash('sha256').update(JSON.stringify([readerId ?? 0, answer]))
  return `W/"${hash.digest('base64url').slice(0, 22)}"`
}
