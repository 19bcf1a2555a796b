import { describe, expect, test } from 'vitest'

import type { FormRow } from '../forms/form.ts'
import { goodsOfCase, keptGoods, limitFault } from './limitGoods.ts'

const mark = [
  { CLASS_CODE: '30', TERMS: ['kopi', 'kopi bubuk'] },
  { CLASS_CODE: '43', TERMS: ['jasa kedai kopi'] },
]

// UU 20/2016 art. 72: the owner deletes a registration wholly or for a part of the goods; nothing is added (art. 21 would ask for a new application).
describe('goods of a mark after a limitation', () => {
  test.each<[string, FormRow[], ReturnType<typeof limitFault>]>([
    ['one of its goods', [{ CLASS_CODE: '30', TERMS: ['kopi'] }], undefined],
    ['all goods of one of its classes', [{ CLASS_CODE: '43', TERMS: ['jasa kedai kopi'] }], undefined],
    ['a class with its number filled up with a zero', [{ CLASS_CODE: '030', TERMS: ['kopi'] }], undefined],
    ['goods that it does not have', [{ CLASS_CODE: '30', TERMS: ['kopi', 'teh'] }], 'unknown'],
    ['its own goods in another of its classes', [{ CLASS_CODE: '43', TERMS: ['kopi'] }], 'unknown'],
    ['goods that are narrowed by other words', [{ CLASS_CODE: '30', TERMS: ['kopi Arabika'] }], 'unknown'],
    ['a class that it does not have', [{ CLASS_CODE: '25', TERMS: ['baju'] }], 'unknown'],
    ['no class', [], 'none'],
    ['no goods of its class', [{ CLASS_CODE: '30', TERMS: [] }], 'none'],
    ['all its goods', mark.map((row) => ({ ...row })), 'all'],
    ['all its classes', [{ CLASS_CODE: '30' }, { CLASS_CODE: '43' }], 'all'],
  ])('%s: %s', (_says, wanted, fault) => expect(limitFault(mark, wanted)).toBe(fault))

  test('stand in the order of the register, a class named without goods whole', () => {
    expect(keptGoods(mark, [{ CLASS_CODE: '43' }, { CLASS_CODE: '30', TERMS: ['kopi bubuk'] }])).toEqual([
      { CLASS_CODE: '30', TERMS: ['kopi bubuk'] },
      mark[1],
    ])
  })

  test('of the case are read from the section CASE', () => {
    expect(goodsOfCase({ CASE: { GOODS: mark } })).toEqual(mark)
    expect(goodsOfCase({ CASE: {} })).toEqual([])
  })
})
