import { describe, expect, it } from 'vitest'

import { readSearch } from '../../lib/pageSearch.ts'
import { dueBefore, filterCount, readQueueSearch, writeQueueSearch } from './queueSearch.ts'

const read = (raw: Record<string, unknown>) => readQueueSearch(readSearch('/petugas', raw), 'FORMALITY')

describe('the address of the queue', () => {
  it('is read back as it was written', () => {
    const search = read({
      view: 'mine',
      right: 'D',
      officer: 12,
      due: 'week',
      q: 'botol',
      found: 'all',
      page: 3,
      case: 'A00202600001',
    })
    expect(read(writeQueueSearch(search, 'FORMALITY'))).toEqual(search)
  })

  it('leaves out defaults', () => {
    expect(Object.values(writeQueueSearch(read({}), 'FORMALITY')).filter(Boolean)).toEqual([])
  })

  it('opens with the usual work of the officer', () => {
    expect(readQueueSearch({}, 'EXAMINATION').kind).toBe('EXAMINATION')
    const formality = readQueueSearch(readSearch('/petugas', { kind: 'formality' }), 'EXAMINATION')
    expect(writeQueueSearch(formality, 'EXAMINATION').kind).toBe('formality')
  })

  it('ignores invalid values', () => {
    expect(read({ view: 'all', kind: 'LUNCH', right: 'X', officer: '-1', due: 'never', page: 'two' })).toEqual(read({}))
  })

  it('counts filters, and days from today', () => {
    expect(filterCount(read({ right: 'P', q: 'x' }))).toBe(2)
    expect(dueBefore('week', '2026-12-28')).toBe('2027-01-04')
    expect(dueBefore(undefined, '2026-12-28')).toBeUndefined()
  })
})
