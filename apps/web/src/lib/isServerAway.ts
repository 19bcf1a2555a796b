/** Milliseconds without an answer after which the server counts as not reachable. */
const PATIENCE = 5_000

/** Whether the server cannot be reached now. It is asked, because `navigator.onLine` is true in a network that leads nowhere. */
export async function isServerAway(): Promise<boolean> {
  if (!navigator.onLine) return true
  try {
    const { status } = await fetch('/health/live', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) })
    return status >= 500
  } catch {
    return true
  }
}
