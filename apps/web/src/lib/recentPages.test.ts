import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { recentPages, rememberPage } from './recentPages.ts'

const KEPT = 'saki-recent'
let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

const names = () => recentPages().map(({ title }) => title)

describe('the recent pages of a tab', () => {
  test('are the last four, newest first, each once', () => {
    for (const page of ['a', 'b', 'c', 'a', 'd', 'e']) rememberPage(`/${page}`, page, 1)
    expect(names()).toEqual(['e', 'd', 'a', 'c'])
  })

  test('have the title and the time of the last visit', () => {
    rememberPage('/inbox', 'Inbox', 1)
    rememberPage('/inbox', 'Kotak masuk', 2)
    expect(recentPages()).toEqual([{ path: '/inbox', title: 'Kotak masuk', at: 2 }])
  })

  test.each([
    ['Inbox — SAKI 21', 'Inbox'],
    ['(3) Inbox — SAKI 21', 'Inbox'],
    ['(12) (✓) Kursi — SAKI 21', 'Kursi'],
    ['Error: Masuk — SAKI 21', 'Masuk'],
    ['(3) (✓) Error: Kursi — SAKI 21', 'Kursi'],
    ['Kursi (2) — SAKI 21', 'Kursi (2)'],
    ['Kursi — SAKI 21 — SAKI 21', 'Kursi — SAKI 21'],
    ['\u202eisruK — SAKI 21', '\u202eisruK'],
  ])('have the name of the page alone: "%s" is "%s"', (title, name) => {
    rememberPage('/x', title, 1)
    expect(names()).toEqual([name])
  })

  test.each(['', '404 — SAKI 21', '404 Halaman tidak ditemukan — SAKI 21', '(2) 404 — SAKI 21'])(
    'do not have "%s"',
    (title) => {
      rememberPage('/x', title, 1)
      expect(names()).toEqual([])
    },
  )

  test.each(['', '{', 'null', '{}', '"text"', '7', 'true'])(
    'are none when storage has "%s", and begin anew',
    (text) => {
      kept.set(KEPT, text)
      expect(recentPages()).toEqual([])
      rememberPage('/inbox', 'Inbox', 1)
      expect(names()).toEqual(['Inbox'])
    },
  )

  test('are none when the browser refuses storage', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    expect(recentPages()).toEqual([])
  })
})
