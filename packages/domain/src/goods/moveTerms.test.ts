import { expect, test } from 'vitest'

import { moveTerms } from './moveTerms.ts'

const goods = [
  { niceClassCode: 30, terms: ['kopi', 'jasa kafe'] },
  { niceClassCode: 35, terms: ['jasa toko'] },
]

test.each([
  ['a new class', [{ term: 'jasa kafe', from: 30, to: 43 }], { 30: ['kopi'], 35: ['jasa toko'], 43: ['jasa kafe'] }],
  ['a class there is', [{ term: 'jasa kafe', from: 30, to: 35 }], { 30: ['kopi'], 35: ['jasa toko', 'jasa kafe'] }],
  [
    'the last term of a class',
    [{ term: 'jasa toko', from: 35, to: 42 }],
    { 30: ['kopi', 'jasa kafe'], 42: ['jasa toko'] },
  ],
  ['its own class', [{ term: 'kopi', from: 30, to: 30 }], { 30: ['jasa kafe', 'kopi'], 35: ['jasa toko'] }],
])('a term is moved to %s', (_, moves, expected) =>
  expect(Object.fromEntries(moveTerms(goods, moves)?.map((row) => [row.niceClassCode, row.terms]) ?? [])).toEqual(
    expected,
  ),
)

test('a term that both classes have is kept once', () => {
  const both = [...goods, { niceClassCode: 43, terms: ['jasa kafe'] }]
  expect(moveTerms(both, [{ term: 'jasa kafe', from: 30, to: 43 }])?.at(-1)?.terms).toEqual(['jasa kafe'])
})

test.each([
  ['is in another class', { term: 'kopi', from: 35, to: 30 }],
  ['is in no class', { term: 'teh', from: 30, to: 32 }],
  ['has no class to come from', { term: 'kopi', from: 9, to: 30 }],
])('nothing is moved when a term %s', (_, move) => expect(moveTerms(goods, [move])).toBeUndefined())
