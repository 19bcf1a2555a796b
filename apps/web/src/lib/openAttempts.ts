import { newKey } from './newKey.ts'

/** Keys of attempts whose end this page does not know, by what was asked. */
const open = new Map<string, string>()
/** More than a page has under way; the oldest is forgotten first. */
const MOST = 100

/** The key for asking this: that of an earlier attempt at the very same whose end is not known, so that the server does it once. */
export function keyFor(asked: string): string {
  return open.get(asked) ?? newKey()
}

/** Remembers the key of an attempt that was not answered, or answered with a failure that may pass. */
export function keepAttempt(asked: string, key: string): void {
  open.delete(asked)
  open.set(asked, key)
  const [oldest] = open.keys()
  if (open.size > MOST && oldest !== undefined) open.delete(oldest)
}

/** The end is known: asking the same again means it anew. */
export function endAttempt(asked: string): void {
  open.delete(asked)
}
