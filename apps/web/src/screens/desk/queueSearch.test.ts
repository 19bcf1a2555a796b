import { describe, expect, it } from 'vitest'

import { dueBefore, filterCount, readSearch, writeSearch } from './queueSearch.ts'

describe('the address of the queue', () => {
  it('is read back as it was written', () => {
    const search = readSearch({
      view: 'mine',
      right: 'D',
      officer: 12,
      due: 'week',
      q: 'botol',
      page: 3,
      case: 'A00202600001',
    })
    expect(readSearch(writeSearch(search))).toEqual(search)
  })

  it('leaves out defaults', () => {
    expect(Object.values(writeSearch(readSearch({}))).filter(Boolean)).toEqual([])
  })

  it('ignores invalid values', () => {
    expect(readSearch({ view: 'all', kind: 'LUNCH', right: 'X', officer: '-1', due: 'never', page: 'two' })).toEqual(
      readSearch({}),
    )
  })

  it('counts filters, and days from today', () => {
    expect(filterCount(readSearch({ right: 'P', q: 'x' }))).toBe(2)
    expect(dueBefore('week', '2026-12-28')).toBe('2027-01-04')
    expect(dueBefore(undefined, '2026-12-28')).toBeUndefined()
  })
})
