import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

import type { FastifyInstance } from 'fastify'

const brotli = promisify(brotliCompress)
/** Bytes. Smaller replies fit into one packet anyway. */
const WORTH_IT = 1_024
/** Of 11: a list of 15 kB takes less than a millisecond. */
const QUALITY = 4
const TEXT = /^(?:application\/(?:problem\+)?json|text\/html)/

/**
 * Compresses JSON and pages by Brotli for browsers that accept it; streams and files stay as they are. A page of another site cannot guess
 * secrets by the length: cookies are same-site, and calls need a header that other sites cannot send.
 */
export function compressReplies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    if (payload.length < WORTH_IT || !TEXT.test(String(reply.getHeader('content-type')))) return payload
    if (reply.hasHeader('content-encoding') || reply.hasHeader('content-range')) return payload
    reply.header('vary', [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '))
    if (!acceptsBrotli(String(request.headers['accept-encoding'] ?? ''))) return payload
    // A strong tag promises the same bytes.
    const tag = reply.getHeader('etag')
    if (typeof tag === 'string') reply.header('etag', tag.replace(/^"/, 'W/"'))
    reply.header('content-encoding', 'br').removeHeader('content-length')
    return brotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
  })
}

/** Whether Accept-Encoding names Brotli, with a weight above 0 (RFC 9110 §12.5.3). */
function acceptsBrotli(encodings: string): boolean {
  return encodings.split(',').some((each) => {
    const [name, weight = ''] = each.split(';').map((part) => part.trim().toLowerCase())
    return name === 'br' && !/^q=0(?:\.0*)?$/.test(weight)
  })
}
