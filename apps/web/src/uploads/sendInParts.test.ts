import { expect, test, vi } from 'vitest'

vi.mock('../lib/ask.ts', () => ({ API_BASE: '/api', ask: () => undefined }))
const { nextPartSize: nextSize } = await import('./sendInParts.ts')

const MIB = 1_048_576

test.each([
  ['under a second: twice the size', MIB, 200, 2 * MIB],
  ['never more than 16 MiB', 16 * MIB, 10, 16 * MIB],
  ['between one and five seconds: the same size', 2 * MIB, 3000, 2 * MIB],
  ['over five seconds: half the size', 4 * MIB, 9000, 2 * MIB],
  ['never less than 1 MiB', MIB, 60_000, MIB],
])('%s', (_, size, took, next) => expect(nextSize(size, took)).toBe(next))
