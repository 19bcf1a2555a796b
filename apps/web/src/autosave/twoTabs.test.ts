import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { Browser, ID, emptyCopy, wait, type Answers, type TestCopy } from './autosaveBench.ts'
import type { OpenCopies, Opened } from './openCopies.ts'

type Tab = OpenCopies<Answers, TestCopy, string>
type View = Opened<Answers, TestCopy, string>

let browser: Browser
const text = (A: string): Answers => ({ A })

beforeEach(() => {
  vi.useFakeTimers()
  browser = new Browser()
  browser.server.change('D-1', text('old'))
})
afterEach(() => void vi.useRealTimers())

const open = (tab: Tab, take = false, id = 'D-1'): Promise<View> => tab.open({ id, take, read: browser.read })

function editing(view: View) {
  if (view.kind !== 'open') throw new Error(`is ${view.kind}`)
  view.session.pages += 1
  return view.session
}

describe('opening', () => {
  test('what the server has is opened, and a change of it is saved', async () => {
    const { engine } = editing(await open(browser.tab()))
    expect([engine.copy.data, engine.status]).toEqual([text('old'), 'saved'])
    engine.change(text('new'))
    await wait(3000)
    expect(browser.server.text).toEqual(text('new'))
  })

  test('unsaved changes of this device come before what the server has, and are sent', async () => {
    browser.device.set('D-1', { ...deviceCopy('mine'), trouble: 'failed', words: 'lama' })
    const { engine } = editing(await open(browser.tab()))
    expect([engine.copy.data, engine.copy.trouble]).toEqual([text('mine'), undefined])
    await wait(3000)
    expect(browser.server.text).toEqual(text('mine'))
  })

  test('a copy of this device without unsaved changes gives way to the server', async () => {
    browser.device.set('D-1', { ...deviceCopy('seen long ago'), savedRevision: 1 })
    expect(editing(await open(browser.tab())).engine.copy.data).toEqual(text('old'))
  })

  test('offline, the copy of this device is opened; without one the failure is shown', async () => {
    browser.online = false
    await expect(open(browser.tab())).rejects.toThrow('offline')
    browser.device.set('D-1', deviceCopy('mine'))
    const { engine } = editing(await open(browser.tab()))
    await wait(3000)
    expect([engine.copy.data, engine.status]).toEqual([text('mine'), 'device'])
  })

  test('what a closing page stored in its last moment comes before its older copy on the device', async () => {
    browser.device.set('D-1', { ...deviceCopy('written'), changedAt: '2026-11-20T03:40:00.000Z' })
    browser.last.set('D-1', { ...deviceCopy('last'), changedAt: '2026-11-20T03:40:00.050Z' })
    expect(editing(await open(browser.tab())).engine.copy.data).toEqual(text('last'))
    expect(browser.last.size).toBe(0)
  })

  test('an older last moment does not replace a newer copy on the device', async () => {
    browser.device.set('D-1', { ...deviceCopy('written'), changedAt: '2026-11-20T03:41:00.000Z' })
    browser.last.set('D-1', { ...deviceCopy('last'), changedAt: '2026-11-20T03:40:00.050Z' })
    expect(editing(await open(browser.tab())).engine.copy.data).toEqual(text('written'))
  })

  test('deleted at the server: unsaved changes are kept, otherwise it is missing', async () => {
    browser.server.rows.clear()
    expect((await open(browser.tab())).kind).toBe('missing')
    browser.device.set('D-1', deviceCopy('mine'))
    const { engine } = editing(await open(browser.tab()))
    expect([engine.copy.end, engine.copy.data]).toEqual(['gone', text('mine')])
  })

  test('filed at the server: it is closed and the device forgets its copy', async () => {
    browser.server.rows.set('D-1', { data: text('old'), version: 1, filed: true })
    browser.device.set('D-1', deviceCopy('mine'))
    expect(await open(browser.tab())).toEqual({ kind: 'closed', closed: 'filed' })
    expect(browser.device.size).toBe(0)
  })

  test('one begun on this device is opened by its local id before the server has it', async () => {
    browser.server.rows.clear()
    browser.online = false
    const tab = browser.tab()
    const begun = await tab.begin(emptyCopy())
    begun.engine.change(text('first'))
    await wait(200)
    await tab.close(begun)
    browser.online = true
    const { engine } = editing(await open(browser.tab(), false, ID))
    await wait(3000)
    expect([engine.status, browser.server.text]).toEqual(['saved', text('first')])
  })

  test('two requests to open one address share one session', async () => {
    const tab = browser.tab()
    const [first, second] = await Promise.all([open(tab), open(tab)])
    expect(first).toEqual(second)
    expect(browser.locks.size).toBe(1)
  })
})

describe('two tabs', () => {
  test('the second tab reads; it follows what the first one writes', async () => {
    const first = editing(await open(browser.tab()))
    const tab = browser.tab()
    const second = await open(tab)
    expect(second.kind).toBe('elsewhere')
    const seen: (string | undefined)[] = []
    const end = tab.follow('D-1', (copy) => void seen.push(copy.data['A']))
    first.engine.change(text('from the first'))
    expect(seen).toContain('from the first')
    end()
    first.engine.change(text('not seen'))
    expect(seen).not.toContain('not seen')
  })

  test('taking over: the first tab saves, stops and is told; the second has its last change', async () => {
    const first = editing(await open(browser.tab()))
    const onLost = vi.fn<() => void>()
    first.onLost = onLost
    first.engine.change(text('typed just now'))
    const taking = open(browser.tab(), true)
    await wait(500)
    const second = editing(await taking)
    expect(second.engine.copy.data).toEqual(text('typed just now'))
    expect([onLost.mock.calls.length, first.isLost]).toEqual([1, true])
    second.engine.change(text('from the second'))
    await wait(5000)
    expect(browser.server.text).toEqual(text('from the second'))
  })

  test('a tab that has lost it writes nothing more, neither to the device nor to the server', async () => {
    const first = editing(await open(browser.tab()))
    const taking = open(browser.tab(), true)
    await wait(500)
    const second = editing(await taking)
    second.engine.change(text('from the second'))
    await wait(3000)
    first.engine.change(text('too late'))
    await wait(30_000)
    expect(browser.server.text).toEqual(text('from the second'))
    expect(browser.device.get('D-1')?.data).toEqual(text('from the second'))
  })

  test('a frozen tab: the lock is stolen, and its save that arrives later is met as a newer version', async () => {
    const first = editing(await open(browser.tab()))
    browser.server.delay = 8000
    first.engine.change({ A: 'old', B: 'of the frozen tab' })
    void first.engine.flush()
    await wait(100)
    browser.isFrozen = true
    const taking = open(browser.tab(), true)
    await wait(3500)
    const second = editing(await taking)
    browser.server.delay = 50
    second.engine.change({ ...second.engine.copy.data, A: 'of the second' })
    await wait(30_000)
    expect(browser.server.text).toEqual({ A: 'of the second', B: 'of the frozen tab' })
    expect([second.engine.status, second.engine.copy.conflict]).toEqual(['saved', undefined])
  })

  test('after the first tab has closed it, the second opens it for editing', async () => {
    const tab = browser.tab()
    const first = editing(await open(tab))
    first.engine.change(text('left'))
    first.pages = 0
    await Promise.all([tab.close(first), wait(500)])
    expect(browser.locks.size).toBe(0)
    const second = editing(await open(browser.tab()))
    expect(second.engine.copy.data).toEqual(text('left'))
  })

  test('a tab that crashed without the line: the next one sends what it left on the device', async () => {
    browser.online = false
    browser.device.set('D-1', { ...deviceCopy('before'), savedRevision: 1 })
    const first = editing(await open(browser.tab()))
    first.engine.change(text('typed offline'))
    await wait(500)
    first.engine.stop()
    browser.locks.clear()
    browser.online = true
    const second = editing(await open(browser.tab()))
    await wait(3000)
    expect([second.engine.status, browser.server.text]).toEqual(['saved', text('typed offline')])
  })
})

describe('pages of one tab', () => {
  test('the next page of the tab continues the session that the last one closes', async () => {
    const tab = browser.tab()
    const first = editing(await open(tab))
    first.engine.change(text('typed'))
    first.pages = 0
    const closing = tab.close(first)
    const next = await open(tab)
    await Promise.all([closing, wait(1000)])
    const { engine } = editing(next)
    expect(next).toEqual({ kind: 'open', session: first })
    engine.change(text('typed on'))
    await wait(3000)
    expect([browser.server.text, browser.locks.size]).toEqual([text('typed on'), 1])
  })

  test('opening another copy closes one that no page shows', async () => {
    const tab = browser.tab()
    const begun = await tab.begin(emptyCopy())
    begun.engine.change(text('begun'))
    await Promise.all([open(tab), wait(1000)])
    await wait(1000)
    expect([...browser.locks.keys()]).toEqual(['D-1'])
    expect(browser.device.get(ID)?.data).toEqual(text('begun'))
  })

  test('a closing page stores its last change for the next one, when the device is behind', async () => {
    const tab = browser.tab()
    const session = editing(await open(tab))
    browser.refusesStorage = true
    session.engine.change(text('last letter'))
    tab.leavePage(session)
    expect(browser.last.get('D-1')?.data).toEqual(text('last letter'))
  })

  test('before log-out everything this tab edits is sent', async () => {
    const tab = browser.tab()
    const { engine } = editing(await open(tab))
    engine.change(text('before log-out'))
    await Promise.all([tab.flushAll(), wait(200)])
    expect(browser.server.text).toEqual(text('before log-out'))
  })
})

/** The copy that this device has with one unsaved change to version 1. */
function deviceCopy(words: string): TestCopy {
  return {
    ...emptyCopy('D-1'),
    tempId: 'D-1',
    data: text(words),
    base: text('old'),
    rowVersion: 1,
    revision: 1,
    changedAt: '2026-11-20T03:39:00Z',
  }
}
