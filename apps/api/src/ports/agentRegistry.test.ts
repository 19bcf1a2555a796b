import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

import { afterEach, describe, expect, test } from 'vitest'

import { numberAskedFor } from './agentRegistry.ts'
import { httpAgentRegistry, isInner, type Resolve } from './httpAgentRegistry.ts'

const NOW = new Date('2026-03-02T03:00:00Z')
const REGISTER = 'https://register.contoh.id/api/agents'

describe('numberAskedFor', () => {
  test.each([
    ['a bare number', '0903-2016', '0903-2016'],
    ['an address of the register', `${REGISTER}/0903-2016`, '0903-2016'],
    ['the same with its port written', 'https://register.contoh.id:443/api/agents/0903-2016', undefined],
    ['a deeper path', `${REGISTER}/x/0903-2016`, undefined],
    ['the register without a number', `${REGISTER}/`, undefined],
    ['a query', `${REGISTER}/0903-2016?x=1`, undefined],
    ['a fragment', `${REGISTER}/0903-2016#x`, undefined],
    ['nothing', '', undefined],
  ])('%s', (_says, url, number) => {
    expect(numberAskedFor(url, REGISTER)).toBe(number)
  })

  test.each([
    'http://register.contoh.id/api/agents/0903-2016',
    'https://register.contoh.id.jahat.example/api/agents/0903-2016',
    'https://register.contoh.id@jahat.example/api/agents/0903-2016',
    'https://jahat.example/api/agents/0903-2016',
    'https://jahat.example#register.contoh.id/api/agents/0903-2016',
    'https://register.contoh.id\\@jahat.example/api/agents/0903-2016',
    'https://user:pass@register.contoh.id/api/agents/0903-2016',
    'https://register.contoh.id:8443/api/agents/0903-2016',
    'https://register.contoh.id./api/agents/0903-2016',
    'https://register.contoh.id/api/agents/../admin/0903-2016',
    'https://register.contoh.id/api/agents/%2e%2e/0903-2016',
    'https://register.contoh.id/api/agents%2f0903-2016',
    'https://register.contoh.id/api/agents/０９０３-2016',
    'https://register.contoh.id/api/agents/0903-2016\t',
    ' https://register.contoh.id/api/agents/0903-2016',
    '//register.contoh.id/api/agents/0903-2016',
    'file:///etc/passwd',
    'gopher://127.0.0.1:70/_0903-2016',
    'http://169.254.169.254/latest/meta-data/0903-2016',
    'http://[::1]/api/agents/0903-2016',
    'http://0x7f.1/api/agents/0903-2016',
    'http://2130706433/api/agents/0903-2016',
    'javascript:alert(1)',
    'data:application/json,{}',
    '0903-2016\n',
    '../0903-2016',
  ])('returns undefined for %s', (url) => {
    expect(numberAskedFor(url, REGISTER)).toBeUndefined()
  })
})

describe('isInner (RFC 6890)', () => {
  test.each([
    ['127.0.0.1', true],
    ['10.1.2.3', true],
    ['172.31.255.255', true],
    ['192.168.0.1', true],
    ['169.254.169.254', true],
    ['100.64.0.1', true],
    ['0.0.0.0', true],
    ['255.255.255.255', true],
    ['::1', true],
    ['fe80::1', true],
    ['fd00::1', true],
    ['::ffff:10.0.0.1', true],
    ['::ffff:7f00:1', true],
    ['64:ff9b::a00:1', true],
    ['name', true],
    ['103.10.10.10', false],
    ['172.32.0.1', false],
    ['2001:4860:4860::8888', false],
  ])('%s: %s', (address, inside) => {
    expect(isInner(address)).toBe(inside)
  })
})

const agent = { AGENT_NAME: 'Ratna Kusuma', NOTES: '0903-2016', OFFICE_NAME: 'Kusuma & Rekan', secret: 'x' }
let server: Server | undefined
let connections = 0

async function listen(answer: RequestListener): Promise<number> {
  connections = 0
  server = createServer(answer)
  server.on('connection', () => (connections += 1))
  await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready))
  return (server.address() as AddressInfo).port
}
const json = (body: unknown, status = 200): RequestListener => {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
}
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

describe('httpAgentRegistry', () => {
  test('requests base/number and uses only the agreed fields', async () => {
    const asked: (string | undefined)[] = []
    const port = await listen((request, response) => {
      asked.push(request.url)
      json(agent)(request, response)
    })
    const found = await httpAgentRegistry(`http://127.0.0.1:${port}/api/agents/`).find('0903-2016', NOW)
    expect(asked).toEqual(['/api/agents/0903-2016'])
    expect(found).toMatchObject({ AGENT_NAME: 'Ratna Kusuma', OFFICE_NAME: 'Kusuma & Rekan', ZIPCODE: '' })
    expect(found).not.toHaveProperty('secret')
  })

  test.each([
    ['another number', json({ ...agent, NOTES: '0904-2016' })],
    ['no name', json({ NOTES: '0903-2016' })],
    ['a list', json([agent])],
    ['not found', json({}, 404)],
    ['an error', json(agent, 500)],
    ['another type', ((_q, r) => r.writeHead(200, { 'content-type': 'text/html' }).end('{}')) as RequestListener],
    ['no JSON', ((_q, r) => r.writeHead(200, { 'content-type': 'application/json' }).end('{')) as RequestListener],
    ['more than 64 KiB', json({ ...agent, ADDR_STREET: 'x'.repeat(70_000) })],
  ])('%s counts as no answer', async (_says, answer) => {
    const port = await listen(answer)
    expect(await httpAgentRegistry(`http://127.0.0.1:${port}`).find('0903-2016', NOW)).toBeUndefined()
    expect(connections).toBe(1)
  })

  test('follows no redirect', async () => {
    let trapped = 0
    const trap = createServer(() => (trapped += 1))
    await new Promise<void>((ready) => trap.listen(0, '127.0.0.1', ready))
    const port = await listen((_question, response) => {
      response.writeHead(302, { location: `http://127.0.0.1:${(trap.address() as AddressInfo).port}/` }).end()
    })
    expect(await httpAgentRegistry(`http://127.0.0.1:${port}`).find('0903-2016', NOW)).toBeUndefined()
    expect(trapped).toBe(0)
    trap.close()
  })

  test('gives up after three seconds, also when the register sends byte by byte', async () => {
    const port = await listen((_question, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const drip = setInterval(() => response.write(' '), 200)
      response.on('close', () => clearInterval(drip))
    })
    const begun = performance.now()
    expect(await httpAgentRegistry(`http://127.0.0.1:${port}`).find('0903-2016', NOW)).toBeUndefined()
    expect(performance.now() - begun).toBeLessThan(3_800)
  })

  test('stops asking the register for 30 seconds after five failures', async () => {
    const port = await listen(json({}, 500))
    const registry = httpAgentRegistry(`http://127.0.0.1:${port}`)
    for (let i = 0; i < 8; i += 1) await registry.find('0903-2016', NOW)
    expect(connections).toBe(5)
    await registry.find('0903-2016', new Date(NOW.getTime() + 29_999))
    expect(connections).toBe(5)
    await registry.find('0903-2016', new Date(NOW.getTime() + 30_000))
    expect(connections).toBe(6)
  })

  test.each([
    ['a private address', [{ address: '10.0.0.7', family: 4 }]],
    ['the metadata of a cloud', [{ address: '169.254.169.254', family: 4 }]],
    ['this machine', [{ address: '127.0.0.1', family: 4 }]],
    [
      'a public and a private one',
      [
        { address: '103.10.10.10', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ],
    ],
    ['none', []],
  ])('sends no request when the name resolves to %s', async (_says, addresses) => {
    const port = await listen(json(agent))
    const resolve: Resolve = async () => addresses
    const registry = httpAgentRegistry(`http://register.contoh.id:${port}`, resolve)
    expect(await registry.find('0903-2016', NOW)).toBeUndefined()
    await pause(20)
    expect(connections).toBe(0)
  })

  test('a configured name of this machine must resolve to this machine', async () => {
    const port = await listen(json(agent))
    const away: Resolve = async () => [{ address: '103.10.10.10', family: 4 }]
    expect(await httpAgentRegistry(`http://localhost:${port}`, away).find('0903-2016', NOW)).toBeUndefined()
    const here: Resolve = async () => [{ address: '127.0.0.1', family: 4 }]
    expect(await httpAgentRegistry(`http://localhost:${port}`, here).find('0903-2016', NOW)).toBeDefined()
    expect(connections).toBe(1)
  })

  test.each(['ftp://register.contoh.id', 'register.contoh.id', 'https://a:b@register.contoh.id', 'https://r.id/?x='])(
    'throws at start for %s',
    (base) => {
      expect(() => httpAgentRegistry(base)).toThrow('AGENT_REGISTRY_URL')
    },
  )
})
