import { describe, expect, test } from 'vitest'

import { compareGoods, type GoodsInClass } from './compareGoods.ts'

const related = (code: number) => (code === 30 ? [43] : code === 43 ? [30] : [])
const compared = (mine: GoodsInClass[], theirs: GoodsInClass[]) => compareGoods(mine, theirs, related)

describe('goods of two marks', () => {
  test('the same term is the same whatever its letters, also in another class', () => {
    expect(
      compared([{ code: 30, terms: ['Kopi Bubuk', 'biskuit'] }], [{ code: 29, terms: ['kopi bubuk'] }]),
    ).toMatchObject([
      { code: 29, mine: [], theirs: [{ term: 'kopi bubuk', alike: 'same' }], level: 'same' },
      { code: 30, mine: [{ alike: 'same' }, { term: 'biskuit', alike: undefined }], theirs: [], level: 'same' },
    ])
  })

  test.each([
    ['a shared word in one class', 30, 'minuman kopi', 30, 'biji kopi', 'like'],
    ['a shared word in a related class', 30, 'minuman kopi', 43, 'kedai kopi', 'like'],
    ['a shared word in a class that is not related', 30, 'minuman kopi', 7, 'mesin kopi', 'none'],
    ['only common or short words', 30, 'teh untuk diet', 30, 'gula untuk kue', 'class'],
    ['another term in a related class', 30, 'teh', 43, 'restoran', 'related'],
    ['nothing in common', 30, 'teh', 12, 'mobil', 'none'],
  ])('%s', (_what, code, term, otherCode, other, level) => {
    const rows = compared([{ code, terms: [term] }], [{ code: otherCode, terms: [other] }])
    expect(rows.find((row) => row.code === code)?.level).toBe(level)
  })

  test('classes ascend and each stands once', () => {
    const rows = compared(
      [
        { code: 43, terms: ['kedai'] },
        { code: 30, terms: [] },
      ],
      [{ code: 30, terms: ['teh'] }],
    )
    expect(rows.map(({ code }) => code)).toEqual([30, 43])
    expect(compared([], [])).toEqual([])
  })
})
