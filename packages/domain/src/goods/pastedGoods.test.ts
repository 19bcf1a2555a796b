import { describe, expect, test } from 'vitest'

import { pastedGoods } from './pastedGoods.ts'

describe('pastedGoods', () => {
  test.each<[says: string, pasted: string, classes: [string | undefined, string[]][]]>([
    ['terms without a class', 'kopi; teh\nroti', [[undefined, ['kopi', 'teh', 'roti']]]],
    [
      'lines with their class',
      'Kelas 30: kopi; teh\nKELAS 43: jasa kafe',
      [
        ['30', ['kopi', 'teh']],
        ['43', ['jasa kafe']],
      ],
    ],
    ['a class alone on its line', 'Class 9\naplikasi\nperangkat lunak', [['9', ['aplikasi', 'perangkat lunak']]]],
    ['a number with a colon', '05: obat\n5: vitamin', [['5', ['obat', 'vitamin']]]],
    ['Arabic', 'الفئة 30: قهوة؛ شاي', [['30', ['قهوة', 'شاي']]]],
    ['a numbered list without classes', '1. kopi\n2. teh', [[undefined, ['kopi', 'teh']]]],
    ['a number that is no class', '46: kopi', [[undefined, ['46: kopi']]]],
    ['numbers within a term', '3 in 1 kopi', [[undefined, ['3 in 1 kopi']]]],
    ['nothing', ' \n ', []],
  ])('%s', (_, pasted, classes) => {
    expect(pastedGoods(pasted).classes.map(({ niceClass, terms }) => [niceClass, terms])).toEqual(classes)
  })

  test('a term may occur in two classes, but once in each', () => {
    const { classes, dropped } = pastedGoods('30: kopi; KOPI\n43: kopi')
    expect(classes).toEqual([
      { niceClass: '30', terms: ['kopi'] },
      { niceClass: '43', terms: ['kopi'] },
    ])
    expect(dropped).toEqual([{ term: 'KOPI', why: 'repeated' }])
  })
})
