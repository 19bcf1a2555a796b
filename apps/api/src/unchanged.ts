import { createHash } from 'node:crypto'

import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Answers 304 when the asker already has what would be answered, and says under which tag it is to be kept; true when it did. For calls
 * asked again and again by open pages. Kept by the browser alone, and asked for again each time.
 */
export function unchanged(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  reply.header('cache-control', 'private, no-cache').header('etag', tag)
  if (request.headers['if-none-match'] !== tag) return false
  reply.code(304).send()
  return true
}

/** The tag of an answer, by all that stands in it and whom it is for. */
export function etagOf(answer: unknown, readerId: number | undefined): string {
  const hash = createHash('sha256').update(JSON.stringify([readerId ?? 0, answer]))
  return `W/"${hash.digest('base64url').slice(0, 22)}"`
}
