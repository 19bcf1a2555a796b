import { hasUnsavedChanges, needsSending } from './copyStatus.ts'
import { nextAttempt } from './copyTransitions.ts'
import type { EngineClock } from './ports.ts'
import type { EditCopy, SaveAttempt } from './copy.ts'

/** Milliseconds. */
export const SAVE_AFTER_IDLE = 2000
const FIRST_PAUSE = 2000
const LONGEST_PAUSE = 60_000

interface Queued<T> {
  clock: EngineClock
  newKey: () => string
  /** The copy as it is now. */
  current: () => EditCopy<T>
  keep: () => Promise<void>
  /** Sends one save and records its outcome. False when nothing more can be sent now. */
  send: (attempt: SaveAttempt<T>) => Promise<boolean>
}

/** Orders the saves of one copy: after an idle time, at most one request at a time, repeated after growing pauses. */
export class SaveQueue<T> {
  readonly #queued: Queued<T>
  #cancel: (() => void) | undefined
  #last: Promise<unknown> = Promise.resolve()
  #pause = FIRST_PAUSE
  #isStopped = false

  constructor(queued: Queued<T>) {
    this.#queued = queued
  }

  plan(milliseconds: number): void {
    this.#cancel?.()
    if (!this.#isStopped) this.#cancel = this.#queued.clock.after(milliseconds, () => void this.run(false))
  }

  /** Saves again after a pause that doubles up to a minute, or after the server's `retryAfter` seconds. */
  planRepeat(retryAfter: number | undefined): void {
    this.plan(retryAfter === undefined ? this.#pause : retryAfter * 1000)
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE)
  }

  resetPause(): void {
    this.#pause = FIRST_PAUSE
  }

  /** Queues a save behind the running one. */
  run(files: boolean): Promise<void> {
    this.#cancel?.()
    const until = this.#queued.current().revision
    return this.enqueue(() => this.#drain(until, files))
  }

  /** Runs other work between saves, so that it uses the version of the last one. */
  enqueue<R>(work: () => Promise<R>): Promise<R> {
    const next = this.#last.then(work, work)
    this.#last = next.catch(() => undefined)
    return next
  }

  /** Resolves when nothing is running. */
  idle(): Promise<unknown> {
    return this.#last
  }

  start(): void {
    this.#isStopped = false
  }

  stop(): void {
    this.#isStopped = true
    this.#cancel?.()
  }

  async #drain(until: number, files: boolean): Promise<void> {
    const { current, keep, newKey, send } = this.#queued
    await keep()
    let wantsFiling = files
    while (!this.#isStopped && !current().conflict && !current().end && (wantsFiling || this.#isBehind(until))) {
      const attempt = nextAttempt(current(), newKey, wantsFiling)
      if (!(await send(attempt))) return
      if (attempt.files) wantsFiling = false
    }
    if (needsSending(current())) this.plan(SAVE_AFTER_IDLE)
  }

  #isBehind(until: number): boolean {
    const copy = this.#queued.current()
    return (
      hasUnsavedChanges(copy) &&
      (copy.savedRevision < until || copy.attempt !== undefined || copy.history !== undefined)
    )
  }
}
