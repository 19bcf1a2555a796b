import { describe, expect, test } from 'vitest'

import { hitsIn, itemsOf, markedItem } from './items.ts'
import type { FoundTerm } from './useNiceTerms.ts'

function found(TERM_ID: number, NICE_CLASS_CODE: string, TERM: string): FoundTerm {
  return { TERM_ID, NICE_CLASS_CODE, TERM, TERM_EN: '', SOURCE: 'starter', MATCH: 'WORD' }
}

const groups = [
  { niceClass: '30', terms: [found(1, '30', 'Kopi'), found(2, '30', 'Kopi bubuk')] },
  { niceClass: '43', terms: [found(3, '43', 'Jasa kedai kopi')] },
]

describe('itemsOf and markedItem', () => {
  test('terms are in the order of the groups, then the typed text as own term', () => {
    expect(itemsOf({ groups, asked: 'kopi senja' }, 'kopi senja').map(({ key }) => key)).toEqual(['1', '2', '3', 'own'])
  })

  test('a listed term is not offered as own term, whatever its capital letters', () => {
    expect(itemsOf({ groups, asked: 'KOPI' }, ' KOPI ').some(({ kind }) => kind === 'own')).toBe(false)
  })

  test('without results only the own term is offered', () => {
    expect(itemsOf({ groups: [], asked: 'rujak' }, 'rujak')).toEqual([{ key: 'own', kind: 'own', term: 'rujak' }])
  })

  test('a single letter or an empty text is not offered as own term', () => {
    expect(itemsOf({ groups: [], asked: 'k' }, 'k')).toEqual([])
    expect(itemsOf({ groups: [], asked: '' }, '')).toEqual([])
  })

  test('markedItem gives the marked item, else the first one not in the basket', () => {
    const items = itemsOf({ groups, asked: 'kopi' }, 'kopi')
    expect(markedItem(items, '3', () => false)).toBe(2)
    expect(markedItem(items, undefined, (_, term) => term === 'Kopi')).toBe(1)
    expect(markedItem(items, 'gone', () => true)).toBe(0)
    expect(markedItem([], undefined, () => false)).toBe(-1)
  })
})

describe('hitsIn', () => {
  test.each([
    ['Minuman berbahan dasar kopi', 'kopi', ['kopi']],
    ['Kopi bubuk', 'kop bub', ['Kop', 'bub']],
    ['Mikopi', 'kopi', []],
    ['Kopi (bubuk)', 'kopi (', ['Kopi']],
    ['Teh', '', []],
  ])('%j for %j', (term, asked, hits) => {
    const parts = hitsIn(term, asked)
    expect(parts.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(hits)
    expect(parts.map(({ text }) => text).join('')).toBe(term)
  })
})
