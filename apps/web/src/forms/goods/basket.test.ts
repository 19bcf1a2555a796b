import { describe, expect, test } from 'vitest'

import { classRowsOf, rowsFrom, termCount, withoutTerm, withTerms, type BasketClassEntry } from './basket.ts'

const cafe: BasketClassEntry[] = [
  { niceClass: '43', terms: ['jasa kafe'] },
  { niceClass: '30', terms: ['kopi', 'roti'] },
]

describe('the list of goods and services', () => {
  test('rows are sorted by class number, terms by the order they were chosen', () => {
    const rows = rowsFrom(withTerms(withTerms(cafe, '9', ['aplikasi']), '30', ['teh']))
    expect(rows).toEqual([
      { NICE_CLASS_CODE: '9', TERMS: ['aplikasi'] },
      { NICE_CLASS_CODE: '30', TERMS: ['kopi', 'roti', 'teh'] },
      { NICE_CLASS_CODE: '43', TERMS: ['jasa kafe'] },
    ])
    expect(rowsFrom(classRowsOf(rows))).toEqual(rows)
  })

  test('a term is added once, whatever its capital letters', () => {
    expect(withTerms(cafe, '30', ['KOPI', 'Teh', 'teh'])[1]).toEqual({
      niceClass: '30',
      terms: ['kopi', 'roti', 'Teh'],
    })
    expect(withTerms(cafe, '43', ['Jasa Kafe'])).toEqual(cafe)
  })

  test('the same term may be in two classes', () => {
    expect(withTerms(cafe, '29', ['kopi'])).toHaveLength(3)
  })

  test('a removed term can be restored to its position', () => {
    const without = withoutTerm(cafe, '30', 'kopi')
    expect(without[1]?.terms).toEqual(['roti'])
    expect(withTerms(without, '30', ['kopi'], 0)).toEqual(cafe)
  })

  test('a class goes with its last term', () => {
    expect(rowsFrom(withoutTerm(cafe, '43', 'jasa kafe'))).toEqual([{ NICE_CLASS_CODE: '30', TERMS: ['kopi', 'roti'] }])
  })

  test('termCount ignores rows and terms of the wrong type', () => {
    expect(termCount(classRowsOf([{}, { NICE_CLASS_CODE: '5', TERMS: 'obat' }, { TERMS: ['a', 4] }]))).toBe(1)
  })
})
