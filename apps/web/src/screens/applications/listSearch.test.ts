import { describe, expect, test } from 'vitest'

import { isFiltered, readListSearch, sortAfter, sortShown, writeListSearch } from './listSearch.ts'

describe('the address of the list', () => {
  test('comes back as it was written', () => {
    const search = readListSearch({
      group: 'payment',
      q: 'teko',
      right: 'D',
      year: 2026,
      client: 1005,
      sort: 'due',
      page: 3,
      size: 25,
    })
    expect(readListSearch(writeListSearch(search))).toEqual(search)
    expect(search.page).toBe(3)
  })

  test('leaves the defaults out', () => {
    expect(Object.values(writeListSearch(readListSearch({}))).filter((value) => value !== undefined)).toEqual([])
  })

  test('typed nonsense falls back to the default', () => {
    const search = readListSearch({
      group: 'mine',
      right: 'X',
      year: 'abc',
      client: '-1',
      sort: 'price',
      page: -2,
      size: 7,
    })
    expect(search).toEqual(readListSearch({}))
  })

  test('a number searched for stays text', () => expect(readListSearch({ q: 2026 }).q).toBe('2026'))
})

describe('order by a column', () => {
  test('dates turn round', () => {
    expect(sortAfter({ by: 'filing_date', down: false })).toBe('filing_date')
    expect(sortAfter({ by: 'filing_date', down: true })).toBe('-filing_date')
    expect(sortShown('-filing_date')).toEqual({ by: 'filing_date', down: true })
  })

  test('a second press on the deadline goes back to newest first', () => {
    expect(sortAfter({ by: 'due', down: false })).toBe('due')
    expect(sortAfter({ by: 'due', down: true })).toBe('submitted')
    expect(sortShown('submitted')).toBeUndefined()
  })
})

test('a tab is no filter', () => {
  expect(isFiltered(readListSearch({ group: 'action' }))).toBe(false)
  expect(isFiltered(readListSearch({ year: 2026 }))).toBe(true)
})
