import { ownAddress } from '@saki/contracts/pages'

const KEPT = 'saki-return-to'
/** Pages that need no session; nobody is led back to them. */
const PUBLIC = /^\/(?:$|login(?:\/|\?|#|$)|daftar-akun)/
/** How long a link mailed for activation or a new password, opened in a tab of its own, still finds what was asked for before. */
const ADOPTED_FOR = 60 * 60_000

interface Shared {
  address: string
  at: number
}

/** An address to open after the next log-in: a page of the portal behind the log-in. Undefined for all else. */
export function returnAddress(text: string): string | undefined {
  const own = ownAddress(text)
  return own === undefined || PUBLIC.test(own) ? undefined : own
}

/** Keeps what was asked for without a session, for after the next log-in in this tab. */
export function keepRoute(address: string): void {
  const own = returnAddress(address)
  if (own === undefined) return
  sessionStorage.setItem(KEPT, own)
  localStorage.setItem(KEPT, JSON.stringify({ address: own, at: Date.now() } satisfies Shared))
}

/** In a tab opened by a mailed link of the log-in: what another tab of this browser was asked for within the hour. */
export function adoptRoute(): void {
  const text = localStorage.getItem(KEPT)
  if (sessionStorage.getItem(KEPT) !== null || text === null) return
  const { address, at } = JSON.parse(text) as Partial<Shared>
  if (address && at && Date.now() - at < ADOPTED_FOR) sessionStorage.setItem(KEPT, address)
}

/** What was kept, checked once more: storage belongs to the browser. Forgets it. */
export function takeRoute(): string | undefined {
  const kept = sessionStorage.getItem(KEPT)
  forgetRoute()
  return kept === null ? undefined : returnAddress(kept)
}

export function forgetRoute(): void {
  sessionStorage.removeItem(KEPT)
  localStorage.removeItem(KEPT)
}
