import { expect, test } from 'vitest'

import { claimNumbers } from './claimNumbers.ts'

test.each([
  ['1-3, 5', [1, 2, 3, 5]],
  ['5 1–2', [1, 2, 5]],
  ['2, 2', [2]],
  ['3-1', undefined],
  ['1, 9-7', undefined],
  ['7-7', [7]],
  ['0', [0]],
  ['-1', undefined],
  ['10000', undefined],
  ['1.5', undefined],
  ['1;2\n3', [1, 2, 3]],
  ['\u202e3', undefined],
  ['\u0661', undefined],
  ['', []],
  ['klaim 1', undefined],
  ['1-', undefined],
])('%s', (text, numbers) => {
  expect(claimNumbers(text)).toEqual(numbers)
})
