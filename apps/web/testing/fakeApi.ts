import { everyCall, type Call, type CallName } from '@saki/contracts'
import { problemStatus, type Problem, type ProblemCode } from '@saki/contracts/problem'
import { vi } from 'vitest'

import type { Answer, Asking } from '../src/lib/ask.ts'

/** A call as the fake server received it; texts of parameters and query have been parsed by the contract. `body` of an upload has its fields. */
export type Asked<N extends CallName> = Required<Pick<Asking<N>, 'params' | 'query' | 'body'>> & { key: string | null }
type Reply<N extends CallName> = Answer<N> | RefusedReply | Promise<Answer<N> | RefusedReply>
type Handler<N extends CallName> = Reply<N> | ((asked: Asked<N>) => Reply<N>)
export type FakeReplies = { [N in CallName]?: Handler<N> }

/** An answer outside of the contract's reply: a refusal, a lost connection, or 200 with `err`. */
export class RefusedReply {
  readonly response: Response | undefined
  constructor(response?: Response) {
    this.response = response
  }
}

/** The server refuses with a problem document. */
export function refuse(err: ProblemCode, problem: Partial<Problem> = {}): RefusedReply {
  const status = problemStatus[err]
  const body = { type: `urn:saki:${err}`, title: '', status, err, id: 'saki-test-1', ...problem }
  return new RefusedReply(Response.json(body, { status }))
}

/** A legacy refusal: status 200 with the reason in `err`. */
export function refuseWith200(err: string): RefusedReply {
  return new RefusedReply(Response.json({ err }))
}

/** The connection breaks. */
export const offline = new RefusedReply()

/** An answer that the test gives later. */
export function heldReply<T>(): { answer: Promise<T>; give: (value: T) => void } {
  const { promise, resolve } = Promise.withResolvers<T>()
  return { answer: promise, give: resolve }
}

interface Route {
  name: CallName
  call: Call
  pattern: RegExp
}

const routes: Route[] = (Object.entries(everyCall) as [CallName, Call][])
  .map(([name, call]) => ({ name, call, pattern: new RegExp(`^/api${call.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`) }))
  // As the server's router: a fixed segment before a parameter.
  .toSorted((a, b) => Number(a.call.path.includes(':')) - Number(b.call.path.includes(':')))

let handlers: FakeReplies = {}
let asked: { name: CallName; asked: Asked<CallName> }[] = []
/** Breaches of contract. They fail the running test, even if the screen shows them as an error. */
let faults: string[] = []

/** Adds answers to the fake server: a reply, or a function of what was asked. Calls without an answer fail the test. */
export function serve(more: FakeReplies): void {
  handlers = { ...handlers, ...more }
}

/** The calls of a name since the test began, oldest first. */
export function callsOf<N extends CallName>(name: N): Asked<N>[] {
  return asked.filter((one) => one.name === name).map((one) => one.asked as unknown as Asked<N>)
}

/** Starts the fake server without answers, except to the usual times, which many pages ask beside their own calls: none are known. */
export function startFakeApi(): void {
  handlers = { usualTimes: [] }
  asked = []
  faults = []
  vi.stubGlobal('fetch', answerFetch)
}

/** Breaches of contract since the test began. */
export function contractFaults(): readonly string[] {
  return faults
}

async function answerFetch(input: string | URL, init: RequestInit = {}): Promise<Response> {
  const url = new URL(input, location.href)
  const method = init.method ?? 'GET'
  const route = routes.find(({ call, pattern }) => call.method === method && pattern.test(url.pathname))
  if (!route) throw fault(`no call ${method} ${url.pathname}`)
  const { name, call } = route
  const one = read(route, url, init)
  asked.push({ name, asked: one })
  const handler = handlers[name] as Handler<CallName> | undefined
  if (handler === undefined) throw fault(`${name} has no answer in this test`)
  const given: unknown = await (typeof handler === 'function' ? handler(one) : handler)
  init.signal?.throwIfAborted()
  if (given instanceof RefusedReply) {
    if (!given.response) throw new TypeError('Failed to fetch')
    return given.response.clone()
  }
  if (typeof call.reply === 'string') return given instanceof Response ? given.clone() : new Response()
  const reply = call.reply.safeParse(given)
  if (!reply.success) throw fault(`the reply of ${name} breaks its contract: ${reply.error.message}`)
  return Response.json(reply.data)
}

function read({ name, call, pattern }: Route, url: URL, init: RequestInit): Asked<CallName> {
  const headers = new Headers(init.headers)
  const form = init.body instanceof FormData ? Object.fromEntries(init.body) : {}
  const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : form
  const given = { params: pattern.exec(url.pathname)?.groups ?? {}, query: Object.fromEntries(url.searchParams), body }
  const parsed: Record<string, unknown> = { ...given, key: headers.get('idempotency-key') }
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = call[part]
    if (!schema || init.body instanceof FormData) continue
    const result = schema.safeParse(given[part])
    if (result.success) parsed[part] = result.data
    else fault(`${part} of ${name} break the contract: ${result.error.message} ${JSON.stringify(given[part])}`)
  }
  if (call.once && !parsed['key']) fault(`${name} came without a key`)
  return parsed as unknown as Asked<CallName>
}

function fault(words: string): Error {
  faults.push(words)
  return new Error(words)
}
