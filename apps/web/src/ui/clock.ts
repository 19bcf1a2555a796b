import { useSyncExternalStore } from 'react'

/** Milliseconds the server's clock is ahead of this device's. */
let ahead = 0
let tick = Date.now()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

/** Sets the clock by what the server says, so that countdowns of law do not trust the device. */
export function setServerTime(iso: string): void {
  ahead = new Date(iso).getTime() - Date.now()
  refresh()
}

/** The instant it is at the office, in milliseconds. The only place of the client that asks the device for the time. */
export function officeNow(): number {
  return Date.now() + ahead
}

/** The office's time, again every second; components using it redraw each second. */
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
