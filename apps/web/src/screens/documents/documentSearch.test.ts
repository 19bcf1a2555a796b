import { expect, test } from 'vitest'

import { queryOf, readDocumentSearch, writeDocumentSearch } from './documentSearch.ts'

test('invalid search parameters give the defaults; valid ones are written back and sent as a query', () => {
  expect(readDocumentSearch({ kind: 'x', page: -1, size: 7, client: 'a', sort: 1 })).toEqual({
    kind: 'all',
    q: '',
    client: undefined,
    sort: 'newest',
    page: 1,
    size: 10,
  })
  const asked = readDocumentSearch({ kind: 'unread', q: ' surat ', page: '3', size: '25', sort: 'case' })
  expect(writeDocumentSearch(asked)).toEqual({ kind: 'unread', q: ' surat ', page: 3, size: 25, sort: 'case' })
  expect(queryOf(asked)).toMatchObject({ q: 'surat', unread: 'Y', direction: undefined })
})
