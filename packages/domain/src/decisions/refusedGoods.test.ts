import { describe, expect, test } from 'vitest'

import {
  goodsLeft,
  areGoodsWithin,
  restoredGoods,
  refusedExtent,
  refusedGoods,
  type NamedGoods,
} from './refusedGoods.ts'

/** '30 kopi, roti; 43 kafe' */
const goods = (text: string) =>
  text === ''
    ? []
    : text.split('; ').map((part) => {
        const [CLASS_CODE = '', ...rest] = part.split(' ')
        return { CLASS_CODE, TERMS: rest.join(' ').split(', ') }
      })
const written = (list: NamedGoods) =>
  list.map(({ CLASS_CODE, TERMS }) => `${CLASS_CODE} ${TERMS.join(', ')}`).join('; ')
const MARK = '30 kopi, roti; 43 kafe'

describe('what a refusal leaves of a mark (UU 20/2016 art. 20, 21, 24)', () => {
  test.each<[string, string[], string, string, 'whole' | 'part' | 'none']>([
    ['a mark without distinctiveness is refused for all goods (art. 20(e))', [''], MARK, '', 'whole'],
    [
      'likeness is a ground for goods of the same kind only (art. 21(1)(a))',
      ['30 kopi'],
      '30 kopi',
      '30 roti; 43 kafe',
      'part',
    ],
    ['a class as a whole', ['30 kopi, roti'], '30 kopi, roti', '43 kafe', 'part'],
    ['two grounds refuse the goods of both', ['30 kopi', '43 kafe'], '30 kopi; 43 kafe', '30 roti', 'part'],
    ['two grounds for the same goods refuse them once', ['30 kopi', '30 kopi'], '30 kopi', '30 roti; 43 kafe', 'part'],
    ['two grounds that reach all goods refuse the whole', ['30 kopi, roti', '43 kafe'], MARK, '', 'whole'],
    ['one ground for all and one for some refuse the whole', ['', '30 kopi'], MARK, '', 'whole'],
    ['goods that the mark no longer has refuse nothing', ['9 komputer'], '', MARK, 'none'],
  ])('%s', (_says, reasons, refused, left, extent) => {
    const present = goods(MARK)
    const found = refusedGoods(present, reasons.map(goods))
    expect([written(found), written(goodsLeft(present, found)), refusedExtent(present, reasons.map(goods))]).toEqual([
      refused,
      left,
      extent,
    ])
  })
})

test.each([
  ['30 kopi', '30 kopi, roti', true],
  ['30 kopi; 43 kafe', '30 kopi', false],
  ['30 kopi', '', true],
  ['', '30 kopi', false],
  ['', '', true],
])('a refusal for %j after a letter about %j: %s', (decided, notified, expected) => {
  expect(areGoodsWithin(goods(decided), goods(notified))).toBe(expected)
})

test.each([
  ['30 roti; 43 kafe', '30 kopi', MARK, MARK],
  ['43 kafe', '30 kopi, roti', MARK, MARK],
  // The applicant gave up the bread meanwhile.
  ['43 kafe', '30 kopi', MARK, '30 kopi; 43 kafe'],
  ['9 peranti; 43 kafe', '30 kopi', '', '9 peranti; 30 kopi; 43 kafe'],
])('of %j and the refused %j a mark has again, in the order of %j: %s', (left, refused, before, expected) => {
  expect(written(restoredGoods(goods(left), goods(refused), goods(before)))).toBe(expected)
})
