import { AutosaveEngine } from './autosaveEngine.ts'
import type { EditCopy } from './copy.ts'
import { hasUnsavedChanges } from './copyStatus.ts'
import type { AutosavePorts, EditKind, TabLock } from './ports.ts'

/** A copy open in this tab. `isLost`: another tab has taken it over. */
export interface EditSession<T, C extends EditCopy<T>> {
  engine: AutosaveEngine<T, C>
  lock: TabLock | undefined
  isLost: boolean
  onLost: () => void
  /** Mounted pages that show it; at 0 it is saved and closed. */
  pages: number
  /** Number of times it was opened; a close that was overtaken by an opening does nothing. */
  openings: number
}

/** What the server has under an address. `closed`: it can no longer be edited. */
export type AtServer<C, X> = { kind: 'open'; copy: C } | { kind: 'closed'; closed: X } | { kind: 'missing' }

export type Opened<T, C extends EditCopy<T>, X> =
  | { kind: 'open'; session: EditSession<T, C> }
  /** Open in another tab of this browser: read-only here. */
  | { kind: 'elsewhere'; copy: C }
  | { kind: 'closed'; closed: X }
  | { kind: 'missing' }

/** Reads the server's state; `copy` is what this device has. Rejects when the server cannot be read. */
export type ReadServer<C, X> = (copy: C | undefined) => Promise<AtServer<C, X>>

interface Opening<C, X> {
  id: string
  /** Also if another tab has it. */
  take: boolean
  read: ReadServer<C, X>
}

/** The copies of one kind that this tab edits. One tab of a browser edits a copy, the others read it. */
export class OpenCopies<T, C extends EditCopy<T>, X = never> {
  readonly #kind: EditKind<T, C>
  readonly #ports: AutosavePorts<C>
  readonly #open = new Set<EditSession<T, C>>()
  readonly #opening = new Map<string, Promise<Opened<T, C, X>>>()

  constructor(kind: EditKind<T, C>, ports: AutosavePorts<C>) {
    this.#kind = kind
    this.#ports = ports
  }

  /** The session if this tab has it open, without reading device or server. */
  here(id: string): EditSession<T, C> | undefined {
    const session = [...this.#open].find((one) => !one.isLost && this.#kind.isNamed(one.engine.copy, id))
    if (session) session.openings += 1
    session?.engine.resume()
    return session
  }

  /** Opens a copy: from the device if it has unsaved changes, else from the server. Rejects when neither can be read. */
  open(opening: Opening<C, X>): Promise<Opened<T, C, X>> {
    const { id } = opening
    const running = this.#opening.get(id) ?? this.#start(opening).finally(() => this.#opening.delete(id))
    this.#opening.set(id, running)
    return running
  }

  /** Begins a copy that no other tab can have. */
  async begin(copy: C): Promise<EditSession<T, C>> {
    const session = await this.#hold(copy, false)
    if (!session) throw new Error('a new copy has no other session')
    return session
  }

  /** What the editing tab shows, for a tab that only reads. */
  follow(localId: string, onCopy: (copy: C) => void): () => void {
    return this.#ports.tabs.follow(localId, onCopy)
  }

  /** Stores what a closing page could not write to the device any more, and sends it if there is time. */
  leavePage({ engine }: EditSession<T, C>): void {
    const { copy } = engine
    if (copy.keptRevision < copy.revision && !copy.end) this.#ports.device.storeLast(copy)
    void engine.flush()
  }

  /** Saves and closes a session that no page shows, so that another tab can open it. */
  async close(session: EditSession<T, C>): Promise<void> {
    const { openings } = session
    await session.engine.flush()
    if (session.pages > 0 || session.openings !== openings) return
    this.#open.delete(session)
    await session.engine.release()
    session.lock?.release()
  }

  async flushAll(): Promise<void> {
    await Promise.all([...this.#open].map(({ engine }) => engine.flush()))
  }

  async #start({ id, take, read }: Opening<C, X>): Promise<Opened<T, C, X>> {
    const here = this.here(id)
    if (here) return { kind: 'open', session: here }
    const { device } = this.#ports
    const isNamed = (copy: C) => this.#kind.isNamed(copy, id)
    const copy = newer(await device.find(isNamed).catch(() => undefined), device.takeLast(isNamed))
    const found = await this.#newest(copy, read)
    if (found.kind === 'closed' && copy) await device.drop(copy.localId).catch(() => undefined)
    if (found.kind !== 'open') return found
    const session = await this.#hold(found.copy, take, async () => {
      const stored = await device.find(({ localId }) => localId === found.copy.localId).catch(() => undefined)
      const again = await this.#newest(stored, read).catch(() => undefined)
      return again?.kind === 'open' ? again.copy : undefined
    })
    return session ? { kind: 'open', session } : { kind: 'elsewhere', copy: found.copy }
  }

  /** Unsaved changes are opened as they are; the server detects a newer version. Rejects only when the device has no copy either. */
  async #newest(copy: C | undefined, read: ReadServer<C, X>): Promise<AtServer<C, X>> {
    let found: AtServer<C, X>
    try {
      found = await read(copy)
    } catch (error) {
      if (copy) return { kind: 'open', copy }
      throw error
    }
    if (!copy || !hasUnsavedChanges(copy) || found.kind === 'closed') return found
    if (found.kind === 'missing')
      return { kind: 'open', copy: copy.rowVersion === undefined ? copy : { ...copy, end: 'gone' } }
    return { kind: 'open', copy: { ...copy, trouble: undefined } }
  }

  /** Locks a copy for this tab and starts its engine; `readAgain` reads it once the other tab has released it. */
  async #hold(
    copy: C,
    take: boolean,
    readAgain?: () => Promise<C | undefined>,
  ): Promise<EditSession<T, C> | undefined> {
    for (const other of this.#open) if (other.pages === 0) void this.close(other)
    const holder: { session?: EditSession<T, C> } = {}
    const onAsked = async () => holder.session?.engine.release()
    const onLost = () => this.#lose(holder.session)
    const lock = await this.#ports.tabs.lock(copy.localId, take, onAsked, onLost)
    if (!lock) return undefined
    const latest = take ? await readAgain?.() : undefined
    const engine = new AutosaveEngine(latest ?? copy, this.#kind, this.#ports)
    const session = { engine, lock, isLost: false, onLost: () => undefined, pages: 0, openings: 1 }
    holder.session = session
    this.#open.add(session)
    return session
  }

  #lose(session: EditSession<T, C> | undefined): void {
    if (!session) return
    session.isLost = true
    this.#open.delete(session)
    session.engine.stop()
    session.onLost()
  }
}

/** The later of two copies of this device. */
function newer<C extends EditCopy<unknown>>(copy: C | undefined, last: C | undefined): C | undefined {
  return last && (copy?.changedAt ?? '') < (last.changedAt ?? '') ? last : copy
}
