import { newKey } from './newKey.ts'

/** Idempotency keys of calls whose outcome is unknown, by call and input. */
const open = new Map<string, string>()
/** Most keys kept; the oldest is dropped first. */
const MOST = 100

/** The key of an earlier attempt at the same call with unknown outcome, else a new one. */
export function keyFor(asked: string): string {
  return open.get(asked) ?? newKey()
}

/** Stores the key of an attempt without an answer or with a failure that may pass. */
export function keepAttempt(asked: string, key: string): void {
  open.delete(asked)
  open.set(asked, key)
  const [oldest] = open.keys()
  if (open.size > MOST && oldest !== undefined) open.delete(oldest)
}

/** Drops the key once the outcome is known: the same call then gets a new one. */
export function endAttempt(asked: string): void {
  open.delete(asked)
}
