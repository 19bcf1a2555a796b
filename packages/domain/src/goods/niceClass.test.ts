import { describe, expect, test } from 'vitest'

import { isNiceClass, kindOfClass, niceClassesIn } from './niceClass.ts'

describe('isNiceClass', () => {
  test('accepts 1 to 45 and no other number from -5 to 120', () => {
    const taken = Array.from({ length: 126 }, (_, i) => String(i - 5)).filter(isNiceClass)
    expect(taken).toEqual(Array.from({ length: 45 }, (_, i) => String(i + 1)))
  })

  test.each([
    '',
    '0',
    '00',
    '01',
    '007',
    '46',
    '1.0',
    '1e1',
    ' 1',
    '1 ',
    '1\n',
    '+1',
    '٣',
    '３',
    'abc',
    '30,43',
    '4５',
  ])('refuses %j', (text) => {
    expect(isNiceClass(text)).toBe(false)
  })
})

describe('kindOfClass', () => {
  test.each([
    ['1', 'goods'],
    ['34', 'goods'],
    ['35', 'services'],
    ['45', 'services'],
  ])('class %s is %s', (niceClass, kind) => {
    expect(kindOfClass(niceClass)).toBe(kind)
  })

  test.each(['0', '46', '', 'x'])('throws RangeError for %j', (text) => {
    expect(() => kindOfClass(text)).toThrow(RangeError)
  })
})

test.each([
  ['43,30', [30, 43]],
  ['30', [30]],
  ['30,30,043,46,-1,1e1, 35,<b>,', [30]],
  ['', []],
  ['null', []],
  [Array.from({ length: 1000 }, (_, at) => at % 60).join(','), Array.from({ length: 45 }, (_, at) => at + 1)],
])('of the list %j the classes are taken', (list, classes) => {
  expect(niceClassesIn(list)).toEqual(classes)
})
