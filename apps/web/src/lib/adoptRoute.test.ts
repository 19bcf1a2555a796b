import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { adoptRoute } from './adoptRoute.ts'
import { forgetRoute, isRouteKept, keepRoute, takeRoute } from './keptRoute.ts'

const KEPT = 'saki-return-to'
const NOW = Date.parse('2026-11-20T16:59:59.000Z')
let [tab, browser] = [new Map<string, string>(), new Map<string, string>()]

const storageOf = (map: () => Map<string, string>) => ({
  getItem: (key: string) => map().get(key) ?? null,
  setItem: (key: string, value: string) => void map().set(key, value),
  removeItem: (key: string) => void map().delete(key),
})

beforeEach(() => {
  ;[tab, browser] = [new Map(), new Map()]
  vi.stubGlobal(
    'sessionStorage',
    storageOf(() => tab),
  )
  vi.stubGlobal(
    'localStorage',
    storageOf(() => browser),
  )
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Another tab of the same browser. */
const openTab = () => (tab = new Map())

describe('the address that was asked for without a session', () => {
  test('is opened once after the log-in in the same tab', () => {
    keepRoute('/inbox?item=4-9-7')
    expect(isRouteKept()).toBe(true)
    expect([takeRoute(), takeRoute(), isRouteKept()]).toEqual(['/inbox?item=4-9-7', undefined, false])
  })

  test('of a page that needs no session is not kept, and leaves the one before', () => {
    keepRoute('/inbox')
    keepRoute('/login')
    keepRoute('https://jahat.example/inbox')
    expect(takeRoute()).toBe('/inbox')
  })

  test.each([
    [0, '/inbox'],
    [59 * 60_000, '/inbox'],
    [60 * 60_000, undefined],
    [24 * 60 * 60_000, undefined],
  ])('is taken over by a tab opened by a mailed link %i ms later as %s', (later, address) => {
    keepRoute('/inbox')
    openTab()
    vi.setSystemTime(NOW + later)
    adoptRoute()
    expect(takeRoute()).toBe(address)
  })

  test('is not taken over by a tab that has one of its own', () => {
    keepRoute('/inbox')
    openTab()
    tab.set(KEPT, '/kuasa')
    adoptRoute()
    expect(takeRoute()).toBe('/kuasa')
  })

  test('is forgotten for all tabs', () => {
    keepRoute('/inbox')
    forgetRoute()
    openTab()
    adoptRoute()
    expect(takeRoute()).toBeUndefined()
  })

  test.each(['/inbox', '', 'null', '7', '[]', '{"address":7,"at":"x"}', '{"address":"/inbox"}', '{"at":1}', '{'])(
    'is none when storage was edited to "%s", without an error',
    (text) => {
      browser.set(KEPT, text)
      adoptRoute()
      expect(takeRoute()).toBeUndefined()
    },
  )

  test('edited in storage to an address elsewhere is not opened', () => {
    browser.set(KEPT, JSON.stringify({ address: '//jahat.example/inbox', at: NOW }))
    adoptRoute()
    expect([isRouteKept(), takeRoute()]).toEqual([false, undefined])
  })
})
