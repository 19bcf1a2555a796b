import { createHash } from 'node:crypto'

import type { FastifyReply, FastifyRequest } from 'fastify'

/** Characters of the hash in a tag, of six bits each: 132 bits of SHA-256. */
const HASH_LENGTH = 22

/** Strong ETag of a body (RFC 9110 §8.8.3): the same bytes in every reply with this tag. */
export function strongEtag(body: string): string {
  return `"${hashOf(body)}"`
}

/** Weak ETag of a reply for one reader. */
export function weakEtag(answer: unknown, readerId: number | undefined): string {
  return `W/"${hashOf(JSON.stringify([readerId ?? 0, answer]))}"`
}

/** Strong ETag of a stored file, by its SHA-256; `part` names another representation of it. */
export function fileEtag(sha256: Buffer, part?: string): string {
  return `"${sha256.toString('hex')}${part ? `-${part}` : ''}"`
}

/**
 * Sets the ETag. When If-None-Match has it, sends 304 and returns true: the caller must not send a body. Compared weakly, as RFC 9110
 * §13.1.2 requires, because proxies that compress a reply make its tag weak.
 */
export function sendNotModified(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  reply.header('etag', tag)
  const known = request.headers['if-none-match']
  if (known === undefined || !isAmong(tag, known)) return false
  reply.code(304).send()
  return true
}

/** As `sendNotModified`, with Cache-Control so that only the browser stores the reply and revalidates it. For calls that open pages poll. */
export function replyNotModified(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  reply.header('cache-control', 'private, no-cache')
  return sendNotModified(request, reply, tag)
}

function isAmong(tag: string, list: string): boolean {
  return list
    .split(',')
    .map((each) => each.trim())
    .some((each) => each === '*' || opaque(each) === opaque(tag))
}

const opaque = (tag: string) => tag.replace(/^W\//, '')

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, HASH_LENGTH)
}
