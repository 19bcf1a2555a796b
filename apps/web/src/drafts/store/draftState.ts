import type { Issue, Saved, Sections } from '@saki/contracts/edits'

/** One field in which two versions differ. Same shape as in domain/drafts/mergeDraft. */
export interface Difference {
  path: string
  base: unknown
  mine: unknown
  theirs: unknown
}

export type MergeFunction = (
  base: Sections,
  mine: Sections,
  theirs: Sections,
) => { merged: Sections; conflicts: Difference[] }

/** One save request. Kept until its outcome is certain; repeated with the same key and body. */
export interface SaveAttempt {
  key: string
  tempId: string | undefined
  rowVersion: number | undefined
  data: Sections
  /** Revision of this device that it contains. */
  revision: number
  /** Whether it files the draft. */
  files: boolean
}

/** The newer version at the server. */
export interface Theirs {
  data: Sections
  rowVersion: number
  savedAt: string
  device: string
}

export interface EditConflict {
  theirs: Theirs
  merged: Sections
  differences: readonly Difference[]
}

/** A draft in this browser. All of it is written to the copy on the device. */
export interface DeviceDraft {
  /** Key of the copy on this device. */
  localId: string
  formType: string
  /** USER_ID of the client it is begun for, by a mandate; sent with the first save only. */
  onBehalfOf?: number | undefined
  tempId: string | undefined
  data: Sections
  /** Answers at the server at rowVersion: the common ancestor of a merge. */
  base: Sections
  rowVersion: number | undefined
  /** Number of changes made on this device. */
  revision: number
  savedRevision: number
  keptRevision: number
  /** Time of the last save at the server, and of the last change on this device; ISO 8601 instants. */
  savedAt: string | undefined
  changedAt: string | undefined
  creationKey: string
  attempt: SaveAttempt | undefined
  /** Answers of this device before a conflict was settled; saved first, so that the server's history has both versions. */
  history: Sections | undefined
  conflict: EditConflict | undefined
  end: 'filed' | 'gone' | undefined
  /** The server's answer to the filing; set in the page that filed. */
  reply: Saved | undefined
  /** Errors because of which the server did not file. */
  refused: readonly Issue[]
  /** unreachable: offline. failed: the server did not save, a repeat may succeed. refused: a repeat would not succeed. */
  trouble: 'unreachable' | 'failed' | 'refused' | undefined
  /** The server's explanation of `trouble`. */
  words: string
  /** Set when changes of another device were merged. */
  note: 'merged' | undefined
}

export type DraftStatus = 'new' | 'saving' | 'saved' | 'device' | 'unsaved' | 'conflict' | 'ended'

/** An empty draft; `creationKey` is the Idempotency-Key of its first save. */
export function newDraft(localId: string, formType: string, creationKey: string): DeviceDraft {
  return {
    localId,
    formType,
    creationKey,
    tempId: undefined,
    data: {},
    base: {},
    rowVersion: undefined,
    revision: 0,
    savedRevision: 0,
    keptRevision: 0,
    savedAt: undefined,
    changedAt: undefined,
    attempt: undefined,
    history: undefined,
    conflict: undefined,
    end: undefined,
    reply: undefined,
    refused: [],
    trouble: undefined,
    words: '',
    note: undefined,
  }
}

/** Save status of the draft: 'saved' if the server has the last change, 'device' if only the device has it, 'unsaved' if neither is certain. */
export function statusOf(draft: DeviceDraft, online: boolean): DraftStatus {
  if (draft.end) return 'ended'
  if (draft.conflict) return 'conflict'
  if (draft.trouble === 'failed' || draft.trouble === 'refused') return 'unsaved'
  if (!hasUnsavedChanges(draft)) return draft.tempId === undefined ? 'new' : 'saved'
  if (online && draft.trouble === undefined) return 'saving'
  return draft.keptRevision === draft.revision ? 'device' : 'unsaved'
}

/** Whether the server may not have the last change, also while a save has no answer. */
export function hasUnsavedChanges(draft: DeviceDraft): boolean {
  return draft.revision > draft.savedRevision || draft.attempt !== undefined || draft.history !== undefined
}

/** Whether there are changes to send, and neither a conflict nor an end prevents it. */
export function needsSending(draft: DeviceDraft): boolean {
  return hasUnsavedChanges(draft) && !draft.conflict && !draft.end
}

/** The draft with new answers; `at` is the time of the change, ISO 8601. */
export function applyChange(draft: DeviceDraft, data: Sections, at: string): DeviceDraft {
  return {
    ...draft,
    data,
    revision: draft.revision + 1,
    changedAt: after(draft.changedAt, at),
    note: undefined,
    refused: [],
  }
}

/** `at`, but never earlier than the change before: the clock may be set back by a server answer. */
function after(before: string | undefined, at: string): string {
  return before === undefined || at > before ? at : new Date(Date.parse(before) + 1).toISOString()
}

/** The save to send next; an unanswered one is repeated unchanged. */
export function nextAttempt(draft: DeviceDraft, newKey: () => string, files = false): SaveAttempt {
  if (draft.attempt) return draft.attempt
  const key = draft.tempId === undefined ? draft.creationKey : newKey()
  const history = draft.history !== undefined
  return {
    key,
    tempId: draft.tempId,
    rowVersion: draft.rowVersion,
    data: draft.history ?? draft.data,
    revision: history ? draft.savedRevision : draft.revision,
    files: files && !history,
  }
}

/** The draft after a successful save; changes made meanwhile stay unsaved. */
export function afterSave(draft: DeviceDraft, attempt: SaveAttempt, reply: Saved): DeviceDraft {
  const filed = attempt.files && reply.SUBMISSION_NBR !== null
  const refused = attempt.files && !filed ? reply.ERRORS.filter((issue) => issue.LEVEL === 'STOP') : []
  return {
    ...draft,
    attempt: undefined,
    history: undefined,
    trouble: undefined,
    words: '',
    tempId: reply.TEMP_ID,
    rowVersion: reply.ROW_VERSION,
    base: attempt.data,
    savedRevision: Math.max(draft.savedRevision, attempt.revision),
    savedAt: reply.SAVED_AT,
    end: filed ? 'filed' : draft.end,
    reply: filed ? reply : undefined,
    refused,
  }
}

/** The draft after meeting a newer version: merges different fields, and sets `conflict` if the same field differs. */
export function mergeNewerVersion(
  draft: DeviceDraft,
  theirs: Theirs,
  merge: MergeFunction,
  newKey: () => string,
): DeviceDraft {
  const { merged, conflicts } = merge(draft.base, draft.data, theirs.data)
  const rest = {
    ...draft,
    attempt: undefined,
    trouble: undefined,
    words: '',
    creationKey: newKey(),
  } satisfies DeviceDraft
  if (conflicts.length > 0) return { ...rest, conflict: { theirs, merged, differences: conflicts } }
  return { ...basedOn(rest, theirs), data: merged, revision: draft.revision + 1, note: 'merged' }
}

/** The draft after the reader has chosen; `data` is the merged draft with the choices. The server's history gets both versions. */
export function settleConflict(draft: DeviceDraft, data: Sections): DeviceDraft {
  if (!draft.conflict) return draft
  return {
    ...basedOn(draft, draft.conflict.theirs),
    data,
    history: draft.data,
    revision: draft.revision + 1,
    conflict: undefined,
  }
}

function basedOn(draft: DeviceDraft, theirs: Theirs): DeviceDraft {
  return { ...draft, base: theirs.data, rowVersion: theirs.rowVersion, savedAt: theirs.savedAt }
}

/** The draft after a final refusal: the attempt is dropped, the answers are kept, the next change uses a new key. */
export function markRefused(draft: DeviceDraft, words: string, newKey: () => string): DeviceDraft {
  return { ...draft, attempt: undefined, history: undefined, trouble: 'refused', words, creationKey: newKey() }
}

/** A new draft of the copy on the device, after the one at the server was deleted. */
export function restartDraft(draft: DeviceDraft, newKey: () => string): DeviceDraft {
  return {
    ...draft,
    tempId: undefined,
    rowVersion: undefined,
    base: {},
    attempt: undefined,
    history: undefined,
    end: undefined,
    trouble: undefined,
    creationKey: newKey(),
    revision: draft.revision + 1,
  }
}
