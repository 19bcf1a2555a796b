import { useSyncExternalStore } from 'react'

/** Milliseconds by which the server's clock is ahead of this device's. */
let ahead = 0
let tick = Date.now()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

/** Sets the clock from a server time (ISO 8601) that came at `receivedAt` by the device's clock, so that legal countdowns do not depend on that. */
export function setServerTime(iso: string, receivedAt = Date.now()): void {
  ahead = new Date(iso).getTime() - receivedAt
  refresh()
}

/** The current time by the server's clock, in milliseconds since 1970. The only place of the client that reads the device's clock. */
export function officeNow(): number {
  return Date.now() + ahead
}

/** The server's time at a moment by the device's clock, as the cache stores when replies came; both in milliseconds since 1970. */
export function officeTimeOf(deviceTime: number): number {
  return deviceTime + ahead
}

/** The server's time, updated every second; components using it redraw each second. */
export function useNow(): Date {
  return new Date(useSyncExternalStore(subscribe, () => tick))
}

function refresh(): void {
  tick = officeNow()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    tick = officeNow()
    timer = setInterval(refresh, 1000)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}
