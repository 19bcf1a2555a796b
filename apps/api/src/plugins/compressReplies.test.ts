import { Readable } from 'node:stream'
import { brotliDecompressSync } from 'node:zlib'

import Fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'

import { sendNotModified } from '../etag.ts'
import { compressReplies } from './compressReplies.ts'

const app = Fastify()
compressReplies(app)
const letters = { data: Array.from({ length: 40 }, (_, at) => ({ SUBJECT: `Surat ${at}`, READ_AT: null })) }
app.get('/letters', async (_, reply) => reply.header('etag', 'W/"1"').send(letters))
app.get('/list', async (_, reply) => reply.headers({ etag: '"1"', vary: 'accept-language' }).send(letters))
app.get('/master', async (request, reply) => {
  sendNotModified(request, reply, '"2"')
  return letters
})
app.get('/short', async () => ({ USER_ID: 1 }))
app.get('/page', async (_, reply) => reply.type('text/html; charset=utf-8').send(Buffer.from('<p>'.repeat(900))))
app.get('/paper', async (_, reply) => reply.type('application/pdf').send(Buffer.alloc(4_000)))
app.get('/stream', async (_, reply) =>
  reply.type('application/json').send(Readable.from(['[', '1'.repeat(4_000), ']'])),
)
afterAll(() => app.close())

const ask = (url: string, encodings?: string) =>
  app.inject({ url, headers: encodings === undefined ? {} : { 'accept-encoding': encodings } })

describe('with a browser that accepts Brotli', () => {
  it.each(['/letters', '/page'])('%s is compressed, and the body is the same', async (url) => {
    const [plain, small] = await Promise.all([ask(url), ask(url, 'gzip, deflate, br')])
    expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
    expect(Number(small.headers['content-length'] ?? small.rawPayload.length)).toBe(small.rawPayload.length)
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body)
    expect(small.headers['etag']).toBe(plain.headers['etag'])
  })

  it('a strong tag becomes weak, and other Vary stays', async () => {
    const { headers } = await ask('/list', 'br')
    expect([headers['etag'], headers['vary']]).toEqual(['W/"1"', 'accept-language, accept-encoding'])
    expect((await ask('/list')).headers['etag']).toBe('"1"')
  })

  it.each(['br;q=0.1', 'gzip, Br ; q=1.0'])('also when it says %s', async (encodings) => {
    expect((await ask('/letters', encodings)).headers['content-encoding']).toBe('br')
  })

  it('the weak tag of a compressed reply is answered 304', async () => {
    const first = await ask('/master', 'br')
    expect([first.statusCode, first.headers['etag']]).toEqual([200, 'W/"2"'])
    const headers = { 'accept-encoding': 'br', 'if-none-match': String(first.headers['etag']) }
    const again = await app.inject({ url: '/master', headers })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it.each(['/short', '/paper', '/stream'])('%s stays as it is', async (url) => {
    expect((await ask(url, 'br')).headers['content-encoding']).toBeUndefined()
  })
})

it.each([undefined, 'gzip', 'identity', 'gzip, br;q=0', 'BR; q=0.000', 'x-br'])(
  'is plain for a client that accepts %s',
  async (encodings) => {
    const reply = await ask('/letters', encodings)
    expect([reply.headers['content-encoding'], reply.headers['vary']]).toEqual([undefined, 'accept-encoding'])
    expect(reply.json()).toEqual(letters)
  },
)
