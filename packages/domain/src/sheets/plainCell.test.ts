import { expect, test } from 'vitest'

import { plainCell } from './plainCell.ts'

test.each([
  ['=HYPERLINK("http://a.example")', `'=HYPERLINK("http://a.example")`],
  ['+62 812', `'+62 812`],
  ['-1', `'-1`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['\t=1', `'\t=1`],
  ['\r1', `'\r1`],
  ['  =1', `'  =1`],
  ['＝1', `'＝1`],
  ['D002026000001', 'D002026000001'],
  ['00012', '00012'],
  ['a=b', 'a=b'],
  ['', ''],
])('%j becomes %j', (text, plain) => {
  expect(plainCell(text)).toBe(plain)
})
