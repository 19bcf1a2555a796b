import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'

interface Stream {
  reply: IncomingMessage
  text: () => string
  ended: () => boolean
  close: () => void
}

let portal: TestPortal
let open: Stream[] = []
beforeEach(async () => {
  portal = await startTestPortal({ now: '2026-03-02T03:00:00Z' })
  await portal.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  vi.useRealTimers()
  for (const stream of open) stream.close()
  open = []
  await portal.close()
})

function listen(as: TestActor | undefined, headers: Record<string, string> = {}): Promise<Stream> {
  const { port } = portal.app.server.address() as AddressInfo
  const cookie = Object.entries(as?.cookies ?? {})
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  return new Promise((resolve, reject) => {
    const asked = request(
      { port, host: '127.0.0.1', path: '/api/events', headers: { cookie, ...headers }, agent: false },
      (reply) => {
        let [text, ended] = ['', false]
        reply
          .setEncoding('utf8')
          .on('data', (part: string) => (text += part))
          .on('end', () => (ended = true))
          .on('error', () => (ended = true))
        const stream = { reply, text: () => text, ended: () => ended, close: () => void asked.destroy() }
        open.push(stream)
        resolve(stream)
      },
    )
    asked.on('error', reject).end()
  })
}
const publishTo = (as: TestActor, n: number) =>
  portal.services.events.publish({ kind: 'inbox', userId: as.userId, data: { n } })

test('sends the asker’s own events unbuffered, and the missed ones after Last-Event-ID', async () => {
  const [owner, other] = [await portal.register(), await portal.register()]
  const stream = await listen(owner)
  expect(stream.reply.statusCode).toBe(200)
  expect(stream.reply.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  })
  expect(stream.reply.headers['content-encoding']).toBeUndefined()
  await publishTo(other, 1)
  await publishTo(owner, 2)
  await vi.waitFor(() => expect(stream.text()).toBe('retry: 3000\n\nid: 2\nevent: inbox\ndata: {"n":2}\n\n'))
  await publishTo(owner, 3)
  const again = await listen(owner, { 'last-event-id': '2' })
  await vi.waitFor(() => expect(again.text()).toContain('data: {"n":3}'))
  expect(again.text()).not.toContain('data: {"n":2}')
})

test('refuses a stream without a session, and more than ten streams of a user', async () => {
  expect((await listen(undefined)).reply.statusCode).toBe(401)
  const owner = await portal.register()
  const streams = await Promise.all(Array.from({ length: 10 }, () => listen(owner)))
  expect(streams.every((stream) => stream.reply.statusCode === 200)).toBe(true)
  expect((await listen(owner)).reply.statusCode).toBe(429)
  streams[0]?.close()
  await vi.waitFor(async () => expect((await listen(owner)).reply.statusCode).toBe(200))
})

test('sends heartbeats until the session ends, then ends', async () => {
  const owner = await portal.register()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  const stream = await listen(owner)
  vi.advanceTimersByTime(61_000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(stream.text()).toContain(': still here'))
  expect(stream.ended()).toBe(false)

  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  const doomed = await listen(owner)
  await sql`update session set ended_at = '2026-03-02T03:00:00Z' where user_id = ${owner.userId}`.execute(portal.db)
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(doomed.ended()).toBe(true))
})

test('ends at the expiry of the session', async () => {
  const owner = await portal.register()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  const stream = await listen(owner)
  vi.advanceTimersByTime(8 * 3_600_000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(stream.ended()).toBe(true))
})

test('a closing server ends its streams', async () => {
  const owner = await portal.register()
  const stream = await listen(owner)
  await portal.app.close()
  await vi.waitFor(() => expect(stream.ended()).toBe(true))
})
