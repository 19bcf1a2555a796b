import { describe, expect, test } from 'vitest'

import { readSearch } from '../../lib/pageSearch.ts'
import { isFiltered, readListSearch, sortAfter, sortShown, writeListSearch } from './listSearch.ts'

const read = (raw: Record<string, unknown>) => readListSearch(readSearch('/customer-screen/list', raw))

describe('search parameters of the list', () => {
  test('reading what was written gives the same search', () => {
    const search = read({
      group: 'payment',
      q: 'teko',
      right: 'D',
      year: 2026,
      client: 1005,
      sort: 'due',
      page: 3,
      size: 25,
    })
    expect(read(writeListSearch(search))).toEqual(search)
    expect(search.page).toBe(3)
  })

  test('defaults are not written', () => {
    expect(Object.values(writeListSearch(read({}))).filter((value) => value !== undefined)).toEqual([])
  })

  test('invalid values fall back to the defaults', () => {
    const search = read({
      group: 'mine',
      right: 'X',
      year: 'abc',
      client: '-1',
      sort: 'price',
      page: -2,
      size: 7,
    })
    expect(search).toEqual(read({}))
  })

  test('a numeric search text is read as text', () => expect(read({ q: 2026 }).q).toBe('2026'))
})

describe('order by a column', () => {
  test('the filing date sorts in both directions', () => {
    expect(sortAfter({ by: 'filing_date', down: false })).toBe('filing_date')
    expect(sortAfter({ by: 'filing_date', down: true })).toBe('-filing_date')
    expect(sortShown('-filing_date')).toEqual({ by: 'filing_date', down: true })
  })

  test('a second click on the deadline returns to newest first', () => {
    expect(sortAfter({ by: 'due', down: false })).toBe('due')
    expect(sortAfter({ by: 'due', down: true })).toBe('submitted')
    expect(sortShown('submitted')).toBeUndefined()
  })
})

test('isFiltered is false for a tab and true for a year', () => {
  expect(isFiltered(read({ group: 'action' }))).toBe(false)
  expect(isFiltered(read({ year: 2026 }))).toBe(true)
})
