import { createHash } from 'node:crypto'

import type { Asked } from '../../implement.ts'

/**
 * Names the state of a public list by its content, so that a browser that has it is told so (304). What depends on the language is kept
 * apart by Accept-Language.
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
