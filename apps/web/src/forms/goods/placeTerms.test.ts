import { pastedGoods } from '@saki/domain/goods/pastedGoods'
import { describe, expect, test } from 'vitest'

import { placeTerms } from './placeTerms.ts'
import type { TermCheck } from './termChecks.ts'

const lists: Record<string, string[]> = { kopi: ['30'], kafe: ['43', '9'], kaos: ['25'] }

function checkOf(niceClass: string, term: string): TermCheck {
  const where = lists[term] ?? []
  const source = where.includes(niceClass) ? 'starter' : null
  return { source, otherClasses: where.filter((code) => code !== niceClass), nearest: [] }
}

describe('placeTerms', () => {
  test('listed terms go to their class, others to the chosen class', () => {
    expect(placeTerms(pastedGoods('kopi; kaos; bintang kejora'), '30', checkOf, [])).toEqual({
      classes: [
        { niceClass: '25', terms: ['kaos'], own: 0 },
        { niceClass: '30', terms: ['kopi', 'bintang kejora'], own: 1 },
      ],
      count: 3,
      dropped: 0,
    })
  })

  test('a term of several classes goes to the one already in the filing', () => {
    const { classes } = placeTerms(pastedGoods('kafe'), '30', checkOf, ['9'])
    expect(classes).toEqual([{ niceClass: '9', terms: ['kafe'], own: 0 }])
  })

  test('a class named in the paste is used, even against the list', () => {
    const { classes } = placeTerms(pastedGoods('Kelas 35: kopi; toko'), '30', checkOf, [])
    expect(classes).toEqual([{ niceClass: '35', terms: ['kopi', 'toko'], own: 2 }])
  })

  test('without lookup results all terms go to the chosen class and none counts as unlisted', () => {
    const { classes } = placeTerms(pastedGoods('kaos; kopi'), '30', () => undefined, [])
    expect(classes).toEqual([{ niceClass: '30', terms: ['kaos', 'kopi'], own: 0 }])
  })
})
