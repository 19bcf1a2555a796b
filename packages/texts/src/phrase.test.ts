import { describe, expect, test } from 'vitest'

import { phrase } from './phrase.ts'
import type { Words } from './words.ts'

const id: Words = { days: '{{count}} hari', only: 'hanya di sini', two: '{{a}} dan {{b}}' }
const ar: Words = {
  days_zero: 'صفر',
  days_one: 'واحد',
  days_two: 'اثنان',
  days_few: 'قليل',
  days_many: 'كثير',
  days_other: 'آخر',
}
const en: Words = { days_one: '{{count}} day', days_other: '{{count}} days', none_zero: 'none', none_other: 'some' }

describe('phrase', () => {
  test.each([
    [0, 'صفر'],
    [1, 'واحد'],
    [2, 'اثنان'],
    [3, 'قليل'],
    [11, 'كثير'],
    [100, 'آخر'],
  ])('the Arabic form for %i', (count, text) => {
    expect(phrase([['ar', ar]], 'days', { count })).toBe(text)
  })
  test('the plural follows the language of the list that has the text', () => {
    expect(phrase([['en', en]], 'days', { count: 1 })).toBe('1 day')
    expect(
      phrase(
        [
          ['ar', {}],
          ['en', en],
        ],
        'days',
        { count: 2 },
      ),
    ).toBe('2 days')
    expect(phrase([['id', id]], 'days', { count: 1 })).toBe('1 hari')
  })
  test('nothing has a form of its own where a list gives one', () => {
    expect(phrase([['en', en]], 'none', { count: 0 })).toBe('none')
    expect(phrase([['en', en]], 'none', { count: 1 })).toBe('some')
  })
  test('a list without the text, or not there yet, passes it on', () => {
    expect(
      phrase(
        [
          ['ar', undefined],
          ['en', en],
          ['id', id],
        ],
        'only',
      ),
    ).toBe('hanya di sini')
    expect(phrase([['en', en]], 'only')).toBeUndefined()
  })
  test.each([
    ['id', '1.234.567 hari'],
    ['en', '1,234,567 hari'],
    ['ar', '1,234,567 hari'],
  ] as const)('a count above a thousand is parted as %s does, other numbers are left', (language, text) => {
    expect(phrase([[language, id]], 'days', { count: 1_234_567 })).toBe(text)
    expect(phrase([[language, id]], 'days', { count: 999 })).toBe('999 hari')
    expect(phrase([[language, id]], 'two', { a: 2026, b: 1 })).toBe('2026 dan 1')
  })
  test('every slot is filled, an absent value leaves none behind', () => {
    expect(phrase([['id', id]], 'two', { a: '$1', b: 'B' })).toBe('$1 dan B')
    expect(phrase([['id', id]], 'two', { a: 'A' })).toBe('A dan ')
  })
})
