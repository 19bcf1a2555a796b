import type { EditCopy } from './copy.ts'

export type SaveStatus = 'new' | 'saving' | 'saved' | 'device' | 'unsaved' | 'conflict' | 'ended'

/** Save status of a copy: 'saved' if the server has the last change, 'device' if only the device has it, 'unsaved' if neither is certain. */
export function statusOf(copy: EditCopy<unknown>, online: boolean): SaveStatus {
  if (copy.end) return 'ended'
  if (copy.conflict) return 'conflict'
  if (copy.trouble === 'failed' || copy.trouble === 'refused') return 'unsaved'
  if (!hasUnsavedChanges(copy)) return copy.rowVersion === undefined ? 'new' : 'saved'
  if (online && copy.trouble === undefined) return 'saving'
  return copy.keptRevision === copy.revision ? 'device' : 'unsaved'
}

/** Whether the server may not have the last change, also while a save has no answer. */
export function hasUnsavedChanges(copy: EditCopy<unknown>): boolean {
  return copy.revision > copy.savedRevision || copy.attempt !== undefined || copy.history !== undefined
}

/** Whether there are changes to send, and neither a conflict nor an end prevents it. */
export function needsSending(copy: EditCopy<unknown>): boolean {
  return hasUnsavedChanges(copy) && !copy.conflict && !copy.end
}
