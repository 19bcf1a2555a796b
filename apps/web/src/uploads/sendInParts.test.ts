import { expect, test, vi } from 'vitest'

vi.mock('../lib/ask.ts', () => ({ API_BASE: '/api', ask: () => undefined }))
const { nextPartSize: nextPiece } = await import('./sendInParts.ts')

const MIB = 1_048_576

test.each([
  ['a quick line: twice as much', MIB, 200, 2 * MIB],
  ['never more than 16 MiB', 16 * MIB, 10, 16 * MIB],
  ['about right: the same', 2 * MIB, 3000, 2 * MIB],
  ['a slow line: half', 4 * MIB, 9000, 2 * MIB],
  ['never less than 1 MiB', MIB, 60_000, MIB],
])('%s', (_, size, took, next) => expect(nextPiece(size, took)).toBe(next))
