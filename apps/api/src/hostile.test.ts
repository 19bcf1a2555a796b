import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Writable } from 'node:stream'

import { everyCall, type Call, type CallName } from '@saki/contracts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { buildApp } from './app.ts'
import { PERMISSIONS_POLICY } from './plugins/permissionsPolicy.ts'
import { STALL_MS } from './plugins/stalledRequests.ts'
import { startTestPortal, type TestPortal } from './testing/portal.ts'
import { multipart, multipartType } from './testing/uploadFiles.ts'
import { signBody } from './treasury/signature.ts'

const NOW = '2026-03-02T03:00:00.000Z'
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
})
afterAll(() => portal.close())

describe('a notice is checked by its signature before its body is parsed', () => {
  const json = 'application/json'
  const bodies: [string, string | Buffer, string, number][] = [
    ['half an object', '{"EVENT_ID":', json, 400],
    ['a poisoned object', '{"__proto__":{}}', json, 400],
    ['nothing', '', json, 422],
    ['an empty object', '{}', json, 422],
    ['bytes that are no UTF-8', Buffer.from([0x22, 0xe9, 0x22]), json, 400],
    ['plain text', '{}', 'text/plain', 415],
    ['a form with a file', multipart({}, { name: 'a.jpg', bytes: Buffer.from('a') }), multipartType, 415],
  ]
  test.each(bodies)('%s', async (_what, body, type, whenSigned) => {
    const ask = async (name: 'paymentsNotify' | 'paymentsInquiry', signature: string | undefined) => {
      const answer = await portal.ask(name, { body, headers: { 'content-type': type, 'x-signature': signature } })
      return [answer.status, answer.body.err]
    }
    const seconds = Date.parse(NOW) / 1000
    const sign = (secret: string) => signBody(secret, body, seconds)
    for (const name of ['paymentsNotify', 'paymentsInquiry'] as const) {
      expect(await ask(name, undefined)).toEqual([401, 'BAD_SIGNATURE'])
      expect(await ask(name, sign('another secret'))).toEqual([401, 'BAD_SIGNATURE'])
      expect((await ask(name, sign(portal.services.secrets.paymentWebhook)))[0]).toBe(whenSigned)
    }
  })

  test('and a far larger one is not read', async () => {
    const body = ' '.repeat(100_000)
    const signature = signBody('another secret', body, Date.parse(NOW) / 1000)
    expect((await portal.ask('paymentsNotify', { body, headers: { 'x-signature': signature } })).status).toBe(413)
    expect((await portal.ask('paymentsNotify', { body })).status).toBe(401)
  })
})

describe('a call that expects JSON', () => {
  const wanting = (Object.entries(everyCall) as [CallName, Call][]).filter(
    ([name, call]) => call.method === 'POST' && !call.upload && call.who === 'anyone' && name !== 'logout',
  )
  test.each([...wanting.map(([name]) => name), 'logout' as const])('%s refuses a form', async (name) => {
    const body = multipart({ EMAIL: 'a@contoh.id' }, { name: 'a.jpg', bytes: Buffer.from('a') })
    const answer = await portal.ask(name, { body, headers: { 'content-type': multipartType } })
    expect([answer.status, answer.body.err]).toEqual([415, 'WRONG_TYPE'])
  })

  test('refuses bytes that are not UTF-8', async () => {
    const body = Buffer.from('{"EMAIL":"caf\xe9@contoh.id"}', 'latin1')
    expect((await portal.ask('forgotPassword', { body })).status).toBe(400)
  })
})

const always = {
  'permissions-policy': PERMISSIONS_POLICY,
  'x-content-type-options': 'nosniff',
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-store',
}

describe('for any address the answer is a problem with every header', () => {
  test.each([
    ['/api/getUserDataDetail/%', 400],
    ['/%ED%A0%80', 400],
    ['/assets/%ff', 400],
    [`/api/getMaster/${'x'.repeat(300)}`, 400],
    [`/api/getUserDataDetail/${'x'.repeat(300)}`, 401],
    ['/api/nothing', 404],
    ['/.git/HEAD', 404],
    ['/.env', 404],
    ['/assets/../../../package.json', 404],
  ])('%s', async (url, status) => {
    const answer = await portal.app.inject({ method: 'GET', url })
    expect([answer.statusCode, answer.json<{ status: number }>().status]).toEqual([status, status])
    expect(answer.headers).toMatchObject({ ...always, 'content-type': 'application/problem+json; charset=utf-8' })
  })
})

test('every answer carries HSTS on https, none on http', async () => {
  const secure = await startTestPortal({ now: NOW, publicBaseUrl: 'https://saki.contoh.id' })
  for (const url of ['/%', '/api/nothing', '/api/session', '/nothing', '/health/live']) {
    const asked = await Promise.all([secure, portal].map(({ app }) => app.inject({ method: 'GET', url })))
    expect(asked.map(({ headers }) => headers['strict-transport-security'])).toEqual([
      'max-age=31536000; includeSubDomains',
      undefined,
    ])
  }
  await secure.close()
})

test('HEAD is refused for an event stream and routed for other GET calls', async () => {
  expect((await portal.app.inject({ method: 'HEAD', url: '/api/events' })).statusCode).toBe(404)
  expect((await portal.app.inject({ method: 'HEAD', url: '/api/session' })).statusCode).toBe(401)
})

describe('on the wire', () => {
  let port: number
  beforeAll(async () => {
    port = Number(new URL(await portal.app.listen({ port: 0, host: '127.0.0.1' })).port)
  })

  /** Everything the server sends until it closes the connection. */
  async function replyTo(text: string): Promise<string> {
    const socket = await sent(port, text)
    let received = ''
    socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')))
    await once(socket, 'close')
    return received
  }

  test.each([
    ['no HTTP', 'GARBAGE\r\n\r\n', 400],
    [
      'a length and chunks',
      'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
    ],
    [
      'two lengths',
      'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
    ],
    ['a folded header', 'GET / HTTP/1.1\r\nHost: a\r\n b\r\n\r\n', 400],
    ['a header without end', `GET / HTTP/1.1\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s: is refused with every header and the connection is closed', async (_what, text, status) => {
    const received = await replyTo(text)
    expect(received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    for (const name of Object.keys(always)) expect(received).toContain(`\r\n${name}: `)
  })

  test('a connection whose body stops arriving is closed', async () => {
    const [accepted, socket] = await Promise.all([once(portal.app.server, 'connection'), sent(port, unfinished)])
    const ours = accepted[0] as Socket
    await vi.waitFor(() => expect(ours.timeout).toBe(STALL_MS))
    const gone = once(socket, 'close')
    // Shortens the socket's timeout instead of waiting for it.
    ours.setTimeout(20)
    await gone
  })

  test('a client that has sent everything may wait for the answer', async () => {
    const accepted = once(portal.app.server, 'connection')
    const socket = await sent(
      port,
      'POST /api/logout HTTP/1.1\r\nHost: localhost\r\nX-Requested-With: saki\r\nContent-Length: 0\r\n\r\n',
    )
    const ours = (await accepted)[0] as Socket
    await once(socket, 'data')
    expect(ours.timeout).not.toBe(STALL_MS)
    socket.destroy()
  })
})

describe('a server asked to stop', () => {
  test('does not wait for a request that is never sent completely', async () => {
    const closing = await startTestPortal({ now: NOW })
    const port = Number(new URL(await closing.app.listen({ port: 0, host: '127.0.0.1' })).port)
    const received = once(closing.app.server, 'request')
    const socket = await sent(port, unfinished)
    await received
    const gone = once(socket, 'close')
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const closed = closing.app.close()
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
    await vi.advanceTimersByTimeAsync(8_000)
    vi.useRealTimers()
    await Promise.all([gone, closed])
    await closing.close()
  })
})

describe('the log', () => {
  let logging: FastifyInstance
  const lines: string[] = []
  beforeAll(async () => {
    const stream = new Writable({ write: (chunk: Buffer, _coding, done) => (lines.push(chunk.toString()), done()) })
    logging = await buildApp(portal.services, { logger: { level: 'info', stream } })
  })
  afterAll(() => logging.close())

  test('of a failed statement has its error, but no values of the row', async () => {
    await sql`create function refuse_row() returns trigger language plpgsql as $$
      begin raise exception 'planted' using detail = 'Failing row contains (3174012801900001, $argon2id$)'; end $$`.execute(
      portal.db,
    )
    await sql`create trigger planted before insert on attempt for each row execute function refuse_row()`.execute(
      portal.db,
    )
    const answer = await logging.inject({
      method: 'POST',
      url: '/api/login?jejak=rahasia',
      headers: { 'x-requested-with': 'saki' },
      payload: { EMAIL: 'sari@contoh.id', LOGIN_PASSWORD: 'tujuh kursi rotan biru' },
    })
    await sql`drop trigger planted on attempt`.execute(portal.db)
    expect(answer.statusCode).toBe(500)
    const written = lines.join('')
    expect(written).toContain('planted')
    expect(written).not.toMatch(/3174012801900001|argon2id|kursi rotan|rahasia|sari@contoh/)
  })

  test('of a body that is not JSON does not quote it', async () => {
    const headers = { 'x-requested-with': 'saki', 'content-type': 'application/json' }
    await logging.inject({ method: 'POST', url: '/api/login', headers, payload: '{"LOGIN_PASSWORD": kursi rotan' })
    expect(lines.join('')).toContain('BAD_REQUEST')
    expect(lines.join('')).not.toContain('kursi rotan')
  })
})

const unfinished =
  'POST /api/login HTTP/1.1\r\nHost: localhost\r\nX-Requested-With: saki\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"EMAIL"'

async function sent(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(text)
  return socket
}
