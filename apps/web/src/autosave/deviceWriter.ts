import { hasUnsavedChanges } from './copyStatus.ts'
import type { EditCopy } from './copy.ts'
import type { EngineClock, DeviceCopies } from './ports.ts'

/** Milliseconds. The first change of a burst is written to the device at once, the following ones together after this time. */
export const KEEP_WITHIN = 100

interface Written<C> {
  device: DeviceCopies<C>
  clock: EngineClock
  /** The copy as it is now. */
  current: () => C
  /** Called with the revision that the device has. */
  onKept: (revision: number) => void
}

/** Writes a copy to the device, one write at a time, always the newest state. */
export class DeviceWriter<C extends EditCopy<unknown>> {
  readonly #written: Written<C>
  #cancel: (() => void) | undefined
  #writing: Promise<void> = Promise.resolve()
  #keptAt = Number.NEGATIVE_INFINITY
  #isStopped = false

  constructor(written: Written<C>) {
    this.#written = written
  }

  /** Writes the first change of a burst at once, because the page may be closed at any moment. */
  keepSoon(): void {
    if (this.#cancel || this.#isStopped) return
    const { clock } = this.#written
    if (clock.elapsed() - this.#keptAt > KEEP_WITHIN) void this.keep()
    else this.#cancel = clock.after(KEEP_WITHIN, () => void this.keep())
  }

  /** Resolves when the device has the state of this moment or has refused it. */
  keep(): Promise<void> {
    this.#clear()
    this.#keptAt = this.#written.clock.elapsed()
    this.#writing = this.#writing.then(async () => {
      const copy = this.#written.current()
      if (this.#isStopped || copy.end === 'filed' || (copy.revision === 0 && !hasUnsavedChanges(copy))) return
      try {
        await this.#written.device.keep({ ...copy, keptRevision: copy.revision })
        this.#written.onKept(copy.revision)
      } catch {
        // Storage refused: the status then says that it is not on the device; the server still gets it.
      }
    })
    return this.#writing
  }

  /** Deletes the copy on the device, after running writes. */
  async forget(): Promise<void> {
    this.#clear()
    await this.#writing
    await this.#written.device.drop(this.#written.current().localId).catch(() => undefined)
  }

  start(): void {
    this.#isStopped = false
  }

  /** Writes nothing from now on: another tab may write the copy. */
  stop(): void {
    this.#isStopped = true
    this.#clear()
  }

  #clear(): void {
    this.#cancel?.()
    this.#cancel = undefined
  }
}
