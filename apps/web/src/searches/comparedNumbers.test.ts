import { expect, test } from 'vitest'

import { comparedNumbers } from './comparedNumbers.ts'

test.each([
  [undefined, []],
  ['', []],
  ['DID2026000001', ['DID2026000001']],
  ['DID2026000001,P00202600012,DID2026000001', ['DID2026000001', 'P00202600012']],
  ['a,<b>,DID2026000001,../x', ['DID2026000001']],
  ['D00001,D00002,D00003,D00004,D00005', ['D00001', 'D00002', 'D00003', 'D00004']],
])('of %s are compared %j', (typed, numbers) => expect(comparedNumbers(typed)).toEqual(numbers))
