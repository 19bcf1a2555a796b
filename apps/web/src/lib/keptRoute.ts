import { ownAddress } from '@saki/contracts/pages'

const KEPT = 'saki-return-to'
/** Pages that need no session; they are never stored. */
const PUBLIC = /^\/(?:$|login(?:\/|\?|#|$)|daftar-akun)/
/** Milliseconds for which another tab, opened by a mailed activation or password link, takes over the stored address. */
const ADOPTED_FOR = 60 * 60_000

interface Shared {
  address: string
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
  sessionStorage.setItem(KEPT, own)
  localStorage.setItem(KEPT, JSON.stringify({ address: own, at: Date.now() } satisfies Shared))
}

/** For tabs opened by a mailed link: takes over the address stored by another tab of this browser within the last hour. */
export function adoptRoute(): void {
  const text = localStorage.getItem(KEPT)
  if (sessionStorage.getItem(KEPT) !== null || text === null) return
  const { address, at } = JSON.parse(text) as Partial<Shared>
  if (address && at && Date.now() - at < ADOPTED_FOR) sessionStorage.setItem(KEPT, address)
}

/** Whether the next log-in in this tab opens a stored address. */
export function isRouteKept(): boolean {
  return returnAddress(sessionStorage.getItem(KEPT) ?? '') !== undefined
}

/** Returns and deletes the stored address. Checks it again, because storage can be edited. */
export function takeRoute(): string | undefined {
  const kept = sessionStorage.getItem(KEPT)
  forgetRoute()
  return kept === null ? undefined : returnAddress(kept)
}

/** Deletes the stored address of this tab and the one shared with other tabs. */
export function forgetRoute(): void {
  sessionStorage.removeItem(KEPT)
  localStorage.removeItem(KEPT)
}
