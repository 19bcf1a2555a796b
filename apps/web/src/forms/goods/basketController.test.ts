import { describe, expect, test } from 'vitest'

import type { BasketClassEntry } from './basket.ts'
import { createBasketController } from './basketController.ts'

function held(perClass = 200, start: readonly BasketClassEntry[] = []) {
  let list = start
  const controller = createBasketController(perClass)
  controller.follow(start, (next) => (list = next))
  return { actions: controller.actions, list: () => list }
}

describe('actions on the list of goods', () => {
  test('two additions before the next update add a term once', () => {
    const { actions, list } = held()
    actions.add('30', ['kopi'])
    actions.add('30', ['Kopi', 'teh'])
    expect(list()).toEqual([{ niceClass: '30', terms: ['kopi', 'teh'] }])
  })

  test('terms over the limit of a class are dropped, the others added', () => {
    const { actions, list } = held(3, [{ niceClass: '30', terms: ['kopi', 'teh'] }])
    expect(actions.add('30', ['gula', 'madu', 'roti'])).toBe(1)
    expect(list()[0]?.terms).toEqual(['kopi', 'teh', 'gula'])
  })

  test('no term is added beyond a thousand in all', () => {
    const full = Array.from({ length: 5 }, (_, at) => ({
      niceClass: String(at + 1),
      terms: Array.from({ length: 200 }, (_none, term) => `barang ${term}`),
    }))
    const { actions, list } = held(200, full)
    expect(actions.add('30', ['kopi'])).toBe(0)
    expect(list()).toBe(full)
  })

  test('removeLast removes the last term, and nothing from an empty list', () => {
    const { actions, list } = held(200, [{ niceClass: '30', terms: ['kopi', 'teh'] }])
    actions.removeLast()
    expect(list()[0]?.terms).toEqual(['kopi'])
    actions.removeClass('30')
    actions.removeLast()
    expect(list()).toEqual([])
  })

  test('a class without terms stays when others change, and goes by removeLast', () => {
    const { actions, list } = held(200, [{ niceClass: '43', terms: [] }])
    actions.add('30', ['kopi'])
    expect(list()).toEqual([
      { niceClass: '43', terms: [] },
      { niceClass: '30', terms: ['kopi'] },
    ])
    actions.removeClass('43')
    expect(list()).toEqual([{ niceClass: '30', terms: ['kopi'] }])
    actions.remove('30', 'kopi')
    expect(list()).toEqual([])
    const other = held(200, [{ niceClass: '43', terms: [] }])
    other.actions.removeLast()
    expect(other.list()).toEqual([])
  })

  test('replace keeps the position within a class and appends in another class', () => {
    const { actions, list } = held(200, [{ niceClass: '30', terms: ['kopi senja', 'teh'] }])
    actions.replace('30', 'kopi senja', { niceClass: '30', term: 'kopi' })
    expect(list()[0]?.terms).toEqual(['kopi', 'teh'])
    actions.replace('30', 'teh', { niceClass: '43', term: 'teh' })
    expect(list()).toEqual([
      { niceClass: '30', terms: ['kopi'] },
      { niceClass: '43', terms: ['teh'] },
    ])
  })
})
