import { useSyncExternalStore } from 'react'

import { keepRoute } from './keptRoute.ts'

export type Gate = 'open' | 'ended'

const FLAG = 'saki_signed_in'
let gate: Gate = 'open'
/** A session was seen alive in this page; without one there is nothing to keep, and /login it is. */
let seen = false
let waiting: ((back: boolean) => void)[] = []
const listeners = new Set<() => void>()

/** Whether the browser carries the readable flag of a session. The server decides; this only tells whether to ask. */
export function isFlagged(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${FLAG}=`) && cookie !== `${FLAG}=`)
}

export function dropFlag(): void {
  document.cookie = `${FLAG}=; Path=/; Max-Age=0; SameSite=Lax`
}

export function sessionSeen(): void {
  seen = true
}

/**
 * Called when the server no longer knows the session. Work under way waits behind the panel of shell/SessionEnded; resolves true when
 * the reader is back, false when they left. In a page that never had a session it keeps the
 * address and goes to /login at once.
 */
export function waitForSession(): Promise<boolean> {
  if (!seen) {
    dropFlag()
    keepRoute(`${location.pathname}${location.search}${location.hash}`)
    if (!location.pathname.startsWith('/login')) location.assign('/login')
    return Promise.resolve(false)
  }
  turn('ended')
  return new Promise((resolve) => waiting.push(resolve))
}

/** Shows the panel without a failed call: the reader wants a new session, or its time is over. */
export function requireLogIn(): void {
  if (seen) turn('ended')
}

/** Opens the gate again and lets the waiting calls go. */
export function sessionIsBack(): void {
  settle(true)
}

export function sessionIsLeft(): void {
  seen = false
  settle(false)
}

export function useGate(): Gate {
  return useSyncExternalStore(
    (listener) => (listeners.add(listener), () => listeners.delete(listener)),
    () => gate,
  )
}

function settle(back: boolean): void {
  const then = waiting
  waiting = []
  turn('open')
  for (const resolve of then) resolve(back)
}

function turn(next: Gate): void {
  gate = next
  for (const listener of listeners) listener()
}
