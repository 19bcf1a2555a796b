import { expect, test } from 'vitest'

import { readSearch } from '../../lib/pageSearch.ts'
import { readLogSearch } from './logSearch.ts'

const read = (raw: Record<string, unknown>) => readLogSearch(readSearch('/table-list/changeLog', raw))

const none = { number: '', section: undefined, from: '', to: '', by: '', page: 1 }

test.each([
  [{}, none],
  [
    { number: 'A00202600001', section: 'OWNERS', from: '2026-01-01', page: '3' },
    { ...none, number: 'A00202600001', section: 'OWNERS', from: '2026-01-01', page: 3 },
  ],
  [{ number: 'A0', section: 'PRICE', from: '2026-02-30', to: 7, page: '-1' }, none],
])('%o', (raw, search) => {
  expect(read(raw)).toEqual(search)
})
