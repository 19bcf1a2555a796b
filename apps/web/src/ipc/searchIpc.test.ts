import { describe, expect, test } from 'vitest'

import { someIpc } from '../../testing/someIpc.ts'
import { isUnknownIpc, searchIpc } from './searchIpc.ts'

const rows = someIpc.map((row) => ({
  code: row.IPC_SYMBOL,
  nameId: row.IPC_NAME,
  nameEn: row.IPC_NAME_EN,
  words: row.WORDS,
  name: row.IPC_NAME_EN,
}))
const codes = (typed: string, takes: 'symbol' | 'subclass' | 'part' = 'symbol') =>
  searchIpc(rows, typed, takes).map(({ code }) => code)

describe('the search of the IPC', () => {
  test.each([
    ['kopi', ['A23F', 'A23N']],
    ['TEH coffee', ['A23F']],
    ['pengering', ['F26B']],
    ['a23', ['A23F', 'A23N']],
    ['f', ['F24S', 'F26B']],
    ['kopi padat', []],
    ['kópi', ['A23F', 'A23N']],
    ['ROASTÌNG', ['A23F']],
    ['', ['A23F', 'A23N', 'F24S', 'F26B']],
  ])('%j finds %j', (typed, found) => expect(codes(typed)).toEqual(found))

  test.each([
    ['a23f5/02', 'symbol', ['A23F 5/02', 'A23F']],
    ['A23F 5', 'symbol', ['A23F']],
    ['A23F 5/02', 'subclass', ['A23F']],
    ['A23F 5', 'part', ['A23F 5', 'A23F']],
    ['A23', 'part', ['A23', 'A23F', 'A23N']],
    // A subclass of another edition is not offered.
    ['F24J 2/00', 'symbol', []],
  ] as const)('the code %j offers as %s %j', (typed, takes, found) => expect(codes(typed, takes)).toEqual(found))

  test('says the name of the subclass of a symbol, and the word that matched when no name did', () => {
    expect(searchIpc(rows, 'A23F 5/02', 'symbol')[0]).toEqual({
      code: 'A23F 5/02',
      name: 'Coffee, tea and substitutes',
      word: '',
    })
    expect(searchIpc(rows, 'roast', 'symbol')[0]?.word).toBe('roasting')
    expect(searchIpc(rows, 'róast', 'symbol')[0]?.word).toBe('roasting')
  })
})

test.each([
  ['F24J 2/00', true],
  ['F24J', true],
  ['A50', true],
  ['A23F 5/02', false],
  ['A23', false],
  ['kopi', false],
  ['', false],
])('%j is unknown: %s', (typed, isUnknown) => expect(isUnknownIpc(typed)).toBe(isUnknown))
