/** One field in which two versions differ. Same shape as in domain/drafts/mergeDraft. */
export interface Difference {
  path: string
  base: unknown
  mine: unknown
  theirs: unknown
}

/** Three-way merge: what only one side changed is taken, and `merged` holds `mine` where both changed. */
export type MergeFunction<T> = (base: T, mine: T, theirs: T) => { merged: T; conflicts: Difference[] }

/** One save request. Kept until its outcome is certain; repeated with the same key and body. */
export interface SaveAttempt<T> {
  key: string
  /** Version it is based on; undefined for the first save. */
  rowVersion: number | undefined
  data: T
  /** Revision of this device that it contains. */
  revision: number
  /** Whether it files the draft. */
  files: boolean
}

/** A version at the server. */
export interface ServerVersion<T> {
  data: T
  rowVersion: number
  savedAt: string
  /** Name of the device that saved it; '' where the server does not record it. */
  device: string
}

export interface EditConflict<T> {
  theirs: ServerVersion<T>
  merged: T
  differences: readonly Difference[]
}

/** What is edited in this browser: a draft, an answer, a formality check. All of it is written to the device; JSON only. */
export interface EditCopy<T> {
  /** Key of the copy on this device. */
  localId: string
  data: T
  /** Content at the server at rowVersion: the common ancestor of a merge. */
  base: T
  /** Version at the server; undefined before the first save. */
  rowVersion: number | undefined
  /** Number of changes made on this device. */
  revision: number
  savedRevision: number
  keptRevision: number
  /** Time of the last save at the server, and of the last change on this device; ISO 8601 instants. */
  savedAt: string | undefined
  changedAt: string | undefined
  /** Idempotency-Key of the first save. */
  creationKey: string
  attempt: SaveAttempt<T> | undefined
  /** Content of this device before a conflict was settled; saved first, so that the server's history has both versions. */
  history: T | undefined
  conflict: EditConflict<T> | undefined
  /** filed: sent and final. gone: the server has none any more. */
  end: 'filed' | 'gone' | undefined
  /** unreachable: offline. failed: it is unknown whether the server saved, or a repeat may succeed. refused: a repeat would not succeed. */
  trouble: 'unreachable' | 'failed' | 'refused' | undefined
  /** The server's explanation of `trouble`, and the fields it named. */
  words: string
  faults: readonly FieldRefusal[]
  /** Set when changes of another device were merged. */
  note: 'merged' | undefined
}

export interface FieldRefusal {
  field: string
  message: string
}

/** An unchanged copy of what the server has; `saved` undefined: the server has none yet. */
export function newCopy<T>(
  localId: string,
  data: T,
  creationKey: string,
  saved?: { rowVersion: number; savedAt: string | undefined },
): EditCopy<T> {
  return {
    localId,
    data,
    base: data,
    creationKey,
    rowVersion: saved?.rowVersion,
    revision: 0,
    savedRevision: 0,
    keptRevision: 0,
    savedAt: saved?.savedAt,
    changedAt: saved?.savedAt,
    attempt: undefined,
    history: undefined,
    conflict: undefined,
    end: undefined,
    trouble: undefined,
    words: '',
    faults: [],
    note: undefined,
  }
}
