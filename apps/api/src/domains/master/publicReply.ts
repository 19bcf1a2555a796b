import { createHash } from 'node:crypto'

import type { Asked } from '../../implement.ts'

/**
 * Sets a strong ETag from the content of a public list and answers 304 when If-None-Match has it. Sets `Vary: Accept-Language`, because
 * lists depend on the language.
 */
export function withTag<R>({ request, reply }: Pick<Asked, 'request' | 'reply'>, rows: R): R {
  const tag = `"${createHash('sha256').update(JSON.stringify(rows)).digest('base64url').slice(0, 22)}"`
  reply.header('etag', tag).header('vary', 'accept-language')
  const known = String(request.headers['if-none-match'] ?? '')
    .split(',')
    .map((t) => t.trim().replace(/^W\//, ''))
  if (known.includes(tag)) void reply.code(304).send()
  return rows
}
