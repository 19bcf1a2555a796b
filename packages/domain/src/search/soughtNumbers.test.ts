import { expect, test } from 'vitest'

import { soughtNumbers } from './soughtNumbers.ts'

test.each([
  ['A00202600025', ['A00202600025']],
  [' a00 2026 00025 ', ['a00 2026 00025', 'A00 2026 00025', 'A00202600025']],
  ['trx-2026-000012', ['trx-2026-000012', 'TRX-2026-000012', 'TRX2026000012']],
  ['8202 6331 0000 001', ['8202 6331 0000 001', '820263310000001']],
  ['HKI.3-01/2026', ['HKI.3-01/2026', 'HKI301/2026']],
  ['kopi senja', []],
  ['', []],
  [`1${'0'.repeat(60)}`, []],
])('%j may be stored as %j', (typed, numbers) => {
  expect(soughtNumbers(typed)).toEqual(numbers)
})
