import type { Saved, Sections } from '@saki/contracts/edits'

import {
  applyChange,
  hasUnsavedChanges,
  mergeNewerVersion,
  nextAttempt,
  settleConflict,
  restartDraft,
  statusOf,
  afterSave,
  markRefused,
  needsSending,
  type SaveAttempt,
  type DeviceDraft,
  type DraftStatus,
  type MergeFunction,
  type Theirs,
} from './draftState.ts'

/** Result of a save request. `unreachable` and `failed`: it is unknown whether the server saved. */
export type SaveOutcome =
  | { kind: 'saved'; reply: Saved }
  | { kind: 'stale' }
  | { kind: 'filed' | 'gone' }
  | { kind: 'refused'; words: string }
  | { kind: 'unreachable' | 'failed'; words: string; retryAfter?: number | undefined }

/** Dependencies of the engine, replaced in tests. */
export interface DraftPorts {
  isOnline: () => boolean
  nowIso: () => string
  newKey: () => string
  merge: MergeFunction
  /** Writes the copy on this device. Rejects when storage refuses. */
  keep: (draft: DeviceDraft) => Promise<void>
  drop: (localId: string) => Promise<void>
  /** Sends one save; never rejects. */
  send: (formType: string, attempt: SaveAttempt) => Promise<SaveOutcome>
  /** The draft at the server; undefined when it cannot be read now. */
  newest: (tempId: string) => Promise<Theirs | undefined>
}

/** Milliseconds. The first change of a burst is written to the device at once, the following ones together after this time. */
export const KEEP_WITHIN = 100
export const SAVE_AFTER_IDLE = 2000
const FIRST_PAUSE = 2000
const LONGEST_PAUSE = 60_000

/**
 * Holds one draft in memory: writes changes to the device and saves them at the server, one save at a time and in order. Its public methods
 * never throw and it never drops a change: what the server has not saved stays marked as unsaved and is repeated.
 */
export class DraftEngine {
  readonly #ports: DraftPorts
  readonly #listeners = new Set<() => void>()
  #draft: DeviceDraft
  #keepTimer: ReturnType<typeof setTimeout> | undefined
  #saveTimer: ReturnType<typeof setTimeout> | undefined
  #queue: Promise<void> = Promise.resolve()
  #keeping: Promise<void> = Promise.resolve()
  #pause = FIRST_PAUSE
  #stopped = false
  #keptAt = Number.NEGATIVE_INFINITY

  constructor(draft: DeviceDraft, ports: DraftPorts) {
    this.#draft = draft
    this.#ports = ports
    if (needsSending(draft)) this.#plan(0)
  }

  get draft(): DeviceDraft {
    return this.#draft
  }

  get status(): DraftStatus {
    return statusOf(this.#draft, this.#ports.isOnline())
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Records a change: on the device within 300 ms, at the server after 2 s without another change. Ignored once filed. */
  change(data: Sections): void {
    if (this.#draft.end === 'filed') return
    const clear = this.#draft.trouble === 'refused' ? { trouble: undefined, words: '' } : {}
    this.#set({ ...applyChange(this.#draft, data, this.#ports.nowIso()), ...clear })
    this.#keepSoon()
    if (this.#draft.trouble === undefined) this.#plan(SAVE_AFTER_IDLE)
  }

  /** Saves now: on a step change, Ctrl+S, when the page is hidden. True when the server has every change made before this call. */
  async flush(): Promise<boolean> {
    await this.#run(false)
    return !hasUnsavedChanges(this.#draft) && this.#draft.trouble === undefined && !this.#draft.conflict
  }

  /** Saves, then files the draft with one key until the outcome is certain. Read the result from `draft`: end, reply, refused, trouble. */
  async file(): Promise<void> {
    if ((await this.flush()) && !this.#draft.end) await this.#run(true)
  }

  /** Retries at once: the device is online again, or the reader asked for it. */
  retryNow(): void {
    this.#pause = FIRST_PAUSE
    if (needsSending(this.#draft)) void this.flush()
  }

  /** Ends a conflict with the version the reader has chosen. */
  settle(data: Sections): void {
    this.#set(settleConflict(this.#draft, data))
    void this.#keep()
    this.#plan(0)
  }

  /** Saves the copy as a new draft, after the one at the server was deleted. */
  startAgain(): void {
    this.#set(restartDraft(this.#draft, this.#ports.newKey))
    void this.#keep()
    this.#plan(0)
  }

  /** Writes the copy to the device, waits for running saves and stops, so that another tab can continue. */
  async release(): Promise<void> {
    if (hasUnsavedChanges(this.#draft)) await this.#keep()
    await this.#queue
    if (hasUnsavedChanges(this.#draft)) await this.#keep()
    this.stop()
  }

  /** Continues a draft that was being closed, for another page of this tab. */
  resume(): void {
    this.#stopped = false
    if (needsSending(this.#draft)) this.#plan(SAVE_AFTER_IDLE)
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#keepTimer)
    clearTimeout(this.#saveTimer)
  }

  /** Notifies listeners when the connection came or went; retries when online. */
  connectionChanged(): void {
    this.#notify()
    if (this.#ports.isOnline()) this.retryNow()
  }

  /** Writes the first change of a burst at once, because the page may be closed at any moment. */
  #keepSoon(): void {
    if (this.#keepTimer !== undefined) return
    const isFirst = performance.now() - this.#keptAt > KEEP_WITHIN
    if (isFirst) void this.#keep()
    else this.#keepTimer = setTimeout(() => void this.#keep(), KEEP_WITHIN)
  }

  #plan(after: number): void {
    clearTimeout(this.#saveTimer)
    if (!this.#stopped) this.#saveTimer = setTimeout(() => void this.#run(false), after)
  }

  /** Queues a save behind the running one; at most one request is sent at a time. */
  #run(files: boolean): Promise<void> {
    clearTimeout(this.#saveTimer)
    const until = this.#draft.revision
    this.#queue = this.#queue.then(() => this.#drain(until, files))
    return this.#queue
  }

  async #drain(until: number, files: boolean): Promise<void> {
    await this.#keep()
    let wantsFiling = files
    while (!this.#stopped && !this.#draft.conflict && !this.#draft.end && (wantsFiling || this.#isBehind(until))) {
      const attempt = nextAttempt(this.#draft, this.#ports.newKey, wantsFiling)
      const isDone = await this.#sendOne(attempt)
      if (!isDone) return
      if (attempt.files) wantsFiling = false
    }
    if (needsSending(this.#draft)) this.#plan(SAVE_AFTER_IDLE)
  }

  #isBehind(until: number): boolean {
    return (
      hasUnsavedChanges(this.#draft) &&
      (this.#draft.savedRevision < until || this.#draft.attempt !== undefined || this.#draft.history !== undefined)
    )
  }

  /** False when the outcome is unknown or nothing more can be sent now. */
  async #sendOne(attempt: SaveAttempt): Promise<boolean> {
    if (!this.#ports.isOnline()) return this.#later('unreachable', '')
    this.#set({ ...this.#draft, attempt })
    await this.#keep()
    const outcome = await this.#ports.send(this.#draft.formType, attempt)
    switch (outcome.kind) {
      case 'saved':
        this.#pause = FIRST_PAUSE
        this.#set(afterSave(this.#draft, attempt, outcome.reply))
        await (this.#draft.end ? this.#forget() : this.#keep())
        return true
      case 'stale':
        return this.#meet()
      case 'refused':
        this.#set(markRefused(this.#draft, outcome.words, this.#ports.newKey))
        await this.#keep()
        return false
      case 'filed':
      case 'gone':
        this.#set({ ...this.#draft, attempt: undefined, end: outcome.kind, trouble: undefined })
        if (outcome.kind === 'filed') await this.#forget()
        return false
      default:
        return this.#later(outcome.kind, outcome.words, outcome.retryAfter)
    }
  }

  async #meet(): Promise<boolean> {
    const { tempId } = this.#draft
    if (tempId === undefined) {
      this.#set(markRefused(this.#draft, '', this.#ports.newKey))
      return false
    }
    const theirs = await this.#ports.newest(tempId)
    if (!theirs) return this.#later('failed', '')
    this.#set(mergeNewerVersion(this.#draft, theirs, this.#ports.merge, this.#ports.newKey))
    await this.#keep()
    if (!this.#draft.conflict) this.#plan(0)
    return false
  }

  #later(trouble: 'unreachable' | 'failed', words: string, retryAfter?: number): false {
    this.#set({ ...this.#draft, trouble, words })
    this.#plan(retryAfter === undefined ? this.#pause : retryAfter * 1000)
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE)
    return false
  }

  /** Writes the newest state to the device; writes run one after another. */
  #keep(): Promise<void> {
    clearTimeout(this.#keepTimer)
    this.#keepTimer = undefined
    this.#keptAt = performance.now()
    this.#keeping = this.#keeping.then(async () => {
      const draft = this.#draft
      if (draft.end === 'filed' || (draft.revision === 0 && !hasUnsavedChanges(draft))) return
      try {
        await this.#ports.keep({ ...draft, keptRevision: draft.revision })
        this.#set({ ...this.#draft, keptRevision: draft.revision })
      } catch {
        // Storage refused: the status then says that it is not on the device; the server still gets it.
      }
    })
    return this.#keeping
  }

  async #forget(): Promise<void> {
    await this.#keeping
    await this.#ports.drop(this.#draft.localId).catch(() => undefined)
  }

  #set(draft: DeviceDraft): void {
    this.#draft = draft
    this.#notify()
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }
}
