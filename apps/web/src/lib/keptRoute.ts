import { ownAddress } from '@saki/contracts/pages'

export const KEPT_ROUTE = 'saki-return-to'
/** Pages that need no session; they are never stored. */
const PUBLIC = /^\/(?:$|login(?:\/|\?|#|$)|daftar-akun)/
/** What other tabs of the browser may take over (adoptRoute.ts). */
export interface SharedRoute {
  address: string
  /** Milliseconds since 1970 by the device's clock. */
  at: number
}

/** The address if it is a page of the portal behind the log-in, else undefined. */
export function returnAddress(text: string): string | undefined {
  const own = ownAddress(text)
  return own === undefined || PUBLIC.test(own) ? undefined : own
}

/** Stores the address requested without a session, for after the next log-in in this tab. */
export function keepRoute(address: string): void {
  const own = returnAddress(address)
  if (own === undefined) return
  sessionStorage.setItem(KEPT_ROUTE, own)
  localStorage.setItem(KEPT_ROUTE, JSON.stringify({ address: own, at: Date.now() } satisfies SharedRoute))
}

/** Whether the next log-in in this tab opens a stored address. */
export function isRouteKept(): boolean {
  return returnAddress(sessionStorage.getItem(KEPT_ROUTE) ?? '') !== undefined
}

/** Returns and deletes the stored address. Checks it again, because storage can be edited. */
export function takeRoute(): string | undefined {
  const kept = sessionStorage.getItem(KEPT_ROUTE)
  forgetRoute()
  return kept === null ? undefined : returnAddress(kept)
}

/** Deletes the stored address of this tab and the one shared with other tabs. */
export function forgetRoute(): void {
  sessionStorage.removeItem(KEPT_ROUTE)
  localStorage.removeItem(KEPT_ROUTE)
}
