import type { FastifyInstance, FastifyReply } from 'fastify'

/** Headers that only documents obey: 1.1 kB, which a slow line takes 6 ms for. */
const documentHeaders = [
  'permissions-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** For a reply that is no document. What scripts, workers and data obey stays: content security policy, resource policy, nosniff. */
export function dropDocumentHeaders(reply: FastifyReply): void {
  for (const name of documentHeaders) reply.removeHeader(name)
}

/**
 * Sends JSON without the headers of documents to a script of a page, which a browser names in Sec-Fetch-Dest. An address of the API opened
 * as a page, and any other client, gets them all. So do problems.
 */
export function slimJson(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isForScript = request.headers['sec-fetch-dest'] === 'empty'
    if (isForScript && String(reply.getHeader('content-type')).startsWith('application/json'))
      dropDocumentHeaders(reply)
    return payload
  })
}
