import { lookup } from 'node:dns/promises'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP } from 'node:net'

import { z } from 'zod'

import type { AgentRegistry, RegistryAgent } from './agentRegistry.ts'

const DEADLINE_MS = 3_000
const MOST_BYTES = 64 * 1024
/** After this many failures in a row the register is not asked for PAUSE_MS, so that requests do not wait for it. */
const FAILURES = 5
const PAUSE_MS = 30_000

const text = (max: number) => z.string().max(max).default('')
const Answer = z.object({
  AGENT_NAME: z.string().min(1).max(254),
  FRONT_TITLE: text(60),
  BACK_TITLE: text(60),
  OFFICE_NAME: text(254),
  OFFICE_TELP: text(60),
  OFFICE_EMAIL: text(200),
  ADDR_STREET: text(2000),
  ZIPCODE: text(15),
  STATE_CODE: text(2),
  CITY_CODE: text(4),
  NOTES: z.string(),
})

export type Resolve = (host: string) => Promise<{ address: string; family: number }[]>

/**
 * The register at `base`, asked at `base/number`. `resolve` is the name lookup, replaced in tests. Throws when `base` is not a plain
 * http(s) URL.
 */
export function httpAgentRegistry(base: string, resolve: Resolve = everyAddress): AgentRegistry {
  const url = URL.canParse(base) ? new URL(base) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || url.username !== '')
    throw new Error('AGENT_REGISTRY_URL must be an http(s) address to which a number is appended')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const breaker = { failures: 0, openUntil: 0 }
  return {
    async find(number, now) {
      if (now.getTime() < breaker.openUntil) return undefined
      try {
        const answer = await ask(new URL(`${base.replace(/\/+$/, '')}/${number}`), await addressOf(host, resolve))
        breaker.failures = 0
        return answer === undefined ? undefined : read(answer, number)
      } catch {
        breaker.failures += 1
        if (breaker.failures >= FAILURES) Object.assign(breaker, { failures: 0, openUntil: now.getTime() + PAUSE_MS })
        return undefined
      }
    },
  }
}

/** Undefined unless the answer has the agreed form and is about the requested number. */
function read(answer: string, number: string): RegistryAgent | undefined {
  const parsed = Answer.safeParse(JSON.parse(answer))
  return parsed.success && parsed.data.NOTES === number ? parsed.data : undefined
}

function everyAddress(host: string): Promise<{ address: string; family: number }[]> {
  return lookup(host, { all: true })
}

/**
 * The address to connect to, resolved once and pinned, so that the name cannot lead elsewhere after the check (DNS rebinding). Throws for a
 * private or link-local address, unless the office configured a register on this machine.
 */
async function addressOf(host: string, resolve: Resolve): Promise<{ address: string; family: number }> {
  const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await resolve(host)
  const [first] = found
  if (!first) throw new Error(`${host} has no address`)
  const mayBeLocal = host === 'localhost' || isLoopback(host)
  for (const { address } of found) {
    if (mayBeLocal ? !isLoopback(address) : isInner(address))
      throw new Error(`${host} resolves to ${address}, which is not allowed`)
  }
  return first
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/** Addresses refused for a public register (RFC 6890, RFC 4193): this machine, private networks, cloud metadata services. */
const inner = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(net, bits)
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inner.addSubnet(net, bits, 'ipv6')

function isLoopback(address: string): boolean {
  return isIP(address) !== 0 && loopback.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** Whether an address is private or reserved; true for texts that are no address. */
export function isInner(address: string): boolean {
  // The IPv4 nets also match IPv4 addresses written as IPv6 (::ffff:10.0.0.1).
  return isIP(address) === 0 || inner.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** One GET without redirects, at most 64 KiB and three seconds. Undefined when the register answers 404. */
function ask(url: URL, pinned: { address: string; family: number }): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest
    const question = send(url, {
      agent: false,
      signal: AbortSignal.timeout(DEADLINE_MS),
      headers: { accept: 'application/json' },
      lookup: (_host, options, done) => {
        if (options.all) done(null, [pinned])
        else done(null, pinned.address, pinned.family)
      },
    })
    question.on('response', (answer) => {
      readAnswer(answer).then(resolve, (error: unknown) => {
        question.destroy()
        reject(error)
      })
    })
    question.on('error', reject)
    question.end()
  })
}

async function readAnswer(answer: IncomingMessage): Promise<string | undefined> {
  if (answer.statusCode === 404) {
    answer.resume()
    return undefined
  }
  const isJson = /^application\/(\w+\+)?json\b/.test(answer.headers['content-type'] ?? '')
  if (answer.statusCode !== 200 || !isJson) throw new Error(`the register answered ${answer.statusCode}`)
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length
    if (size > MOST_BYTES) throw new Error(`the register's reply is longer than ${MOST_BYTES} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
