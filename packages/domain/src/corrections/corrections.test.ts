import { describe, expect, test } from 'vitest'

import { fieldChanges, rowChanges } from './changes.ts'

const inventor = (n: number) => ({ PERSON_NAME: `Penemu O0 B8 l1 ${n}`, ADDR_STREET: `Jalan ${n}`, EMAIL: '' })
const ten = Array.from({ length: 10 }, (_, n) => inventor(n))

describe('rowChanges and fieldChanges', () => {
  test('one letter changed in one of ten inventors is one change with both texts unaltered', () => {
    const after = ten.map((row, n) => (n === 6 ? { ...row, PERSON_NAME: 'Penemu OO B8 l1 6' } : row))
    expect(rowChanges('INVENTORS', ten, after)).toEqual([
      { field: 'INVENTORS.6.PERSON_NAME', oldValue: 'Penemu O0 B8 l1 6', newValue: 'Penemu OO B8 l1 6' },
    ])
  })

  test('an empty field and an absent one are equal', () => {
    expect(
      rowChanges(
        'INVENTORS',
        ten,
        ten.map(({ EMAIL: _email, ...row }) => row),
      ),
    ).toEqual([])
    expect(fieldChanges({ TITLE: 'Kursi', NOTE: '' }, { TITLE: 'Kursi' })).toEqual([])
  })

  test('removing the first of ten rows is one change, and so is inserting one', () => {
    expect(rowChanges('INVENTORS', ten, ten.slice(1)).map(({ field, newValue }) => [field, newValue])).toEqual([
      ['INVENTORS.0', ''],
    ])
    const grown = [...ten.slice(0, 4), inventor(99), ...ten.slice(4)]
    expect(rowChanges('INVENTORS', ten, grown)).toEqual([
      { field: 'INVENTORS.4', oldValue: '', newValue: 'Penemu O0 B8 l1 99 · Jalan 99' },
    ])
  })
})
