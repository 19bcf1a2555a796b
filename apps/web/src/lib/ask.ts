import type { BodyFor, Call, CallName, EveryCall, ParamsFor, QueryFor, ReplyOf } from '@saki/contracts'
import type { Problem } from '@saki/contracts/problem'
import calls from 'virtual:calls'

import { showMessage } from '../ui/messages.ts'
import { AskError, refusalOf } from './askError.ts'
import { currentLanguage } from './languages.ts'
import { newKey } from './newKey.ts'
import { endAttempt, keepAttempt, keyFor } from './openAttempts.ts'
import { waitForSession } from './sessionGate.ts'

/** The one setting of where the API is. */
export const API_BASE: string = import.meta.env['VITE_API_BASE'] ?? '/api'

/** After this long a read that tells something is given up, in milliseconds: the reader is told so and may ask again. */
const PATIENCE = 60_000

type CallOf<N extends CallName> = EveryCall[N] extends Call ? EveryCall[N] : never

export interface Asking<N extends CallName> {
  params?: ParamsFor<CallOf<N>>
  query?: QueryFor<CallOf<N>>
  /** Sent as JSON. */
  body?: BodyFor<CallOf<N>>
  /** Sent as multipart/form-data instead, for uploads. */
  form?: FormData
  signal?: AbortSignal
  /** Further headers, such as a range. */
  headers?: Record<string, string>
  /** Idempotency-Key. Give the same one when repeating an attempt; without it calls that need one get a fresh one. */
  key?: string
  /** The caller itself says what a refused write means: no dialog. For saves in the background and pages with a place of their own. */
  quiet?: boolean
}

/** Parsed JSON of a JSON call; the Response itself for calls that send bytes. */
export type Answer<N extends CallName> = CallOf<N>['reply'] extends string ? Response : ReplyOf<CallOf<N>>

/** How often a call with a key is asked again when the server does not know whether it was done. */
const MOST_REPEATS = 3

/**
 * Asks the portal. Throws AskError for every refusal and failure, an answer of 200 whose `err` is not empty included, `TIMEOUT` for a read without an answer in a minute; writes wait as long
 * as their caller does. When the session has ended it waits until the reader has logged in again (the page stays as it is) and asks once
 * more with the same key. A call that needs a key and whose end is not known is asked again with the same key, also when the reader does
 * it by hand: it is done once.
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

/** Ends at once when the caller gives the call up. */
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
  if (!response.headers.get('content-type')?.includes('application/json')) return response as Answer<N>
  const answer = (await response.json()) as Answer<N>
  const refusal = refusedAnswer(answer)
  if (!refusal) return answer
  if (rowOf(name)[0] === 'POST' && !asking.quiet) sayUnsaved(refusal)
  throw refusal
}

/** Legacy writes refuse with 200 and `err`: a code of problem.ts or words. Undefined for every other answer. */
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

/** Gives a read up whose first byte does not come in time. The id is of this browser: the server may never have seen the question. */
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
  if (method === 'POST' && !asking.form) {
    headers['content-type'] = 'application/json'
    body = JSON.stringify(asking.body ?? {})
  }
  try {
    return await fetch(callAddress(name, asking.params, asking.query), {
      method,
      headers,
      body: body ?? null,
      credentials: 'same-origin',
      signal: asking.signal ?? null,
    })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new AskError({ err: 'NETWORK' })
  }
}

/** The address of a call, for links and pictures: `addressOf('getImages', { procid: 1 })`. Empty parameters of a query are left out. */
export function callAddress(name: CallName, params?: unknown, query?: unknown): string {
  const [, pattern] = rowOf(name)
  const given = (params ?? {}) as Record<string, unknown>
  const path = pattern.replace(/[:{](\w+)}?/g, (_, part: string) => encodeURIComponent(String(given[part] ?? '')))
  const search = new URLSearchParams()
  for (const [field, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null && value !== '') search.set(field, String(value))
  }
  return `${API_BASE}${path}${search.size > 0 ? `?${search}` : ''}`
}

function rowOf(name: CallName): readonly ['GET' | 'POST', string, 1?] {
  const row = calls[name]
  if (!row) throw new AskError({ err: 'UNKNOWN', title: name })
  return row
}
