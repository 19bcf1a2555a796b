import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { Browser, ID, titled, wait } from './autosaveBench.ts'

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
    const engine = await browser.saved('Teko')
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
    const engine = await browser.saved('Teko')
    engine.change(titled('Teko Kopi'))
    await engine.finish()
    engine.change(titled('terlambat'))
    await wait(10_000)
    expect([engine.status, engine.copy.data, browser.device.size]).toEqual(['ended', titled('Teko Kopi'), 0])
    expect(browser.server.text).toEqual(titled('Teko'))
  })
})
