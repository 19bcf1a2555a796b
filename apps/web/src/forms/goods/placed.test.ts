import { pastedGoods } from '@saki/domain/goods/pastedGoods'
import { describe, expect, test } from 'vitest'

import { placed } from './placed.ts'
import type { TermCheck } from './termChecks.ts'

const lists: Record<string, string[]> = { kopi: ['30'], kafe: ['43', '9'], kaos: ['25'] }

function checkOf(niceClass: string, term: string): TermCheck {
  const where = lists[term] ?? []
  const source = where.includes(niceClass) ? 'starter' : null
  return { source, otherClasses: where.filter((code) => code !== niceClass), nearest: [] }
}

describe('pasted terms in their classes', () => {
  test('each where the list has it, the others where the reader says', () => {
    expect(placed(pastedGoods('kopi; kaos; bintang kejora'), '30', checkOf, [])).toEqual({
      classes: [
        { niceClass: '25', terms: ['kaos'], own: 0 },
        { niceClass: '30', terms: ['kopi', 'bintang kejora'], own: 1 },
      ],
      count: 3,
      dropped: 0,
    })
  })

  test('of several classes the one already chosen', () => {
    const { classes } = placed(pastedGoods('kafe'), '30', checkOf, ['9'])
    expect(classes).toEqual([{ niceClass: '9', terms: ['kafe'], own: 0 }])
  })

  test('a class the paste names is kept, also against the list', () => {
    const { classes } = placed(pastedGoods('Kelas 35: kopi; toko'), '30', checkOf, [])
    expect(classes).toEqual([{ niceClass: '35', terms: ['kopi', 'toko'], own: 2 }])
  })

  test('without an answer everything goes where the reader says, nothing is called unlisted', () => {
    const { classes } = placed(pastedGoods('kaos; kopi'), '30', () => undefined, [])
    expect(classes).toEqual([{ niceClass: '30', terms: ['kaos', 'kopi'], own: 0 }])
  })
})
