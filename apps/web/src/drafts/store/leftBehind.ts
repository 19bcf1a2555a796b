import type { DeviceDraft } from './draftState.ts'

const PREFIX = 'draft-left:'

/**
 * Hands the last keystrokes of a vanishing page to the next page of the same tab: writing to the sealed store takes a few milliseconds
 * that such a page no longer has. Taken away by the next page, with the tab, and at log-out.
 */
export function leaveBehind(userId: number, draft: DeviceDraft): void {
  try {
    sessionStorage.setItem(PREFIX + userId, JSON.stringify(draft))
  } catch {
    // storage refused or full: the sealed copy and the server are the ones that count
  }
}

/** What the page before left of this draft; reading takes it away. */
export function takeLeftBehind(userId: number, id: string): DeviceDraft | undefined {
  const left = sessionStorage.getItem(PREFIX + userId)
  if (left === null) return undefined
  const draft = JSON.parse(left) as DeviceDraft
  if (draft.localId !== id && draft.tempId !== id) return undefined
  sessionStorage.removeItem(PREFIX + userId)
  return draft
}
