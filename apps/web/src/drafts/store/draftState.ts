import type { Issue, Saved, Sections } from '@saki/contracts/edits'

/** One field on which two versions differ. Shape of domain/drafts/mergeDraft. */
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

/** One save on its way. Kept until the server has answered for certain, and repeated with the same key and the same body. */
export interface SaveAttempt {
  key: string
  tempId: string | undefined
  rowVersion: number | undefined
  data: Sections
  /** Which change of this device it carries. */
  revision: number
  /** True: this one files the draft. */
  files: boolean
}

/** The newer version found at the server. */
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

/** A draft as this browser holds it; all of it but `trouble` and `note` goes into the copy on the device. */
export interface DeviceDraft {
  /** Names the copy on this device; also the creation key, so that repeats of the first save make one draft. */
  localId: string
  formType: string
  /** The client it is begun for, by a mandate; only the first save says it. */
  onBehalfOf?: number | undefined
  tempId: string | undefined
  data: Sections
  /** What the server had at rowVersion: the common ancestor of a merge. */
  base: Sections
  rowVersion: number | undefined
  /** Counts the changes made here. */
  revision: number
  savedRevision: number
  keptRevision: number
  /** When the server last took it, and when it was last changed here; instants. */
  savedAt: string | undefined
  changedAt: string | undefined
  creationKey: string
  attempt: SaveAttempt | undefined
  /** What stood here before a conflict was settled; saved first, so that the history has both versions. */
  history: Sections | undefined
  conflict: EditConflict | undefined
  end: 'filed' | 'gone' | undefined
  /** The answer of the filing, in the page that filed. */
  reply: Saved | undefined
  /** Why the server did not file: nothing was filed. */
  refused: readonly Issue[]
  /** unreachable: no connection. failed: the server did not take it, for a reason that may pass. refused: asking again would not help. */
  trouble: 'unreachable' | 'failed' | 'refused' | undefined
  /** The server's words about the trouble. */
  words: string
  /** Changes of another device were taken in. */
  note: 'merged' | undefined
}

export type DraftStatus = 'new' | 'saving' | 'saved' | 'device' | 'unsaved' | 'conflict' | 'ended'

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

/** Says what is true: 'saved' only when the server has the last keystroke, 'device' only when the device has it. */
export function statusOf(draft: DeviceDraft, online: boolean): DraftStatus {
  if (draft.end) return 'ended'
  if (draft.conflict) return 'conflict'
  if (draft.trouble === 'failed' || draft.trouble === 'refused') return 'unsaved'
  if (!hasUnsavedChanges(draft)) return draft.tempId === undefined ? 'new' : 'saved'
  if (online && draft.trouble === undefined) return 'saving'
  return draft.keptRevision === draft.revision ? 'device' : 'unsaved'
}

export function hasUnsavedChanges(draft: DeviceDraft): boolean {
  return draft.revision > draft.savedRevision || draft.attempt !== undefined || draft.history !== undefined
}

/** Whether there is something to send and nothing in the way of it. */
export function wantsSending(draft: DeviceDraft): boolean {
  return hasUnsavedChanges(draft) && !draft.conflict && !draft.end
}

export function changed(draft: DeviceDraft, data: Sections, at: string): DeviceDraft {
  return {
    ...draft,
    data,
    revision: draft.revision + 1,
    changedAt: after(draft.changedAt, at),
    note: undefined,
    refused: [],
  }
}

/** The clock is set by the server now and then; a later change must not look earlier for it. */
function after(before: string | undefined, at: string): string {
  return before === undefined || at > before ? at : new Date(Date.parse(before) + 1).toISOString()
}

/** The save to send next; an unanswered one goes first and unchanged. */
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

/** The server took an attempt; what was typed meanwhile stays unsaved. */
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

/** The server has a newer version: what does not clash is merged in silence, what does waits for the reader. */
export function met(draft: DeviceDraft, theirs: Theirs, merge: MergeFunction, newKey: () => string): DeviceDraft {
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

/** The reader has chosen; `data` is the merged draft with their choices in it. Both versions reach the history of the server. */
export function settled(draft: DeviceDraft, data: Sections): DeviceDraft {
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

/** The server refused for good: the attempt is dropped, the text stays, and the next change tries afresh. */
export function turnedDown(draft: DeviceDraft, words: string, newKey: () => string): DeviceDraft {
  return { ...draft, attempt: undefined, history: undefined, trouble: 'refused', words, creationKey: newKey() }
}

/** Makes a new draft of what is on the device, after the one at the server is gone. */
export function startedAgain(draft: DeviceDraft, newKey: () => string): DeviceDraft {
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
