import type { KINDS } from './allCopies.ts'
import type { EditCopy, FieldRefusal, MergeFunction, SaveAttempt, ServerVersion } from './copy.ts'

/** Result of a save request. `unreachable` and `failed`: it is unknown whether the server saved. `more`: fields of this kind of copy. */
export type SaveOutcome<C> =
  | { kind: 'saved'; rowVersion: number; savedAt: string; more?: Partial<C> }
  | { kind: 'stale' }
  | { kind: 'filed' | 'gone' }
  | { kind: 'refused'; words: string; faults?: readonly FieldRefusal[] }
  | { kind: 'unreachable' | 'failed'; words: string; retryAfter?: number | undefined }

/** What differs between drafts, answers and formality checks. */
export interface EditKind<T, C extends EditCopy<T>> {
  /** Prefix of the copies on the device and of the tab lock. */
  name: (typeof KINDS)[number]
  /** Content of one never saved. */
  empty: T
  /** Whether the server lists every save, so that both sides of a conflict are sent. */
  keepsHistory: boolean
  merge: MergeFunction<T>
  /** Whether an address names this copy. */
  isNamed: (copy: C, id: string) => boolean
  /** Fields of the kind that a change or a restart resets. */
  onChange?: Partial<C>
  onRestart?: Partial<C>
  /** Sends one save; never rejects. */
  send: (copy: C, attempt: SaveAttempt<T>) => Promise<SaveOutcome<C>>
  /** The version at the server; undefined when it cannot be read now. */
  newest: (copy: C) => Promise<ServerVersion<T> | undefined>
}

/** Copies on this device. `keep` rejects when storage refuses. */
export interface DeviceCopies<C> {
  keep: (copy: C) => Promise<void>
  drop: (localId: string) => Promise<void>
  find: (isNamed: (copy: C) => boolean) => Promise<C | undefined>
  /** What a closing page of this tab stored in its last moment; returned once. */
  takeLast: (isNamed: (copy: C) => boolean) => C | undefined
  storeLast: (copy: C) => void
}

export interface EngineClock {
  /** Milliseconds that only grow. */
  elapsed: () => number
  /** Office time, ISO 8601 instant. */
  now: () => string
  /** Runs `work` once after milliseconds; returns a function that cancels it. */
  after: (milliseconds: number, work: () => void) => () => void
}

export interface TabLock {
  /** Releases the copy for other tabs. */
  release: () => void
}

/** The other tabs of this browser. */
export interface OtherTabs<C> {
  /**
   * Locks a copy for this tab; undefined if another tab keeps it. `take`: asks that tab to release it. `onAsked` runs when another tab asks
   * for it and has to save; `onLost` after the lock has passed to it.
   */
  lock: (
    localId: string,
    take: boolean,
    onAsked: () => Promise<void>,
    onLost: () => void,
  ) => Promise<TabLock | undefined>
  /** Shows the tabs that only read it what this tab has. */
  tell: (copy: C) => void
  /** What the editing tab shows; returns a function that ends it. */
  follow: (localId: string, onCopy: (copy: C) => void) => () => void
}

/** Everything outside the engine; replaced in tests. */
export interface AutosavePorts<C> {
  device: DeviceCopies<C>
  clock: EngineClock
  tabs: OtherTabs<C>
  isOnline: () => boolean
  newKey: () => string
}
