import type { BodyFor, Call, CallName, EveryCall, ParamsFor, QueryFor, ReplyOf } from '@saki/contracts'
import type { Problem } from '@saki/contracts/problem'
import calls from 'virtual:calls'

import { showMessage } from '../ui/messages.ts'
import { AskError, refusalOf } from './askError.ts'
import { dropEarlyReplies, takeEarlyReply, type EarlyReply } from './earlyReplies.ts'
import { fillAddress } from './fillAddress.ts'
import { currentLanguage } from './languages.ts'
import { lastChange } from './lastChange.ts'
import { newKey } from './newKey.ts'
import { endAttempt, keepAttempt, keyFor } from './openAttempts.ts'
import { waitForSession } from './sessionGate.ts'

/** Base address of the API. Build-time setting; no other place may contain it. */
export const API_BASE: string = import.meta.env['VITE_API_BASE'] ?? '/api'

/** Milliseconds after which a GET without an answer is aborted with TIMEOUT. */
const PATIENCE = 60_000

type CallOf<N extends CallName> = EveryCall[N] extends Call ? EveryCall[N] : never

export interface Asking<N extends CallName> {
  params?: ParamsFor<CallOf<N>>
  query?: QueryFor<CallOf<N>>
  /** Sent as JSON. */
  body?: BodyFor<CallOf<N>>
  /** Sent as multipart/form-data instead of JSON, for uploads. */
  form?: FormData
  signal?: AbortSignal
  /** Further headers, such as Range. */
  headers?: Record<string, string>
  /** Idempotency-Key. Give the same one when repeating an attempt; without it, calls that need a key get one. */
  key?: string
  /** No dialog for a refused write: the caller shows the error itself. For background saves and forms with their own place for errors. */
  quiet?: boolean
  /** Called when a JSON answer came; with the earlier time of a reply that waited, by the device's clock in milliseconds since 1970. */
  onReceived?: (at: number | undefined) => void
}

/** Parsed JSON of a JSON call; the Response itself for calls that return bytes. */
export type Answer<N extends CallName> = CallOf<N>['reply'] extends string ? Response : ReplyOf<CallOf<N>>

/** Most automatic repeats of a call with a key after OUTCOME_UNKNOWN. */
const MOST_REPEATS = 3

/**
 * Sends a call to the API. Throws AskError for every refusal and failure, also for a 200 answer whose `err` is not empty, and with
 * `TIMEOUT` for a GET without an answer within a minute; writes have no time limit. When the session has ended it waits for the log-in
 * panel and repeats the call with the same key. A call that needs a key is repeated with the same key on OUTCOME_UNKNOWN, and reuses that
 * key when the reader repeats it, so the server executes it once.
 */
export async function ask<N extends CallName>(name: N, asking: Asking<N> = {}): Promise<Answer<N>> {
  const [, , once] = rowOf(name)
  if (!once || asking.form) return askWith(name, asking, asking.key ?? newKey())
  const asked = JSON.stringify([name, asking.params, asking.query, asking.body])
  const key = asking.key ?? keyFor(asked)
  for (let repeats = 0; ; repeats += 1) {
    try {
      const answer = await askWith(name, asking, key)
      endAttempt(asked)
      return answer
    } catch (error) {
      const mayPass = !(error instanceof AskError) || error.isPassing
      if (!mayPass) endAttempt(asked)
      else if (asking.key === undefined) keepAttempt(asked, key)
      if (!(error instanceof AskError) || error.err !== 'OUTCOME_UNKNOWN' || repeats === MOST_REPEATS) throw error
      await pause((error.retryAfter ?? 1) * 1000, asking.signal)
      if (asking.signal?.aborted) throw error
    }
  }
}

/** Resolves after the time, or at once when the signal aborts. */
function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => resolve(), { once: true })
  })
}

async function askWith<N extends CallName>(name: N, asking: Asking<N>, key: string): Promise<Answer<N>> {
  let response = await inTime(name, asking, key)
  if (response.status === 401) {
    const refusal = await refusalOf(response)
    if (refusal.err !== 'NOT_SIGNED_IN' || !(await waitForSession())) throw refusal
    response = await inTime(name, asking, key)
  }
  if (!response.ok) throw await refusalOf(response)
  if (isFile(response)) return response as Answer<N>
  asking.onReceived?.((response as EarlyReply).receivedAt)
  const answer = (await response.json()) as Answer<N>
  const refusal = refusedAnswer(answer)
  if (!refusal) return answer
  if (rowOf(name)[0] === 'POST' && !asking.quiet) sayUnsaved(refusal)
  throw refusal
}

/** Whether a reply is bytes for the caller; a file to be saved is, also when it has JSON. */
function isFile({ headers }: Response): boolean {
  if (headers.get('content-disposition')?.startsWith('attachment')) return true
  return !headers.get('content-type')?.includes('application/json')
}

/** Legacy writes refuse with 200 and `err`: a code of problem.ts or a text. Undefined for every other answer. */
function refusedAnswer(answer: unknown): AskError | undefined {
  const body = (answer ?? {}) as Partial<Problem>
  if (Array.isArray(answer) || typeof body.err !== 'string' || body.err === '') return undefined
  const words = body.title ?? (/^[A-Z0-9_]+$/.test(body.err) ? '' : body.err)
  return new AskError({ ...body, err: body.err, title: words, status: 200 })
}

function sayUnsaved({ title, id }: AskError): void {
  showMessage({
    title: 'core:sorry',
    body: 'core:sorry.unsaved',
    detail: title || undefined,
    id: id || undefined,
    tone: 'warning',
  })
}

/** Aborts a GET without response headers within PATIENCE. The error's id is the browser's key, because the server may not have seen the request. */
async function inTime(name: CallName, asking: Asking<CallName>, key: string): Promise<Response> {
  if (rowOf(name)[0] !== 'GET') return send(name, asking, key)
  const given = new AbortController()
  const stop = () => given.abort()
  asking.signal?.addEventListener('abort', stop, { once: true })
  if (asking.signal?.aborted) stop()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    stop()
  }, PATIENCE)
  try {
    return await send(name, { ...asking, signal: given.signal }, key)
  } catch (error) {
    throw isLate ? new AskError({ err: 'TIMEOUT', id: key }) : error
  } finally {
    clearTimeout(timer)
  }
}

async function send(name: CallName, asking: Asking<CallName>, key: string): Promise<Response> {
  const [method, , once] = rowOf(name)
  const headers: Record<string, string> = {
    ...asking.headers,
    'accept-language': currentLanguage(),
    'x-requested-with': 'saki',
  }
  if (once) headers['idempotency-key'] = key
  let body: BodyInit | undefined = asking.form
  const address = callAddress(name, asking.params, asking.query)
  // A write may change what the first calls were answered.
  if (method === 'POST') dropEarlyReplies()
  if (method === 'POST' && !asking.form) {
    headers['content-type'] = 'application/json'
    body = JSON.stringify(asking.body ?? {})
  }
  try {
    const early = method === 'GET' && !asking.headers ? takeEarlyReply(address, asking.signal) : undefined
    if (early) return await early
    const response = await fetch(address, {
      method,
      headers,
      body: body ?? null,
      credentials: 'same-origin',
      signal: asking.signal ?? null,
    })
    if (method === 'POST') lastChange.at = Date.now()
    return response
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new AskError({ err: 'NETWORK' })
  }
}

/** The address of a call, for links and images: `callAddress('getImages', { procid: 1 })`. Empty query parameters are left out. */
export function callAddress(name: CallName, params?: unknown, query?: unknown): string {
  return `${API_BASE}${fillAddress(rowOf(name)[1], params, query)}`
}

function rowOf(name: CallName): readonly ['GET' | 'POST', string, 1?] {
  const row = calls[name]
  if (!row) throw new AskError({ err: 'UNKNOWN', title: name })
  return row
}
