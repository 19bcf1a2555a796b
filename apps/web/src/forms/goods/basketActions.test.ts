import { describe, expect, test } from 'vitest'

import type { BasketClassEntry } from './basket.ts'
import { basketActions } from './basketActions.ts'

function held(perClass = 200, start: readonly BasketClassEntry[] = []) {
  let list = start
  const hand = basketActions(perClass)
  hand.follow(start, (next) => (list = next))
  return { deeds: hand.deeds, list: () => list }
}

describe('deeds on the list of goods', () => {
  test('two additions of one press see each other', () => {
    const { deeds, list } = held()
    deeds.add('30', ['kopi'])
    deeds.add('30', ['Kopi', 'teh'])
    expect(list()).toEqual([{ niceClass: '30', terms: ['kopi', 'teh'] }])
  })

  test('a class holds no more than it may; what fits is taken', () => {
    const { deeds, list } = held(3, [{ niceClass: '30', terms: ['kopi', 'teh'] }])
    expect(deeds.add('30', ['gula', 'madu', 'roti'])).toBe(1)
    expect(list()[0]?.terms).toEqual(['kopi', 'teh', 'gula'])
  })

  test('a thousand terms in all, then no more', () => {
    const full = Array.from({ length: 5 }, (_, at) => ({
      niceClass: String(at + 1),
      terms: Array.from({ length: 200 }, (_none, term) => `barang ${term}`),
    }))
    const { deeds, list } = held(200, full)
    expect(deeds.add('30', ['kopi'])).toBe(0)
    expect(list()).toBe(full)
  })

  test('the last term goes first, and of an empty list nothing', () => {
    const { deeds, list } = held(200, [{ niceClass: '30', terms: ['kopi', 'teh'] }])
    deeds.removeLast()
    expect(list()[0]?.terms).toEqual(['kopi'])
    deeds.removeClass('30')
    deeds.removeLast()
    expect(list()).toEqual([])
  })

  test('another term takes the place of one; in another class it comes last', () => {
    const { deeds, list } = held(200, [{ niceClass: '30', terms: ['kopi senja', 'teh'] }])
    deeds.replace('30', 'kopi senja', { niceClass: '30', term: 'kopi' })
    expect(list()[0]?.terms).toEqual(['kopi', 'teh'])
    deeds.replace('30', 'teh', { niceClass: '43', term: 'teh' })
    expect(list()).toEqual([
      { niceClass: '30', terms: ['kopi'] },
      { niceClass: '43', terms: ['teh'] },
    ])
  })
})
