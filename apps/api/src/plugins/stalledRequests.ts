import type { IncomingMessage, Server } from 'node:http'

/** Longer than an upload waits by itself, so that its own words about a stalled line come first. */
export const STALL_MS = 45_000

/**
 * Closes connections whose announced body stops coming: a form, or an upload that never reaches its file, would otherwise keep its
 * place for a quarter of an hour. A slow line that keeps sending is not cut off, and a handler may take its time once the body is there.
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
