import type { CallName } from '@saki/contracts'

/** A call with its parameters, as its screen asks it. */
type SentCall = readonly [CallName, Record<string, never>]

/** A reply with the time when it came, in milliseconds since 1970, because it may wait for the program. */
export interface EarlyReply extends Response {
  receivedAt?: number
}

interface EarlyReplies {
  /** Milliseconds since 1970. */
  at: number
  language: string
  /** By address. */
  replies: Map<string, Promise<EarlyReply>>
  /** Those whose replies belong in the cache. */
  calls: readonly SentCall[]
}

declare global {
  /** Replies to the page's first calls, which public/boot.js sent while the program was loading. */
  var sakiEarly: EarlyReplies | undefined
}

/** Milliseconds after which an unused reply is too old. */
const KEPT = 60_000

/** The reply boot.js asked for at this address, once; undefined when there is none. Rejects as fetch does. */
export function takeEarlyReply(address: string, signal?: AbortSignal): Promise<EarlyReply> | undefined {
  const early = globalThis.sakiEarly
  const reply = early?.replies.get(address)
  if (!early || !reply) return undefined
  early.replies.delete(address)
  if (Date.now() - early.at > KEPT || early.language !== document.documentElement.lang) return undefined
  return signal ? Promise.race([reply, aborted(signal)]) : reply
}

/** The calls boot.js sent whose replies belong in the cache, once. */
export function takeEarlyCalls(): readonly SentCall[] {
  const early = globalThis.sakiEarly
  if (!early) return []
  const { calls } = early
  early.calls = []
  return calls
}

/** Forgets the replies not used yet. */
export function dropEarlyReplies(): void {
  globalThis.sakiEarly?.replies.clear()
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(new DOMException('aborted', 'AbortError'))
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}
