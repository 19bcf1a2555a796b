import { KEPT_ROUTE, type SharedRoute } from './keptRoute.ts'

/** Milliseconds for which a tab opened by a mailed activation or password link takes over the stored address. */
const ADOPTED_FOR = 60 * 60_000

/** For tabs opened by a mailed link: takes over the address stored by another tab of this browser within the last hour. */
export function adoptRoute(): void {
  if (sessionStorage.getItem(KEPT_ROUTE) !== null) return
  const { address, at } = sharedIn(localStorage.getItem(KEPT_ROUTE) ?? '')
  if (typeof address !== 'string' || typeof at !== 'number') return
  if (Date.now() - at < ADOPTED_FOR) sessionStorage.setItem(KEPT_ROUTE, address)
}

/** Storage can be edited: nothing of a text that is no JSON object. */
function sharedIn(text: string): Partial<Record<keyof SharedRoute, unknown>> {
  try {
    return { ...(JSON.parse(text) as SharedRoute | null) }
  } catch {
    return {}
  }
}
