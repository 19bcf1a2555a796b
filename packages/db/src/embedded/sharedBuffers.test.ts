import { expect, test } from 'vitest'

import { memoryHere, sharedBuffers } from './sharedBuffers.ts'

const GIB = 2 ** 30

test.each([
  ['half a gibibyte', GIB / 2, '128MB'],
  ['two', 2 * GIB, '256MB'],
  ['eight', 8 * GIB, '1024MB'],
  ['sixty-four', 64 * GIB, '2048MB'],
])('of a machine with %s an eighth is shared, within limits', (_what, bytes, buffers) => {
  expect(sharedBuffers(bytes)).toBe(buffers)
})

test('a process without a limit of its own has the memory of the machine', () => {
  expect(memoryHere()).toBeGreaterThan(2 ** 28)
  expect(memoryHere()).toBeLessThan(2 ** 46)
})
