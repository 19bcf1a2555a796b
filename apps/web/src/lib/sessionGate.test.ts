import { beforeEach, describe, expect, test, vi } from 'vitest'

import { takeRoute } from './keptRoute.ts'
import { abandonSession, markSessionSeen, waitForSession } from './sessionGate.ts'

const assign = vi.fn<(address: string) => void>()
const store = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

beforeEach(() => {
  assign.mockClear()
  vi.stubGlobal('location', { pathname: '/buat-pengajuan/draft', search: '?draft=D-1', hash: '', assign })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('sessionStorage', store())
  vi.stubGlobal('localStorage', store())
})

describe('a call that is refused because nobody is logged in', () => {
  test('after the reader logged out stores no address for the next log-in', async () => {
    markSessionSeen()
    abandonSession()
    expect(await waitForSession()).toBe(false)
    expect(takeRoute()).toBeUndefined()
    expect(assign).not.toHaveBeenCalled()
  })

  test('in a session waits for the log-in, and the reader may leave instead', async () => {
    markSessionSeen()
    const waiting = waitForSession()
    abandonSession()
    expect(await waiting).toBe(false)
  })
})
