import type { DeviceDraft } from './draftState.ts'

const PREFIX = 'draft-left:'

/**
 * Stores the last changes of a closing page for the next page of the same tab: encrypting the device copy takes milliseconds that a
 * closing page does not have. Deleted by the next page, with the tab, and at log-out.
 */
export function storeLastChanges(userId: number, draft: DeviceDraft): void {
  try {
    sessionStorage.setItem(PREFIX + userId, JSON.stringify(draft))
  } catch {
    // Storage refused or full: the device copy and the server are used instead.
  }
}

/** Returns and deletes what the previous page of this tab stored for this draft. */
export function takeLastChanges(userId: number, id: string): DeviceDraft | undefined {
  const left = sessionStorage.getItem(PREFIX + userId)
  if (left === null) return undefined
  const draft = JSON.parse(left) as DeviceDraft
  if (draft.localId !== id && draft.tempId !== id) return undefined
  sessionStorage.removeItem(PREFIX + userId)
  return draft
}
