import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { dropEarlyReplies, takeEarlyReply } from './earlyReplies.ts'

const address = '/api/getInbox?action=Y&size=50'

function early(at = Date.now(), language = 'en') {
  const reply = new Response('{}')
  globalThis.sakiEarly = { at, language, replies: new Map([[address, Promise.resolve(reply)]]), calls: [] }
  return reply
}

beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: 'en' } }))
afterEach(() => {
  vi.unstubAllGlobals()
  globalThis.sakiEarly = undefined
})

it('gives a reply once, only for its exact address', async () => {
  const reply = early()
  expect(takeEarlyReply('/api/getInbox?action=Y')).toBeUndefined()
  expect(await takeEarlyReply(address)).toBe(reply)
  expect(takeEarlyReply(address)).toBeUndefined()
})

it('gives no reply of another language, none older than a minute, and none after a write', () => {
  early(Date.now(), 'ar')
  expect(takeEarlyReply(address)).toBeUndefined()
  early(Date.now() - 61_000)
  expect(takeEarlyReply(address)).toBeUndefined()
  early()
  dropEarlyReplies()
  expect(takeEarlyReply(address)).toBeUndefined()
})

it('ends with the caller, as fetch does', async () => {
  globalThis.sakiEarly = {
    at: Date.now(),
    language: 'en',
    replies: new Map([[address, new Promise(() => {})]]),
    calls: [],
  }
  const stop = new AbortController()
  const taken = takeEarlyReply(address, stop.signal)
  stop.abort()
  await expect(taken).rejects.toMatchObject({ name: 'AbortError' })
})
