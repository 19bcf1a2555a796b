import type { EditCopy, FieldRefusal, MergeFunction, SaveAttempt, ServerVersion } from './copy.ts'

/** Fields that a transition changes; the rest of a copy belongs to its kind. */
type Change<T> = Partial<EditCopy<T>>

/** New content; `at` is the time of the change, ISO 8601. A refused copy may be sent again. */
export function changed<T>(copy: EditCopy<T>, data: T, at: string): Change<T> {
  return {
    data,
    revision: copy.revision + 1,
    changedAt: after(copy.changedAt, at),
    note: undefined,
    ...(copy.trouble === 'refused' && { trouble: undefined, words: '', faults: [] }),
  }
}

/** `at`, but never earlier than the change before: the clock may be set back by a server answer. */
function after(before: string | undefined, at: string): string {
  return before === undefined || at > before ? at : new Date(Date.parse(before) + 1).toISOString()
}

/** The save to send next; an unanswered one is repeated unchanged. */
export function nextAttempt<T>(copy: EditCopy<T>, newKey: () => string, files: boolean): SaveAttempt<T> {
  if (copy.attempt) return copy.attempt
  const isHistory = copy.history !== undefined
  return {
    key: copy.rowVersion === undefined ? copy.creationKey : newKey(),
    rowVersion: copy.rowVersion,
    data: copy.history ?? copy.data,
    revision: isHistory ? copy.savedRevision : copy.revision,
    files: files && !isHistory,
  }
}

/** After a successful save; changes made meanwhile stay unsaved. */
export function saved<T>(
  copy: EditCopy<T>,
  attempt: SaveAttempt<T>,
  reply: { rowVersion: number; savedAt: string },
): Change<T> {
  return {
    attempt: undefined,
    history: undefined,
    trouble: undefined,
    words: '',
    faults: [],
    rowVersion: reply.rowVersion,
    savedAt: reply.savedAt,
    base: attempt.data,
    savedRevision: Math.max(copy.savedRevision, attempt.revision),
  }
}

/** After meeting a newer version: merges different fields, and sets `conflict` if the same field differs. */
export function mergedWith<T>(
  copy: EditCopy<T>,
  theirs: ServerVersion<T>,
  merge: MergeFunction<T>,
  newKey: () => string,
): Change<T> {
  const { merged, conflicts } = merge(copy.base, copy.data, theirs.data)
  const rest = { attempt: undefined, trouble: undefined, words: '', faults: [], creationKey: newKey() }
  if (conflicts.length > 0) return { ...rest, conflict: { theirs, merged, differences: conflicts } }
  return { ...rest, ...basedOn(theirs), data: merged, revision: copy.revision + 1, note: 'merged' }
}

/** After the reader has chosen; `data` is the merged content with the choices. `keepsHistory`: the server lists every save. */
export function settled<T>(copy: EditCopy<T>, data: T, keepsHistory: boolean): Change<T> {
  if (!copy.conflict) return {}
  return {
    ...basedOn(copy.conflict.theirs),
    data,
    history: keepsHistory ? copy.data : undefined,
    revision: copy.revision + 1,
    conflict: undefined,
  }
}

/** The server's newer version in place of an unchanged copy. */
export function replacedBy<T>(theirs: ServerVersion<T>): Change<T> {
  return { ...basedOn(theirs), data: theirs.data, changedAt: theirs.savedAt }
}

function basedOn<T>({ data, rowVersion, savedAt }: ServerVersion<T>): Change<T> {
  return { base: data, rowVersion, savedAt }
}

/** After a final refusal: the attempt is dropped, the content is kept, the next change uses a new key. */
export function refused<T>(words: string, faults: readonly FieldRefusal[], newKey: () => string): Change<T> {
  return { attempt: undefined, history: undefined, trouble: 'refused', words, faults, creationKey: newKey() }
}

/** A new one of the content on the device, after the one at the server was deleted. `empty`: content of one never saved. */
export function restarted<T>(copy: EditCopy<T>, empty: T, newKey: () => string): Change<T> {
  return {
    rowVersion: undefined,
    base: empty,
    attempt: undefined,
    history: undefined,
    end: undefined,
    trouble: undefined,
    creationKey: newKey(),
    revision: copy.revision + 1,
  }
}
