import { mergeDraft } from '@saki/domain/drafts/mergeDraft'
import { vi } from 'vitest'

import { AutosaveEngine } from './autosaveEngine.ts'
import { newCopy, type EditCopy, type SaveAttempt, type ServerVersion } from './copy.ts'
import { OpenCopies, type AtServer } from './openCopies.ts'
import type { AutosavePorts, EditKind, SaveOutcome } from './ports.ts'

export type Answers = Record<string, string>
export interface TestCopy extends EditCopy<Answers> {
  tempId: string | undefined
}
/** Faults of the next sends. lost: the server saved, but the reply is lost. down: never reached. broken: 500. */
export type ServerFault = 'lost' | 'down' | 'broken' | 'refuse' | 'unread'

export const ID = 'L-1'
export const AT = '2026-11-20T03:41:00Z'

/** A server that keeps versions and answers a repeated key with the first answer, as the portal's does. */
export class OfficeServer {
  rows = new Map<string, { data: Answers; version: number; filed: boolean }>()
  replies = new Map<string, { body: string; outcome: SaveOutcome<TestCopy> }>()
  faults: ServerFault[] = []
  log: SaveAttempt<Answers>[] = []
  /** What was saved, version by version. */
  history: Answers[] = []
  /** Milliseconds until a reply, and requests under way now and at most. */
  delay = 50
  running = 0
  most = 0

  receive(copy: TestCopy, attempt: SaveAttempt<Answers>): SaveOutcome<TestCopy> {
    this.log.push(attempt)
    const fault = this.faults.shift()
    if (fault === 'down') return { kind: 'unreachable', words: '' }
    if (fault === 'broken') return { kind: 'failed', words: '500' }
    if (fault === 'refuse') return { kind: 'refused', words: 'too long', faults: [{ field: 'A', message: 'too long' }] }
    const outcome = this.#save(copy, attempt)
    return fault === 'lost' ? { kind: 'failed', words: 'timeout' } : outcome
  }

  #save({ tempId }: TestCopy, { key, rowVersion, data, files }: SaveAttempt<Answers>): SaveOutcome<TestCopy> {
    const body = JSON.stringify({ rowVersion, data, files })
    const before = this.replies.get(key)
    if (before) return before.body === body ? before.outcome : { kind: 'stale' }
    const id = rowVersion === undefined ? `D-${this.rows.size + 1}` : (tempId ?? '')
    const there = this.rows.get(id)
    if (rowVersion !== undefined && !there) return { kind: 'gone' }
    if (there?.filed) return { kind: 'filed' }
    if (there && there.version !== rowVersion) return { kind: 'stale' }
    const version = (there?.version ?? 0) + 1
    this.rows.set(id, { data, version, filed: files })
    this.history.push(data)
    const more: Partial<TestCopy> = files ? { tempId: id, end: 'filed' } : { tempId: id }
    const outcome: SaveOutcome<TestCopy> = { kind: 'saved', rowVersion: version, savedAt: AT, more }
    this.replies.set(key, { body, outcome })
    return outcome
  }

  /** A save from another device. */
  change(id: string, data: Answers): void {
    this.rows.set(id, { data, version: (this.rows.get(id)?.version ?? 0) + 1, filed: false })
  }

  newest(id: string | undefined): ServerVersion<Answers> | undefined {
    const row = this.faults[0] === 'unread' ? (this.faults.shift(), undefined) : this.rows.get(id ?? '')
    return row && { data: row.data, rowVersion: row.version, savedAt: AT, device: 'Ponsel' }
  }

  /** What the last row has, for one draft. */
  get text(): Answers | undefined {
    return [...this.rows.values()].at(-1)?.data
  }
}

/** One browser: its storage, its tabs and its connection. */
export class Browser {
  server = new OfficeServer()
  device = new Map<string, TestCopy>()
  last = new Map<string, TestCopy>()
  online = true
  refusesStorage = false
  keys = 0
  locks = new Map<string, { onAsked: () => Promise<void>; onLost: () => void }>()
  /** Whether the tab with the lock is frozen: it does not react, and the lock is stolen after 3 s. */
  isFrozen = false
  followers = new Set<(copy: TestCopy) => void>()

  readonly kind: EditKind<Answers, TestCopy> = {
    name: 'draft',
    empty: {},
    keepsHistory: true,
    merge: (base, mine, theirs) => {
      const { merged, conflicts } = mergeDraft(base, mine, theirs)
      return { merged: merged as Answers, conflicts }
    },
    isNamed: (copy, id) => copy.localId === id || copy.tempId === id,
    onRestart: { tempId: undefined },
    send: async (copy, attempt) => {
      this.server.running += 1
      this.server.most = Math.max(this.server.most, this.server.running)
      const sent = structuredClone(attempt)
      await pass(this.server.delay)
      this.server.running -= 1
      return this.server.receive(copy, sent)
    },
    newest: async ({ tempId }) => this.server.newest(tempId),
  }

  ports(): AutosavePorts<TestCopy> {
    return {
      device: {
        keep: async (copy) => {
          if (this.refusesStorage) throw new Error('no storage')
          this.device.set(copy.localId, structuredClone(copy))
        },
        drop: async (localId) => void this.device.delete(localId),
        find: async (isNamed) => structuredClone([...this.device.values()].find(isNamed)),
        takeLast: (isNamed) => {
          const copy = [...this.last.values()].find(isNamed)
          if (copy) this.last.delete(copy.localId)
          return copy
        },
        storeLast: (copy) => void this.last.set(copy.localId, structuredClone(copy)),
      },
      clock: {
        elapsed: () => performance.now(),
        now: () => '2026-11-20T03:40:00Z',
        after: (milliseconds, work) => {
          const timer = setTimeout(work, milliseconds)
          return () => clearTimeout(timer)
        },
      },
      tabs: {
        lock: (localId, take, onAsked, onLost) => this.#lock(localId, take, { onAsked, onLost }),
        tell: (copy) => {
          for (const follower of this.followers) follower(structuredClone(copy))
        },
        follow: (_localId, onCopy) => {
          this.followers.add(onCopy)
          return () => void this.followers.delete(onCopy)
        },
      },
      isOnline: () => this.online,
      newKey: () => `key-${(this.keys += 1)}`,
    }
  }

  engine(copy = emptyCopy()): AutosaveEngine<Answers, TestCopy> {
    return new AutosaveEngine(copy, this.kind, this.ports())
  }

  tab(): OpenCopies<Answers, TestCopy, string> {
    return new OpenCopies<Answers, TestCopy, string>(this.kind, this.ports())
  }

  /** What a page reads from the server; 'filed' when it is closed. Rejects when the connection is down. */
  readonly read = async (copy: TestCopy | undefined): Promise<AtServer<TestCopy, string>> => {
    if (!this.online) throw new Error('offline')
    const id = copy?.tempId ?? 'D-1'
    const row = this.server.rows.get(id)
    if (row?.filed) return { kind: 'closed', closed: 'filed' }
    if (!row) return copy && copy.tempId === undefined ? { kind: 'open', copy } : { kind: 'missing' }
    const saved = { rowVersion: row.version, savedAt: AT }
    return { kind: 'open', copy: { ...newCopy(copy?.localId ?? id, row.data, 'unused', saved), tempId: id } }
  }

  async #lock(name: string, take: boolean, holder: { onAsked: () => Promise<void>; onLost: () => void }) {
    const held = this.locks.get(name)
    if (held && !take) return undefined
    if (held && this.isFrozen) await pass(3000)
    else if (held) await held.onAsked()
    this.locks.set(name, holder)
    held?.onLost()
    return { release: () => void (this.locks.get(name) === holder && this.locks.delete(name)) }
  }

  /** An engine whose text the server has. */
  async saved(text: string): Promise<AutosaveEngine<Answers, TestCopy>> {
    const engine = this.engine()
    engine.change(titled(text))
    void engine.flush()
    await wait(2200)
    return engine
  }

  /** The phone wrote Guci where this device wrote Kendi. */
  async conflicting(): Promise<AutosaveEngine<Answers, TestCopy>> {
    const engine = await this.saved('Teko')
    this.server.change('D-1', titled('Guci'))
    engine.change(titled('Kendi'))
    await wait(10_000)
    return engine
  }

  /** A new engine with the device's copy, as a page loaded after a crash has it. */
  afterCrash(engine: AutosaveEngine<Answers, TestCopy>): AutosaveEngine<Answers, TestCopy> {
    engine.stop()
    const copy = this.device.get(ID)
    if (!copy) throw new Error('nothing on the device')
    return this.engine({ ...structuredClone(copy), trouble: undefined })
  }
}

export function emptyCopy(localId = ID): TestCopy {
  return { ...newCopy<Answers>(localId, {}, 'creation'), tempId: undefined }
}

export const titled = (A: string, more: Answers = {}): Answers => ({ A, ...more })

/** Passes time on the fake clock, with everything that becomes due. */
export const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

const pass = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
