import { useSyncExternalStore } from 'react'

import { keepRoute } from './keptRoute.ts'

export type Gate = 'open' | 'ended'

const FLAG = 'saki_signed_in'
const HAD_SESSION = 'saki-had-session'
let gate: Gate = 'open'
/** Whether this page had a live session. Without one there is no work to keep and /login opens directly. */
let seen = false
/** The reader logged out and the page is being left. Late refusals of calls still under way must not store its address for the next reader. */
let left = false
let waiting: ((back: boolean) => void)[] = []
const listeners = new Set<() => void>()

/** Whether the browser has the readable session flag cookie. Only a hint whether to ask; the server decides. */
export function hasSessionFlag(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${FLAG}=`) && cookie !== `${FLAG}=`)
}

/** Deletes the session flag cookie of an ended session. */
export function dropFlag(): void {
  document.cookie = `${FLAG}=; Path=/; Max-Age=0; SameSite=Lax`
}

/** Records that this page had a live session, so that calls wait for a log-in instead of leaving the page. */
export function markSessionSeen(): void {
  seen = true
  left = false
  localStorage.setItem(HAD_SESSION, 'Y')
}

/** Whether this browser had a session that was not ended by logging out: without cookies it has run out. */
export function hadSession(): boolean {
  return localStorage.getItem(HAD_SESSION) !== null
}

/**
 * Called when the server answers NOT_SIGNED_IN. Shows the panel of shell/SessionPanel; resolves true after the log-in, false when the
 * reader left. In a page that never had a session it stores the address and opens /login at once; in one that is being left it does
 * nothing.
 */
export function waitForSession(): Promise<boolean> {
  if (left) return Promise.resolve(false)
  if (!seen) {
    dropFlag()
    keepRoute(`${location.pathname}${location.search}${location.hash}`)
    if (!location.pathname.startsWith('/login')) location.assign('/login')
    return Promise.resolve(false)
  }
  setGate('ended')
  return new Promise((resolve) => waiting.push(resolve))
}

/** Shows the log-in panel without a failed call: at the reader's request or when the session's time is over. */
export function requireLogIn(): void {
  if (seen) setGate('ended')
}

/** Closes the panel and repeats the waiting calls. */
export function resumeSession(): void {
  settle(true)
}

/** Ends the waiting calls without a log-in: the reader leaves this page for the log-in. */
export function abandonSession(): void {
  seen = false
  left = true
  localStorage.removeItem(HAD_SESSION)
  settle(false)
}

/** Whether the log-in panel is shown: 'ended' while calls wait for a log-in. */
export function useGate(): Gate {
  return useSyncExternalStore(
    (listener) => (listeners.add(listener), () => listeners.delete(listener)),
    () => gate,
  )
}

function settle(back: boolean): void {
  const then = waiting
  waiting = []
  setGate('open')
  for (const resolve of then) resolve(back)
}

function setGate(next: Gate): void {
  gate = next
  for (const listener of listeners) listener()
}
