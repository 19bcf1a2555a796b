import type { IncomingMessage, Server } from 'node:http'

/** Longer than the upload handler waits, so that its own error comes first. */
export const STALL_MS = 45_000

/**
 * Closes connections whose body stops arriving, which would otherwise stay open until the request timeout of 15 minutes. Slow connections
 * that keep sending, and slow handlers, are not affected.
 */
export function endStalledRequests(server: Server): void {
  server.on('request', (request: IncomingMessage) => {
    const { 'content-length': length = '0', 'transfer-encoding': coding } = request.headers
    if (length === '0' && coding === undefined) return
    const { socket } = request
    socket.setTimeout(STALL_MS)
    request.once('end', () => socket.setTimeout(0))
  })
}
