import type { EditCopy } from './copy.ts'
import { hasUnsavedChanges } from './copyStatus.ts'
import { listCopies } from './sealedCopies.ts'

/** Names of the kinds: prefixes of their copies on the device. */
export const KINDS = ['draft', 'answer', 'formality', 'request', 'reasons', 'caption'] as const

interface Flushing {
  flushAll: () => Promise<void>
}
const editing = new Map<number, Set<Flushing>>()

/** Registers the copies of a user that this tab edits, so that log-out saves them. */
export function registerEditing<F extends Flushing>(userId: number, copies: F): F {
  editing.set(userId, (editing.get(userId) ?? new Set()).add(copies))
  return copies
}

/** Saves everything that this tab edits before log-out clears this device; returns the number of copies with unsaved changes. */
export async function saveBeforeLogOut(userId: number): Promise<number> {
  await Promise.all([...(editing.get(userId) ?? [])].map((copies) => copies.flushAll()))
  const copies = await Promise.all(KINDS.map((name) => listCopies<EditCopy<unknown>>(name, userId)))
  return copies.flat().filter((copy) => copy.end === undefined && hasUnsavedChanges(copy)).length
}
