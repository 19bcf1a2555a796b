import type { EditCopy, ServerVersion } from './copy.ts'
import { CopyHolder } from './copyHolder.ts'
import { hasUnsavedChanges, needsSending, statusOf, type SaveStatus } from './copyStatus.ts'
import { changed, replacedBy, restarted, settled } from './copyTransitions.ts'
import { DeviceWriter } from './deviceWriter.ts'
import type { AutosavePorts, EditKind } from './ports.ts'
import { SAVE_AFTER_IDLE, SaveQueue } from './saveQueue.ts'
import { saveSender } from './saveSender.ts'

/**
 * Keeps one copy: writes changes to the device and saves them at the server, one save at a time and in order. Its public methods never throw
 * (except between) and it never drops a change: what the server has not saved stays marked as unsaved and is repeated.
 */
export class AutosaveEngine<T, C extends EditCopy<T>> {
  readonly #kind: EditKind<T, C>
  readonly #ports: AutosavePorts<C>
  readonly #holder: CopyHolder<T, C>
  readonly #device: DeviceWriter<C>
  readonly #saves: SaveQueue<T>
  readonly subscribe: (listener: () => void) => () => void

  constructor(copy: C, kind: EditKind<T, C>, ports: AutosavePorts<C>) {
    const { clock, newKey, isOnline } = ports
    const holder = new CopyHolder<T, C>(copy)
    const current = () => holder.copy
    const device = new DeviceWriter<C>({
      device: ports.device,
      clock,
      current,
      onKept: (keptRevision) => holder.set({ keptRevision }),
    })
    const send = saveSender({ holder, kind, device, saves: () => this.#saves, isOnline, newKey })
    this.#saves = new SaveQueue<T>({ clock, newKey, current, keep: () => device.keep(), send })
    this.#kind = kind
    this.#ports = ports
    this.#holder = holder
    this.#device = device
    this.subscribe = holder.subscribe
    holder.subscribe(() => ports.tabs.tell(holder.copy))
    if (needsSending(copy)) this.#saves.plan(0)
  }

  get copy(): C {
    return this.#holder.copy
  }

  get status(): SaveStatus {
    return statusOf(this.copy, this.#ports.isOnline())
  }

  /** Records a change: on the device within 300 ms, at the server after 2 s without another change. Ignored once filed. */
  change(data: T): void {
    if (this.copy.end === 'filed') return
    this.#holder.set({ ...changed(this.copy, data, this.#ports.clock.now()), ...this.#kind.onChange })
    this.#device.keepSoon()
    if (this.copy.trouble === undefined) this.#saves.plan(SAVE_AFTER_IDLE)
  }

  /** Saves now: on a step change, Ctrl+S, when the page is hidden. True when the server has every change made before this call. */
  async flush(): Promise<boolean> {
    await this.#saves.run(false)
    return !hasUnsavedChanges(this.copy) && this.copy.trouble === undefined && !this.copy.conflict
  }

  /** Saves, then files with one key until the outcome is certain. Read the result from `copy`: end, trouble. */
  async file(): Promise<void> {
    if ((await this.flush()) && !this.copy.end) await this.#saves.run(true)
  }

  /** Runs a request of another kind between saves. Rejects as it does; the copy stays as it is. */
  between<R>(work: () => Promise<R>): Promise<R> {
    return this.#saves.enqueue(work)
  }

  /** Another request has sent the content for good: nothing is saved after it, and the device forgets it. */
  async finish(): Promise<void> {
    this.#holder.set({ attempt: undefined, trouble: undefined, conflict: undefined, end: 'filed' })
    await this.#device.forget()
  }

  /** Retries at once: the device is online again, or the reader asked for it. */
  retryNow(): void {
    this.#saves.resetPause()
    if (needsSending(this.copy)) void this.flush()
  }

  /** Ends a conflict with the content the reader has chosen. */
  settle(data: T): void {
    this.#holder.set(settled(this.copy, data, this.#kind.keepsHistory))
    this.#keepAndSave()
  }

  /** Saves the content as a new one, after the one at the server was deleted. */
  startAgain(): void {
    this.#holder.set({ ...restarted(this.copy, this.#kind.empty, this.#ports.newKey), ...this.#kind.onRestart })
    this.#keepAndSave()
  }

  /** Shows a newer version of the server if nothing here is unsaved; unsaved changes meet it when they are saved. */
  adopt(theirs: ServerVersion<T>): void {
    const { end, rowVersion = 0 } = this.copy
    if (!hasUnsavedChanges(this.copy) && !end && rowVersion < theirs.rowVersion) this.#holder.set(replacedBy(theirs))
  }

  /** Writes the copy to the device, waits for running saves and stops, so that another tab can continue. */
  async release(): Promise<void> {
    if (hasUnsavedChanges(this.copy)) await this.#device.keep()
    await this.#saves.idle()
    if (hasUnsavedChanges(this.copy)) await this.#device.keep()
    this.stop()
  }

  /** Continues a copy that was being closed, for another page of this tab. */
  resume(): void {
    this.#saves.start()
    this.#device.start()
    if (needsSending(this.copy)) this.#saves.plan(SAVE_AFTER_IDLE)
  }

  stop(): void {
    this.#saves.stop()
    this.#device.stop()
  }

  /** Notifies listeners when the connection came or went; retries when online. */
  connectionChanged(): void {
    this.#holder.notify()
    if (this.#ports.isOnline()) this.retryNow()
  }

  #keepAndSave(): void {
    void this.#device.keep()
    this.#saves.plan(0)
  }
}
