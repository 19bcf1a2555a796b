import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'

import { serve } from '../../testing/fakeApi.ts'
import { applicant } from '../../testing/people.ts'
import { officeNow, setServerTime } from '../ui/clock.ts'
import { loadSession } from './session.ts'

const HOUR = 3_600_000
const SECONDS_30 = 30_000

afterEach(() => {
  globalThis.sakiEarly = undefined
  setServerTime(new Date().toISOString())
})

test('the clock counts from when the early reply came, not from when the program was loaded', async () => {
  const came = Date.now() - SECONDS_30
  const user = { ...applicant, SERVER_TIME: new Date(came + HOUR).toISOString() }
  const address = '/api/session'
  globalThis.sakiEarly = {
    at: came,
    language: document.documentElement.lang,
    replies: new Map([[address, Promise.resolve(Object.assign(Response.json(user), { receivedAt: came }))]]),
    calls: [],
  }
  await loadSession(new QueryClient())
  expect(Math.abs(officeNow() - Date.now() - HOUR)).toBeLessThan(2)
})

test('without an early reply the clock counts from the answer', async () => {
  serve({ session: () => ({ ...applicant, SERVER_TIME: new Date(Date.now() + HOUR).toISOString() }) })
  await loadSession(new QueryClient())
  expect(Math.abs(officeNow() - Date.now() - HOUR)).toBeLessThan(5_000)
})
