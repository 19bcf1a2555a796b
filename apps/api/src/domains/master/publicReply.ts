import { sendNotModified, strongEtag } from '../../etag.ts'
import type { HandlerInput } from '../../implement.ts'

/**
 * Sets a strong ETag from the content of a public list and answers 304 when If-None-Match has it. Sets `Vary: Accept-Language`, because
 * lists depend on the language.
 */
export function withTag<R>({ request, reply }: Pick<HandlerInput, 'request' | 'reply'>, rows: R): R {
  reply.header('vary', 'accept-language')
  sendNotModified(request, reply, strongEtag(JSON.stringify(rows)))
  return rows
}
