import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { AskError } from './askError.ts'
import { isLoadFailure } from './isLoadFailure.ts'
import { isServerAway } from './isServerAway.ts'
import { keepsMissing } from './keepsMissing.ts'
import { lastChange } from './lastChange.ts'
import { isMailLike } from './mailLike.ts'
import { newKey } from './newKey.ts'
import { endAttempt, keepAttempt, keyFor } from './openAttempts.ts'

describe('a mail address', () => {
  test.each([
    'sari@contoh.id',
    'sari.w+saki@sub.contoh.co.id',
    "o'neil@contoh.id",
    'é@contoh.id',
    `${'a'.repeat(190)}@contoh.id`,
  ])('can be %s', (text) => expect(isMailLike(text)).toBe(true))

  test.each([
    '',
    'sari',
    'sari@',
    '@contoh.id',
    'sari@contoh',
    'sari@contoh.',
    'sari@@contoh.id',
    'sari w@contoh.id',
    'sari@contoh.id\n',
    'a@b@c.id',
    `${'a'.repeat(200)}@contoh.id`,
  ])('cannot be "%s"', (text) => expect(isMailLike(text)).toBe(false))

  test('is none of ten megabytes', () => {
    expect(isMailLike(`${'a@'.repeat(5_000_000)}.id`)).toBe(false)
  })
})

describe('a part of the program that could not be loaded', () => {
  test.each([
    new TypeError('Failed to fetch dynamically imported module: https://saki.example/a.js'),
    new TypeError('error loading dynamically imported module'),
    new TypeError('Importing a module script failed.'),
    new Error('Unable to preload CSS for /assets/a.css'),
    'ChunkLoadError',
  ])('is known by %s', (error) => expect(isLoadFailure(error)).toBe(true))

  test.each([new TypeError('x is undefined'), new Error(''), undefined, null, 7, new AskError({ err: 'NETWORK' })])(
    'is not what %s says',
    (error) => expect(isLoadFailure(error)).toBe(false),
  )
})

describe('what was not found just now', () => {
  const NOW = Date.parse('2026-11-20T03:00:00.000Z')
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
    // Another file of the same worker may have written something.
    lastChange.at = 0
  })
  afterEach(() => {
    vi.useRealTimers()
    lastChange.at = 0
  })
  const asksAgain = (error: Error | null, ago: number) =>
    keepsMissing.retryOnMount({ state: { error, errorUpdatedAt: NOW - ago } })
  const missing = new AskError({ err: 'NOT_FOUND', status: 404 })

  test.each([
    ['a second ago', 1_000, missing, false],
    ['ten seconds ago', 10_000, missing, true],
    ['a minute ago', 60_000, missing, true],
    ['a second ago, because the server failed', 1_000, new AskError({ err: 'BUSY', status: 503 }), true],
    ['a second ago, because the connection broke', 1_000, new AskError({ err: 'NETWORK' }), true],
    ['a second ago, because of a fault of the page', 1_000, new Error('404'), true],
    ['never', 0, null, true],
  ])('%s (%i ms, %s) is asked for again: %s', (_what, ago, error, again) => expect(asksAgain(error, ago)).toBe(again))

  test('is asked for again after a write or a pushed event', () => {
    lastChange.at = NOW - 500
    expect(asksAgain(missing, 1_000)).toBe(true)
    expect(asksAgain(missing, 400)).toBe(false)
  })
})

describe('whether the server is away', () => {
  afterEach(() => vi.unstubAllGlobals())

  test.each([
    [true, 200, false],
    [true, 404, false],
    [true, 500, true],
    [true, 503, true],
    [true, undefined, true],
    [false, 200, true],
  ])('online %s and answer %s: %s', async (onLine, status, isAway) => {
    const ask = vi.fn<() => Promise<Response>>(async () => {
      if (status === undefined) throw new TypeError('Failed to fetch')
      return new Response(null, { status })
    })
    vi.stubGlobal('navigator', { onLine })
    vi.stubGlobal('fetch', ask)
    expect(await isServerAway()).toBe(isAway)
    // Without a network nothing is asked.
    expect(ask).toHaveBeenCalledTimes(onLine ? 1 : 0)
  })
})

describe('the key of a call', () => {
  afterEach(() => vi.unstubAllGlobals())

  test('differs each time, also over plain http, where browsers have no randomUUID', () => {
    const keys = Array.from({ length: 50 }, newKey)
    const whole = crypto
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => whole.getRandomValues(bytes) })
    const plain = Array.from({ length: 50 }, newKey)
    expect(new Set([...keys, ...plain]).size).toBe(100)
    for (const key of plain) expect(key).toMatch(/^[0-9a-f]{32}$/)
  })

  test('is kept for an attempt with an unknown outcome and dropped when it is known', () => {
    keepAttempt('call a', 'key-a')
    expect([keyFor('call a'), keyFor('call a')]).toEqual(['key-a', 'key-a'])
    expect(keyFor('call b')).not.toBe('key-a')
    endAttempt('call a')
    expect(keyFor('call a')).not.toBe('key-a')
  })

  test('of the oldest of more than a hundred open attempts is dropped, and one that is repeated counts as new', () => {
    for (let at = 0; at < 100; at += 1) keepAttempt(`call ${at}`, `key-${at}`)
    keepAttempt('call 0', 'key-0')
    keepAttempt('call 100', 'key-100')
    expect([keyFor('call 0'), keyFor('call 100'), keyFor('call 2')]).toEqual(['key-0', 'key-100', 'key-2'])
    expect(keyFor('call 1')).not.toBe('key-1')
    for (let at = 0; at <= 100; at += 1) endAttempt(`call ${at}`)
  })
})
