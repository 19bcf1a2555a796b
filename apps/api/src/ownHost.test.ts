import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startTestPortal, type TestPortal } from './testing/portal.ts'

let onMachine: TestPortal
let published: TestPortal
let proxied: TestPortal
beforeAll(async () => {
  onMachine = await startTestPortal()
  published = await startTestPortal({ publicBaseUrl: 'https://portal.contoh.id' })
  proxied = await startTestPortal({ publicBaseUrl: 'https://portal.contoh.id', trustedProxies: '10.0.0.9' })
})
afterAll(() => Promise.all([onMachine, published, proxied].map((portal) => portal.close())))

type Headers = Record<string, string>
const get = (portal: TestPortal, url: string, headers: Headers, remoteAddress = '127.0.0.1') =>
  portal.app.inject({ method: 'GET', url, headers, remoteAddress })
const post = (portal: TestPortal, headers: Headers) =>
  portal.app.inject({ method: 'POST', url: '/api/logout', headers: { 'x-requested-with': 'saki', ...headers } })
const seen = ({ statusCode, payload }: { statusCode: number; payload: string }) =>
  `${statusCode} ${(payload.startsWith('{') && (JSON.parse(payload) as { err?: string }).err) || ''}`.trim()

describe('the Host of a request', () => {
  test.each([
    'jahat.example',
    'portal.contoh.id.jahat.example',
    'portal.contoh.id:8443',
    'jahat.example:443',
    'portal.contoh.id@jahat.example',
    'portal.contoh.id, jahat.example',
    'localhost',
    '127.0.0.1:3101',
    '10.0.0.5',
    '',
  ])('%s is refused with 421, for calls, pages and unknown paths', async (host) => {
    for (const url of ['/api/captcha', '/', '/login', '/assets/x.js', '/api/nothing'])
      expect(seen(await get(published, url, { host })), url).toBe('421 WRONG_HOST')
    expect(seen(await post(published, { host }))).toBe('421 WRONG_HOST')
  })

  test.each(['portal.contoh.id', 'PORTAL.contoh.id', 'portal.contoh.id:443'])('%s is accepted', async (host) => {
    expect((await get(published, '/api/captcha', { host })).statusCode).toBe(200)
  })

  test('is not checked for health checks', async () => {
    for (const url of ['/health/live', '/health/ready', '/version'])
      expect((await get(published, url, { host: '10.0.0.5:3000' })).statusCode, url).toBe(200)
  })

  test.each(['localhost:3101', '127.0.0.1:3101', '[::1]:3101', 'localhost:5173', 'localhost', '0.0.0.0:3101'])(
    '%s is accepted when PUBLIC_BASE_URL is this machine',
    async (host) => {
      expect((await get(onMachine, '/api/captcha', { host })).statusCode).toBe(200)
      expect((await post(onMachine, { host, origin: `http://${host}` })).statusCode).toBe(200)
    },
  )

  test.each(['jahat.example:3101', 'localhost.jahat.example', '127.0.0.1.jahat.example', '192.168.1.7:3101'])(
    '%s is not',
    async (host) => expect(seen(await get(onMachine, '/api/captcha', { host }))).toBe('421 WRONG_HOST'),
  )

  test('is taken from X-Forwarded-Host of a trusted proxy only', async () => {
    const forwarded = { host: 'api.internal:3000', 'x-forwarded-host': 'portal.contoh.id' }
    expect((await get(proxied, '/api/captcha', forwarded, '10.0.0.9')).statusCode).toBe(200)
    expect((await get(proxied, '/api/captcha', forwarded, '10.0.0.8')).statusCode).toBe(421)
    const forged = { host: 'portal.contoh.id', 'x-forwarded-host': 'jahat.example' }
    expect((await get(proxied, '/api/captcha', forged, '10.0.0.9')).statusCode).toBe(421)
    expect((await get(proxied, '/api/captcha', forged, '10.0.0.8')).statusCode).toBe(200)
  })
})

describe('the Origin of a POST', () => {
  const host = 'portal.contoh.id'
  test.each([
    'https://jahat.example',
    'http://portal.contoh.id',
    'https://portal.contoh.id:8443',
    'https://portal.contoh.id.jahat.example',
    'http://localhost:3101',
    'null',
  ])('%s is refused with 403', async (origin) =>
    expect(seen(await post(published, { host, origin }))).toBe('403 FOREIGN_ORIGIN'),
  )

  test('of the portal, or a missing one, is accepted', async () => {
    expect((await post(published, { host, origin: 'https://portal.contoh.id' })).statusCode).toBe(200)
    expect((await post(published, { host })).statusCode).toBe(200)
  })

  test('of another port of this machine is refused', async () => {
    const asked = { host: 'localhost:3101', origin: 'http://localhost:8080' }
    expect(seen(await post(onMachine, asked))).toBe('403 FOREIGN_ORIGIN')
  })
})

test('every page and problem denies browser features the portal does not use', async () => {
  const answers = [
    await get(onMachine, '/', { host: 'localhost' }),
    await get(onMachine, '/api/session', { host: 'localhost' }),
    await get(onMachine, '/api/nothing', { host: 'localhost' }),
    await get(onMachine, '/api/captcha', { host: 'jahat.example' }),
    await get(onMachine, '/%ff', { host: 'localhost' }),
  ]
  for (const { headers } of answers) {
    const policy = String(headers['permissions-policy'])
    for (const feature of [
      'camera',
      'microphone',
      'geolocation',
      'payment',
      'usb',
      'display-capture',
      'clipboard-read',
    ])
      expect(policy).toContain(`${feature}=()`)
    expect(policy).toContain('clipboard-write=(self)')
  }
})

const DATA_HEADERS = {
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
}

test('JSON for a script has the headers a browser obeys for data, and none only documents obey', async () => {
  for (const url of ['/api/captcha', '/health/live']) {
    const { statusCode, headers } = await get(onMachine, url, { host: 'localhost', 'sec-fetch-dest': 'empty' })
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject(DATA_HEADERS)
    expect(headers).not.toHaveProperty('permissions-policy')
    expect(headers).not.toHaveProperty('cross-origin-opener-policy')
  }
})

test.each([undefined, 'document', 'iframe'])(
  'JSON opened as a page (%s) has the headers of documents too',
  async (to) => {
    for (const url of ['/api/captcha', '/health/live']) {
      const { headers } = await get(onMachine, url, { host: 'localhost', ...(to && { 'sec-fetch-dest': to }) })
      expect(headers).toMatchObject({ ...DATA_HEADERS, 'x-frame-options': 'SAMEORIGIN' })
      expect(String(headers['permissions-policy'])).toContain('camera=()')
      expect(headers).toHaveProperty('cross-origin-opener-policy')
    }
  },
)
