import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { Browser, ID, emptyCopy, titled, wait } from './autosaveBench.ts'
import { changed } from './copyTransitions.ts'

let browser: Browser

beforeEach(() => {
  vi.useFakeTimers()
  browser = new Browser()
})
afterEach(() => void vi.useRealTimers())

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
    const engine = await browser.saved('a')
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
    const engine = await browser.conflicting()
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
