import { expect, test } from 'vitest'

import { claimNumbers } from './claimNumbers.ts'

test.each([
  ['1-3, 5', [1, 2, 3, 5]],
  ['5 1–2', [1, 2, 5]],
  ['2, 2', [2]],
  ['3-1', []],
  ['', []],
  ['klaim 1', undefined],
  ['1-', undefined],
])('%s', (text, numbers) => {
  expect(claimNumbers(text)).toEqual(numbers)
})
