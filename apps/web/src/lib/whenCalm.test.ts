import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { loadWhenCalm } from './whenCalm.ts'

const load = vi.fn(() => Promise.reject(new Error('offline')))
const onDevice = (connection: object | undefined) => vi.stubGlobal('navigator', { connection })

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  load.mockClear()
})

it.each([undefined, { saveData: false }])('loads four seconds later on a device with %o', (connection) => {
  onDevice(connection)
  loadWhenCalm(load)
  vi.advanceTimersByTime(3999)
  expect(load).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(load).toHaveBeenCalledOnce()
})

it('loads nothing where the reader saves data, nor once it is given up', () => {
  onDevice({ saveData: true })
  loadWhenCalm(load)
  onDevice(undefined)
  loadWhenCalm(load)()
  vi.runAllTimers()
  expect(load).not.toHaveBeenCalled()
})
