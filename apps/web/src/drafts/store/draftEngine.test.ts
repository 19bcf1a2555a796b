import type { Saved, Sections } from '@saki/contracts/edits'
import { mergeDraft } from '@saki/domain/drafts/mergeDraft'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { DraftEngine, type SaveOutcome } from './draftEngine.ts'
import { applyChange, newDraft, type SaveAttempt, type DeviceDraft } from './draftState.ts'

/** A server that keeps versions and answers a repeated key with the first answer, as the portal's does. */
class OfficeServer {
  drafts = new Map<string, { data: Sections; version: number; filed: boolean }>()
  answers = new Map<string, { body: string; reply: Saved }>()
  /** Faults of the next sends. 'lost': the server saved, but the answer is lost. */
  faults: ('lost' | 'down' | 'broken' | 'refuse')[] = []
  log: SaveAttempt[] = []

  receive(attempt: SaveAttempt): SaveOutcome {
    this.log.push(attempt)
    const fault = this.faults.shift()
    if (fault === 'down') return { kind: 'unreachable', words: '' }
    if (fault === 'broken') return { kind: 'failed', words: '500' }
    if (fault === 'refuse') return { kind: 'refused', words: 'too long' }
    const outcome = this.#save(attempt)
    return fault === 'lost' ? { kind: 'failed', words: 'timeout' } : outcome
  }

  #save({ key, tempId, rowVersion, data, files }: SaveAttempt): SaveOutcome {
    const body = JSON.stringify({ tempId, rowVersion, data, files })
    const before = this.answers.get(key)
    if (before) return before.body === body ? { kind: 'saved', reply: before.reply } : { kind: 'stale' }
    const id = tempId ?? `D-${this.drafts.size + 1}`
    const there = this.drafts.get(id)
    if (tempId !== undefined && !there) return { kind: 'gone' }
    if (there?.filed) return { kind: 'filed' }
    if (there && there.version !== rowVersion) return { kind: 'stale' }
    const version = (there?.version ?? 0) + 1
    this.drafts.set(id, { data, version, filed: files })
    const reply = {
      err: '',
      TEMP_ID: id,
      ROW_VERSION: version,
      SAVED_AT: '2026-11-20T03:42:00Z',
      COMPLETE_PCT: 0,
      ERRORS: [],
      WARNINGS: [],
      FEES: [],
      TOTAL_AMOUNT: 0,
      SUBMISSION_NBR: files ? 'TRX-2026-100001' : null,
      PATENT_ID: null,
      BILLING_CODE: null,
      BILLING_EXPIRES_AT: null,
    } satisfies Saved
    this.answers.set(key, { body, reply })
    return { kind: 'saved', reply }
  }

  /** A save from another device. */
  change(id: string, data: Sections): void {
    this.drafts.set(id, { data, version: (this.drafts.get(id)?.version ?? 0) + 1, filed: false })
  }
}

const titled = (TITLE: string, more: Record<string, unknown> = {}): Sections => ({ TECHNICAL: { TITLE, ...more } })

let server: OfficeServer
let device: Map<string, DeviceDraft>
let online: boolean
let keys: number
let delay: number
let deviceRefuses: boolean

function engineWith(draft = newDraft('L-1', 'design', 'creation')): DraftEngine {
  return new DraftEngine(draft, {
    isOnline: () => online,
    nowIso: () => '2026-11-20T03:40:00Z',
    newKey: () => `key-${(keys += 1)}`,
    merge: mergeDraft,
    keep: async (copy) => {
      if (deviceRefuses) throw new Error('no storage')
      device.set(copy.localId, structuredClone(copy))
    },
    drop: async (localId) => void device.delete(localId),
    send: (_formType, attempt) =>
      new Promise((resolve) => setTimeout(() => resolve(server.receive(structuredClone(attempt))), delay)),
    newest: async (id) => {
      const there = server.drafts.get(id)
      return there && { data: there.data, rowVersion: there.version, savedAt: '2026-11-20T03:41:00Z', device: 'Ponsel' }
    },
  })
}

/** A new engine with the device's copy, as a page loaded after a crash has it. */
function afterCrash(engine: DraftEngine): DraftEngine {
  engine.stop()
  const copy = device.get('L-1')
  if (!copy) throw new Error('nothing on the device')
  return engineWith({ ...structuredClone(copy), trouble: undefined })
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  server = new OfficeServer()
  device = new Map()
  online = true
  keys = 0
  delay = 50
  deviceRefuses = false
})
afterEach(() => void vi.useRealTimers())

describe('saving', () => {
  test('the first change is on the device within 300 ms and at the server after two idle seconds', async () => {
    const engine = engineWith()
    engine.change(titled('T'))
    await wait(300)
    expect(device.get('L-1')?.data).toEqual(titled('T'))
    expect(server.log).toHaveLength(0)
    expect(engine.status).toBe('saving')
    await wait(1800)
    expect(server.drafts.get('D-1')?.data).toEqual(titled('T'))
    expect(engine.status).toBe('saved')
  })

  test('the first change of a burst is on the device at once', async () => {
    const engine = engineWith()
    engine.change(titled('T'))
    await wait(0)
    expect(device.get('L-1')?.data).toEqual(titled('T'))
    engine.change(titled('Te'))
    await wait(100)
    expect(device.get('L-1')?.data).toEqual(titled('Te'))
  })

  test('while typing continues, the device is never more than 300 ms behind', async () => {
    const engine = engineWith()
    for (const letter of 'Teko Kopi') {
      engine.change(titled(letter))
      await wait(100)
    }
    await wait(300)
    expect(device.get('L-1')?.data).toEqual(titled('i'))
    expect(server.log).toHaveLength(0)
  })

  test('changes made during a save are not reported as saved and go into the next save', async () => {
    delay = 1000
    const engine = engineWith()
    engine.change(titled('T'))
    const saving = engine.flush()
    await wait(500)
    engine.change(titled('Teko'))
    await wait(600)
    await saving
    expect(engine.status).toBe('saving')
    expect(server.drafts.get('D-1')?.data).toEqual(titled('T'))
    await wait(4000)
    expect(server.drafts.get('D-1')?.data).toEqual(titled('Teko'))
    expect(engine.status).toBe('saved')
  })

  test('saves are sent one after another, each based on the version before', async () => {
    delay = 3000
    const engine = engineWith()
    engine.change(titled('a'))
    void engine.flush()
    engine.change(titled('b'))
    void engine.flush()
    engine.change(titled('c'))
    void engine.flush()
    await wait(20_000)
    expect(server.log.map(({ rowVersion }) => rowVersion)).toEqual([
      undefined,
      ...server.log.slice(1).map((_, at) => at + 1),
    ])
    expect(server.drafts.size).toBe(1)
    expect(server.drafts.get('D-1')?.data).toEqual(titled('c'))
  })

  test('when the device refuses storage, the status never says it is on the device', async () => {
    deviceRefuses = true
    online = false
    const engine = engineWith()
    engine.change(titled('T'))
    await wait(3000)
    expect(engine.status).toBe('unsaved')
    online = true
    engine.connectionChanged()
    await wait(100)
    expect(engine.status).toBe('saved')
  })
})

describe('when the save fails', () => {
  test.each([['broken'], ['lost']] as const)(
    '%s: the failure is shown, the text kept, the save repeated with the same key, and there is one draft',
    async (fault) => {
      server.faults = [fault, fault]
      const engine = engineWith()
      engine.change(titled('Teko'))
      await wait(2100)
      expect(engine.status).toBe('unsaved')
      expect(device.get('L-1')?.data).toEqual(titled('Teko'))
      engine.change(titled('Teko Kopi'))
      await wait(60_000)
      expect(engine.status).toBe('saved')
      expect(server.drafts.size).toBe(1)
      expect(server.drafts.get('D-1')?.data).toEqual(titled('Teko Kopi'))
      expect(new Set(server.log.slice(0, 3).map(({ key }) => key))).toEqual(new Set(['creation']))
    },
  )

  test('offline: nothing is sent, the device keeps it, and it is saved once online', async () => {
    online = false
    const engine = engineWith()
    engine.change(titled('Teko'))
    await wait(3000)
    expect(engine.status).toBe('device')
    engine.change(titled('Teko Kopi'))
    await wait(300)
    expect(engine.status).toBe('device')
    expect(server.log).toHaveLength(0)
    online = true
    engine.connectionChanged()
    await wait(100)
    expect(engine.status).toBe('saved')
    expect(server.log).toHaveLength(1)
    expect(server.drafts.get('D-1')?.data).toEqual(titled('Teko Kopi'))
  })

  test('pauses between attempts grow to at most a minute', async () => {
    server.faults = Array.from({ length: 40 }, () => 'down' as const)
    const engine = engineWith()
    engine.change(titled('Teko'))
    await wait(10 * 60_000)
    expect(server.log.length).toBeGreaterThan(10)
    expect(server.log.length).toBeLessThan(18)
    expect(engine.status).toBe('device')
  })

  test('a refusal is not repeated; the next change is sent under a new key', async () => {
    server.faults = ['refuse']
    const engine = engineWith()
    engine.change(titled('far too long'))
    await wait(30_000)
    expect(engine.status).toBe('unsaved')
    expect(engine.draft.words).toBe('too long')
    expect(server.log).toHaveLength(1)
    engine.change(titled('short'))
    await wait(2100)
    expect(engine.status).toBe('saved')
    expect(server.log[1]?.key).not.toBe('creation')
  })
})

describe('crashes', () => {
  test('a later change has a later time, even when the clock was set back between them', () => {
    const first = applyChange(newDraft('L-1', 'design', 'creation'), titled('a'), '2026-11-20T03:40:00.500Z')
    const second = applyChange(first, titled('b'), '2026-11-20T03:40:00.100Z')
    expect((second.changedAt ?? '') > (first.changedAt ?? '')).toBe(true)
  })

  test('before the save was sent: the next page sends the copy of the device', async () => {
    const engine = engineWith()
    engine.change(titled('Teko'))
    await wait(300)
    const next = afterCrash(engine)
    await wait(200)
    expect(next.status).toBe('saved')
    expect(server.drafts.get('D-1')?.data).toEqual(titled('Teko'))
  })

  test('after the server made the draft but before its answer: one draft, with the later text', async () => {
    delay = 1000
    const engine = engineWith()
    engine.change(titled('Teko'))
    void engine.flush()
    await wait(500)
    engine.change(titled('Teko Kopi'))
    await wait(450)
    // The page stops here; the request still arrives at the server.
    const next = afterCrash(engine)
    await wait(10_000)
    expect(server.drafts.size).toBe(1)
    expect(server.drafts.get('D-1')?.data).toEqual(titled('Teko Kopi'))
    expect(next.status).toBe('saved')
  })
})

describe('two devices', () => {
  async function opened(base: Sections): Promise<DraftEngine> {
    const engine = engineWith()
    engine.change(base)
    void engine.flush()
    await wait(2200)
    return engine
  }

  test('changes of different fields are merged without a question, with a note', async () => {
    const engine = await opened(titled('Teko'))
    server.change('D-1', titled('Teko', { DISCLOSED: 'N' }))
    engine.change(titled('Teko Kopi'))
    await wait(4500)
    expect(engine.status).toBe('saved')
    expect(engine.draft.note).toBe('merged')
    expect(server.drafts.get('D-1')?.data).toEqual(titled('Teko Kopi', { DISCLOSED: 'N' }))
  })

  test('the same field differs: nothing is overwritten until the reader has chosen', async () => {
    const engine = await opened(titled('Teko'))
    server.change('D-1', titled('Guci'))
    engine.change(titled('Kendi'))
    await wait(10_000)
    expect(engine.status).toBe('conflict')
    expect(engine.draft.conflict?.differences).toEqual([
      { path: 'TECHNICAL.TITLE', base: 'Teko', mine: 'Kendi', theirs: 'Guci' },
    ])
    expect(server.drafts.get('D-1')?.data).toEqual(titled('Guci'))
    expect(device.get('L-1')?.data).toEqual(titled('Kendi'))
    engine.settle(titled('Guci'))
    await wait(10_000)
    expect(engine.status).toBe('saved')
    expect(server.drafts.get('D-1')?.data).toEqual(titled('Guci'))
    // The reader's version was saved first, so the history has both.
    expect(server.log.slice(-2).map(({ data }) => data)).toEqual([titled('Kendi'), titled('Guci')])
  })

  test('the draft was deleted elsewhere: the text is kept and can become a new draft', async () => {
    const engine = await opened(titled('Teko'))
    server.drafts.clear()
    engine.change(titled('Teko Kopi'))
    await wait(3000)
    expect(engine.draft.end).toBe('gone')
    engine.startAgain()
    await wait(3000)
    expect([...server.drafts.values()].map(({ data }) => data)).toEqual([titled('Teko Kopi')])
  })
})

describe('filing', () => {
  test('pressing twice files once', async () => {
    const engine = engineWith()
    engine.change(titled('Teko'))
    void engine.file()
    void engine.file()
    await wait(10_000)
    expect(server.log.filter(({ files }) => files)).toHaveLength(1)
    expect(engine.draft.end).toBe('filed')
    expect(engine.draft.reply?.SUBMISSION_NBR).toBe('TRX-2026-100001')
    expect(device.size).toBe(0)
  })

  test('a filing without an answer is repeated with the same key, also after a reload', async () => {
    const engine = engineWith()
    engine.change(titled('Teko'))
    void engine.flush()
    await wait(2200)
    server.faults = ['lost']
    void engine.file()
    await wait(100)
    expect(engine.draft.attempt?.files).toBe(true)
    const next = afterCrash(engine)
    await wait(1000)
    expect(next.draft.end).toBe('filed')
    const filings = server.log.filter(({ files }) => files)
    expect(filings.length).toBeGreaterThan(1)
    expect(new Set(filings.map(({ key }) => key)).size).toBe(1)
  })

  test('a draft that cannot be saved is not filed', async () => {
    server.faults = ['broken']
    const engine = engineWith()
    engine.change(titled('Teko'))
    void engine.file()
    await wait(1000)
    expect(server.log.some(({ files }) => files)).toBe(false)
    expect(engine.draft.end).toBeUndefined()
  })
})
