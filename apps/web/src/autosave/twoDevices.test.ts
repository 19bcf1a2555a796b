import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { Browser, ID, titled, wait } from './autosaveBench.ts'

let browser: Browser

beforeEach(() => {
  vi.useFakeTimers()
  browser = new Browser()
})
afterEach(() => void vi.useRealTimers())

describe('two devices', () => {
  test('changes of different fields are merged without a question, with a note', async () => {
    const engine = await browser.saved('Teko')
    browser.server.change('D-1', titled('Teko', { B: 'N' }))
    engine.change(titled('Teko Kopi'))
    await wait(4500)
    expect(engine.status).toBe('saved')
    expect(engine.copy.note).toBe('merged')
    expect(browser.server.text).toEqual(titled('Teko Kopi', { B: 'N' }))
  })

  test('the same field differs: nothing is overwritten until the reader has chosen', async () => {
    const engine = await browser.conflicting()
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
    const engine = await browser.conflicting()
    const before = browser.server.log.length
    engine.settle(titled('Kendi dan guci'))
    await wait(10_000)
    expect(browser.server.log.slice(before).map(({ data }) => data)).toEqual([titled('Kendi dan guci')])
  })

  test('a third version that appears while the reader chooses is met as well', async () => {
    const engine = await browser.conflicting()
    browser.server.change('D-1', titled('Guci', { B: 'dari ponsel' }))
    engine.settle(titled('Kendi'))
    await wait(10_000)
    expect(engine.status).toBe('saved')
    expect(browser.server.text).toEqual(titled('Kendi', { B: 'dari ponsel' }))
  })

  test('when the newer version cannot be read, the text stays unsaved and is tried again', async () => {
    const engine = await browser.saved('Teko')
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
    const engine = await browser.saved('Teko')
    browser.server.rows.clear()
    engine.change(titled('Teko Kopi'))
    await wait(3000)
    expect(engine.copy.end).toBe('gone')
    engine.startAgain()
    await wait(3000)
    expect([...browser.server.rows.values()].map(({ data }) => data)).toEqual([titled('Teko Kopi')])
  })

  test('a newer version that a page has read replaces an unchanged copy, never unsaved changes', async () => {
    const engine = await browser.saved('Teko')
    const theirs = { data: titled('Guci'), rowVersion: 2, savedAt: '2026-11-20T03:45:00Z', device: '' }
    engine.adopt(theirs)
    expect([engine.copy.data, engine.status]).toEqual([titled('Guci'), 'saved'])
    engine.change(titled('Kendi'))
    engine.adopt({ ...theirs, rowVersion: 3 })
    expect(engine.copy.data).toEqual(titled('Kendi'))
  })
})
