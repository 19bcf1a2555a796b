import { everyCall, type Call, type CallName, type EveryCall, type ReplyOf } from '@saki/contracts'
import type { Problem } from '@saki/contracts/problem'
import type { FastifyInstance, InjectOptions } from 'fastify'

/** A person with a browser: an address and cookies. */
export interface TestActor {
  userId: number
  email: string
  password: string
  cookies: Record<string, string>
  ip: string
}

export interface TestRequest {
  params?: Record<string, string | number>
  query?: Record<string, string | number | string[] | undefined>
  /** Sent as JSON; strings and bytes are sent unchanged with the content type in `headers`. */
  body?: unknown
  as?: TestActor | undefined
  /** Idempotency-Key. */
  key?: string
  /** Replaces or, when undefined, removes a header the client would send. */
  headers?: Record<string, string | undefined>
}

/** The declared reply or a problem; text when the answer is not JSON. */
type BodySeen<C extends Call> = C extends Call
  ? C['reply'] extends string
    ? Problem & string
    : ReplyOf<C> & Omit<Problem, 'err'> & { err: string }
  : never

export interface TestReply<N extends CallName = CallName> {
  status: number
  body: BodySeen<EveryCall[N]>
  headers: Record<string, string | string[] | number | undefined>
  /** Cookies set by the answer, by name. */
  cookies: Record<string, { value: string; [attribute: string]: unknown }>
  bytes: Buffer
}

/**
 * Makes a function that sends declared calls to an app as the client would under `host`, and keeps the actor's cookies as a browser does.
 */
export function makeAsk(app: FastifyInstance, after: () => Promise<void>, host = 'localhost') {
  return async function ask<N extends CallName>(name: N, question: TestRequest = {}): Promise<TestReply<N>> {
    const call: Call = everyCall[name]
    const response = await app.inject({
      method: call.method,
      url: urlOf(call.path, question),
      remoteAddress: question.as?.ip ?? '127.0.0.1',
      headers: { host, ...headersOf(call.method, question) },
      ...(question.as && { cookies: question.as.cookies }),
      ...(call.method === 'POST' && { payload: payloadOf(question.body) }),
    } as InjectOptions)
    keepCookies(question.as, response.cookies)
    await after()
    const isJson = String(response.headers['content-type'] ?? '').includes('json')
    return {
      status: response.statusCode,
      body: (isJson && response.payload !== '' ? response.json() : response.payload) as TestReply<N>['body'],
      headers: response.headers,
      cookies: Object.fromEntries(response.cookies.map((cookie) => [cookie.name, { ...cookie }])),
      bytes: response.rawPayload,
    }
  }
}

function urlOf(path: string, { params = {}, query = {} }: TestRequest): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? `:${name}`)))
  const pairs = Object.entries(query).flatMap(([name, value = []]) =>
    (Array.isArray(value) ? value : [value]).map((one) => [name, String(one)]),
  )
  const search = new URLSearchParams(pairs).toString()
  return `/api${filled}${search === '' ? '' : `?${search}`}`
}

function headersOf(method: string, { key, headers = {}, body }: TestRequest): Record<string, string> {
  const sent: Record<string, string | undefined> = {
    'accept-language': 'id',
    ...(method === 'POST' && { 'x-requested-with': 'saki', 'content-type': 'application/json' }),
    ...(key !== undefined && { 'idempotency-key': key }),
    ...(body === undefined && { 'content-type': undefined }),
    ...headers,
  }
  return Object.fromEntries(Object.entries(sent).filter((pair): pair is [string, string] => pair[1] !== undefined))
}

function payloadOf(body: unknown): string | Buffer | undefined {
  return body === undefined || typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body)
}

function keepCookies(
  actor: TestActor | undefined,
  cookies: { name: string; value: string; maxAge?: number; expires?: Date }[],
): void {
  if (!actor) return
  for (const { name, value, maxAge, expires } of cookies) {
    if (value === '' || maxAge === 0 || expires?.getTime() === 0) delete actor.cookies[name]
    else actor.cookies[name] = value
  }
}
