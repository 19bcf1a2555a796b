import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { Browser, ID, emptyCopy, wait, type Answers } from './autosaveBench.ts'
import type { AutosaveEngine } from './autosaveEngine.ts'
import type { TestCopy } from './autosaveBench.ts'
import { changed } from './copyTransitions.ts'

const titled = (A: string, more: Answers = {}): Answers => ({ A, ...more })

let browser: Browser

beforeEach(() => {
  vi.useFakeTimers()
  browser = new Browser()
})
afterEach(() => void vi.useRealTimers())

describe('saving', () => {
  test('the first change is on the device within 300 ms and at the server after two idle seconds', async () => {
    const engine = browser.engine()
    engine.change(titled('T'))
    await wait(300)
    expect(browser.device.get(ID)?.data).toEqual(titled('T'))
    expect(browser.server.log).toHaveLength(0)
    expect(engine.status).toBe('saving')
    await wait(1800)
    expect(browser.server.text).toEqual(titled('T'))
    expect(engine.status).toBe('saved')
  })

  test('the first change of a burst is on the device at once', async () => {
    const engine = browser.engine()
    engine.change(titled('T'))
    await wait(0)
    expect(browser.device.get(ID)?.data).toEqual(titled('T'))
    engine.change(titled('Te'))
    await wait(100)
    expect(browser.device.get(ID)?.data).toEqual(titled('Te'))
  })

  test('while typing continues, the device is never more than 300 ms behind', async () => {
    const engine = browser.engine()
    for (const letter of 'Teko Kopi') {
      engine.change(titled(letter))
      await wait(100)
    }
    await wait(300)
    expect(browser.device.get(ID)?.data).toEqual(titled('i'))
    expect(browser.server.log).toHaveLength(0)
  })

  test('changes made during a save are not reported as saved and go into the next save', async () => {
    browser.server.delay = 1000
    const engine = browser.engine()
    engine.change(titled('T'))
    const saving = engine.flush()
    await wait(500)
    engine.change(titled('Teko'))
    await wait(600)
    await saving
    expect(engine.status).toBe('saving')
    expect(browser.server.text).toEqual(titled('T'))
    await wait(4000)
    expect(browser.server.text).toEqual(titled('Teko'))
    expect(engine.status).toBe('saved')
  })

  test('saves are sent one after another, each based on the version before', async () => {
    browser.server.delay = 3000
    const engine = browser.engine()
    for (const text of ['a', 'b', 'c']) {
      engine.change(titled(text))
      void engine.flush()
    }
    await wait(20_000)
    const { log, rows, most, text } = browser.server
    expect(log.map(({ rowVersion }) => rowVersion)).toEqual([undefined, ...log.slice(1).map((_, at) => at + 1)])
    expect([rows.size, most]).toEqual([1, 1])
    expect(text).toEqual(titled('c'))
  })

  test('when the device refuses storage, the status never says it is on the device', async () => {
    browser.refusesStorage = true
    browser.online = false
    const engine = browser.engine()
    engine.change(titled('T'))
    await wait(3000)
    expect(engine.status).toBe('unsaved')
    browser.online = true
    engine.connectionChanged()
    await wait(100)
    expect(engine.status).toBe('saved')
  })

  test('listeners are notified until they unsubscribe', () => {
    const engine = browser.engine()
    const heard = vi.fn<() => void>()
    const unsubscribe = engine.subscribe(heard)
    engine.change(titled('T'))
    expect(heard).toHaveBeenCalledTimes(1)
    unsubscribe()
    engine.change(titled('Te'))
    expect(heard).toHaveBeenCalledTimes(1)
  })

  test('other requests wait for a running save and hold up the next one', async () => {
    browser.server.delay = 1000
    const engine = browser.engine()
    engine.change(titled('a'))
    void engine.flush()
    const order: string[] = []
    const act = engine.between(async () => {
      order.push(`act after version ${engine.copy.rowVersion}`)
      await new Promise((resolve) => setTimeout(resolve, 5000))
      order.push('act done')
    })
    engine.change(titled('b'))
    await wait(3500)
    expect(browser.server.log).toHaveLength(1)
    await wait(10_000)
    await act
    expect(order).toEqual(['act after version 1', 'act done'])
    expect(browser.server.text).toEqual(titled('b'))
  })

  test('a request between saves that rejects does not stop the saves after it', async () => {
    const engine = browser.engine()
    engine.change(titled('a'))
    await expect(engine.between(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await wait(3000)
    expect(engine.status).toBe('saved')
  })
})

describe('when the save fails', () => {
  test.each([['broken'], ['lost']] as const)(
    '%s: the failure is shown, the text kept, the save repeated with the same key, and there is one row',
    async (fault) => {
      browser.server.faults = [fault, fault]
      const engine = browser.engine()
      engine.change(titled('Teko'))
      await wait(2100)
      expect(engine.status).toBe('unsaved')
      expect(browser.device.get(ID)?.data).toEqual(titled('Teko'))
      engine.change(titled('Teko Kopi'))
      await wait(60_000)
      expect(engine.status).toBe('saved')
      expect(browser.server.rows.size).toBe(1)
      expect(browser.server.text).toEqual(titled('Teko Kopi'))
      expect(new Set(browser.server.log.slice(0, 3).map(({ key }) => key))).toEqual(new Set(['creation']))
    },
  )

  test('a lost reply of a later save is repeated as it was, before what was typed after it', async () => {
    const engine = await saved('a')
    browser.server.faults = ['lost']
    engine.change(titled('b'))
    await wait(2100)
    engine.change(titled('c'))
    await wait(10_000)
    expect(browser.server.log.map(({ data }) => data['A'])).toEqual(['a', 'b', 'b', 'c'])
    const [, first, repeated] = browser.server.log
    expect(repeated).toEqual(first)
    expect([engine.status, engine.copy.note]).toEqual(['saved', undefined])
  })

  test('offline: nothing is sent, the device keeps it, and it is saved once online', async () => {
    browser.online = false
    const engine = browser.engine()
    engine.change(titled('Teko'))
    await wait(3000)
    expect(engine.status).toBe('device')
    engine.change(titled('Teko Kopi'))
    await wait(300)
    expect(engine.status).toBe('device')
    expect(browser.server.log).toHaveLength(0)
    browser.online = true
    engine.connectionChanged()
    await wait(100)
    expect(engine.status).toBe('saved')
    expect(browser.server.log).toHaveLength(1)
    expect(browser.server.text).toEqual(titled('Teko Kopi'))
  })

  test('pauses between attempts grow to at most a minute', async () => {
    browser.server.faults = Array.from({ length: 40 }, () => 'down' as const)
    const engine = browser.engine()
    engine.change(titled('Teko'))
    await wait(10 * 60_000)
    expect(browser.server.log.length).toBeGreaterThan(10)
    expect(browser.server.log.length).toBeLessThan(18)
    expect(engine.status).toBe('device')
  })

  test('the server says when a repeat makes sense, and it is not sent earlier', async () => {
    const engine = browser.engine()
    const { send } = browser.kind
    const answers = [{ kind: 'failed' as const, words: '', retryAfter: 30 }]
    browser.kind.send = async (copy, attempt) => answers.shift() ?? send(copy, attempt)
    engine.change(titled('Teko'))
    await wait(2100 + 29_000)
    expect(browser.server.log).toHaveLength(0)
    await wait(2000)
    expect(engine.status).toBe('saved')
  })

  test('a refusal is not repeated and names its fields; the next change is sent under a new key', async () => {
    browser.server.faults = ['refuse']
    const engine = browser.engine()
    engine.change(titled('far too long'))
    await wait(30_000)
    expect(engine.status).toBe('unsaved')
    expect([engine.copy.words, engine.copy.faults]).toEqual(['too long', [{ field: 'A', message: 'too long' }]])
    expect(browser.server.log).toHaveLength(1)
    engine.change(titled('short'))
    await wait(2100)
    expect(engine.status).toBe('saved')
    expect(engine.copy.faults).toEqual([])
    expect(browser.server.log[1]?.key).not.toBe('creation')
  })
})

describe('crashes', () => {
  test('a later change has a later time, even when the clock was set back between them', () => {
    const first = { ...emptyCopy(), ...changed(emptyCopy(), titled('a'), '2026-11-20T03:40:00.500Z') }
    const second = changed(first, titled('b'), '2026-11-20T03:40:00.100Z')
    expect((second.changedAt ?? '') > (first.changedAt ?? '')).toBe(true)
  })

  test('before the save was sent: the next page sends the copy of the device', async () => {
    const engine = browser.engine()
    engine.change(titled('Teko'))
    await wait(300)
    const next = browser.afterCrash(engine)
    await wait(200)
    expect(next.status).toBe('saved')
    expect(browser.server.text).toEqual(titled('Teko'))
  })

  test('after the server made it but before its answer: one row, with the later text', async () => {
    browser.server.delay = 1000
    const engine = browser.engine()
    engine.change(titled('Teko'))
    void engine.flush()
    await wait(500)
    engine.change(titled('Teko Kopi'))
    await wait(450)
    // The page stops here; the request still arrives at the server.
    const next = browser.afterCrash(engine)
    await wait(10_000)
    expect(browser.server.rows.size).toBe(1)
    expect(browser.server.text).toEqual(titled('Teko Kopi'))
    expect(next.status).toBe('saved')
  })

  test('with an open conflict: the next page has both versions and asks again', async () => {
    const engine = await conflicting()
    const next = browser.afterCrash(engine)
    await wait(10_000)
    expect(next.status).toBe('conflict')
    expect(next.copy.conflict?.theirs.data).toEqual(titled('Guci'))
    expect(next.copy.data).toEqual(titled('Kendi'))
    next.settle(titled('Kendi'))
    await wait(10_000)
    expect([next.status, browser.server.text]).toEqual(['saved', titled('Kendi')])
  })

  test('a stopped engine no longer writes to the device, where another tab may write', async () => {
    browser.server.delay = 1000
    const engine = browser.engine()
    engine.change(titled('Teko'))
    void engine.flush()
    await wait(500)
    engine.stop()
    browser.device.set(ID, { ...emptyCopy(), data: titled('Tab lain') })
    await wait(5000)
    expect(browser.device.get(ID)?.data).toEqual(titled('Tab lain'))
  })
})

describe('two devices', () => {
  test('changes of different fields are merged without a question, with a note', async () => {
    const engine = await saved('Teko')
    browser.server.change('D-1', titled('Teko', { B: 'N' }))
    engine.change(titled('Teko Kopi'))
    await wait(4500)
    expect(engine.status).toBe('saved')
    expect(engine.copy.note).toBe('merged')
    expect(browser.server.text).toEqual(titled('Teko Kopi', { B: 'N' }))
  })

  test('the same field differs: nothing is overwritten until the reader has chosen', async () => {
    const engine = await conflicting()
    expect(engine.status).toBe('conflict')
    expect(engine.copy.conflict?.differences).toEqual([{ path: 'A', base: 'Teko', mine: 'Kendi', theirs: 'Guci' }])
    expect(browser.server.text).toEqual(titled('Guci'))
    expect(browser.device.get(ID)?.data).toEqual(titled('Kendi'))
    engine.settle(titled('Guci'))
    await wait(10_000)
    expect(engine.status).toBe('saved')
    expect(browser.server.text).toEqual(titled('Guci'))
    // The reader's version was saved first, so the history has both.
    expect(browser.server.history).toEqual([titled('Teko'), titled('Kendi'), titled('Guci')])
  })

  test('where the server keeps no history, the chosen content is sent alone', async () => {
    browser.kind.keepsHistory = false
    const engine = await conflicting()
    const before = browser.server.log.length
    engine.settle(titled('Kendi dan guci'))
    await wait(10_000)
    expect(browser.server.log.slice(before).map(({ data }) => data)).toEqual([titled('Kendi dan guci')])
  })

  test('a third version that appears while the reader chooses is met as well', async () => {
    const engine = await conflicting()
    browser.server.change('D-1', titled('Guci', { B: 'dari ponsel' }))
    engine.settle(titled('Kendi'))
    await wait(10_000)
    expect(engine.status).toBe('saved')
    expect(browser.server.text).toEqual(titled('Kendi', { B: 'dari ponsel' }))
  })

  test('when the newer version cannot be read, the text stays unsaved and is tried again', async () => {
    const engine = await saved('Teko')
    browser.server.change('D-1', titled('Teko', { B: 'N' }))
    const { newest } = browser.kind
    let refusals = 1
    browser.kind.newest = async (copy) => ((refusals -= 1) < 0 ? newest(copy) : undefined)
    engine.change(titled('Kendi'))
    await wait(2100)
    expect([engine.status, engine.copy.data]).toEqual(['unsaved', titled('Kendi')])
    await wait(10_000)
    expect([engine.status, browser.server.text]).toEqual(['saved', titled('Kendi', { B: 'N' })])
  })

  test('the row was deleted elsewhere: the text is kept and can become a new one', async () => {
    const engine = await saved('Teko')
    browser.server.rows.clear()
    engine.change(titled('Teko Kopi'))
    await wait(3000)
    expect(engine.copy.end).toBe('gone')
    engine.startAgain()
    await wait(3000)
    expect([...browser.server.rows.values()].map(({ data }) => data)).toEqual([titled('Teko Kopi')])
  })

  test('a newer version that a page has read replaces an unchanged copy, never unsaved changes', async () => {
    const engine = await saved('Teko')
    const theirs = { data: titled('Guci'), rowVersion: 2, savedAt: '2026-11-20T03:45:00Z', device: '' }
    engine.adopt(theirs)
    expect([engine.copy.data, engine.status]).toEqual([titled('Guci'), 'saved'])
    engine.change(titled('Kendi'))
    engine.adopt({ ...theirs, rowVersion: 3 })
    expect(engine.copy.data).toEqual(titled('Kendi'))
  })
})

describe('filing', () => {
  test('pressing twice files once', async () => {
    const engine = browser.engine()
    engine.change(titled('Teko'))
    void engine.file()
    void engine.file()
    await wait(10_000)
    expect(browser.server.log.filter(({ files }) => files)).toHaveLength(1)
    expect(engine.copy.end).toBe('filed')
    expect(browser.device.size).toBe(0)
  })

  test('a filing without an answer is repeated with the same key, also after a reload', async () => {
    const engine = await saved('Teko')
    browser.server.faults = ['lost']
    void engine.file()
    await wait(100)
    expect(engine.copy.attempt?.files).toBe(true)
    const next = browser.afterCrash(engine)
    await wait(1000)
    expect(next.copy.end).toBe('filed')
    const filings = browser.server.log.filter(({ files }) => files)
    expect(filings.length).toBeGreaterThan(1)
    expect(new Set(filings.map(({ key }) => key)).size).toBe(1)
  })

  test('what cannot be saved is not filed', async () => {
    browser.server.faults = ['broken']
    const engine = browser.engine()
    engine.change(titled('Teko'))
    void engine.file()
    await wait(1000)
    expect(browser.server.log.some(({ files }) => files)).toBe(false)
    expect(engine.copy.end).toBeUndefined()
  })

  test('content that another request has sent is forgotten and no longer changed', async () => {
    const engine = await saved('Teko')
    engine.change(titled('Teko Kopi'))
    await engine.finish()
    engine.change(titled('terlambat'))
    await wait(10_000)
    expect([engine.status, engine.copy.data, browser.device.size]).toEqual(['ended', titled('Teko Kopi'), 0])
    expect(browser.server.text).toEqual(titled('Teko'))
  })
})

/** An engine whose text the server has. */
async function saved(text: string): Promise<AutosaveEngine<Answers, TestCopy>> {
  const engine = browser.engine()
  engine.change(titled(text))
  void engine.flush()
  await wait(2200)
  return engine
}

/** The phone wrote Guci where this device wrote Kendi. */
async function conflicting(): Promise<AutosaveEngine<Answers, TestCopy>> {
  const engine = await saved('Teko')
  browser.server.change('D-1', titled('Guci'))
  engine.change(titled('Kendi'))
  await wait(10_000)
  return engine
}
