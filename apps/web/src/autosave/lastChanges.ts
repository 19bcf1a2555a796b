import type { EditCopy } from './copy.ts'

/**
 * Last changes of a closing page for the next page of the same tab: encrypting the device copy takes milliseconds that a closing page does
 * not have. Deleted by the next page, with the tab, and at log-out.
 */
export function storeLastChanges(name: string, userId: number, copy: EditCopy<unknown>): void {
  try {
    sessionStorage.setItem(prefixOf(name, userId) + copy.localId, JSON.stringify(copy))
  } catch {
    // Storage refused or full: the device copy and the server are used instead.
  }
}

/** Returns and deletes what the previous page of this tab stored for a copy. */
export function takeLastChanges<C>(name: string, userId: number, isNamed: (copy: C) => boolean): C | undefined {
  for (const key of Object.keys(sessionStorage).filter((key) => key.startsWith(prefixOf(name, userId)))) {
    const copy = JSON.parse(sessionStorage.getItem(key) ?? 'null') as C
    if (!isNamed(copy)) continue
    sessionStorage.removeItem(key)
    return copy
  }
  return undefined
}

const prefixOf = (name: string, userId: number) => `${name}-left:${userId}:`
