import { expect, test } from 'vitest'

import { readSearch } from '../../lib/pageSearch.ts'
import { queryOf, readDocumentSearch, writeDocumentSearch } from './documentSearch.ts'

const read = (raw: Record<string, unknown>) => readDocumentSearch(readSearch('/user-document', raw))

test('invalid search parameters give the defaults; valid ones are written back and sent as a query', () => {
  expect(read({ kind: 'x', page: -1, size: 7, client: 'a', sort: 1 })).toEqual({
    kind: 'all',
    from: undefined,
    to: undefined,
    q: '',
    client: undefined,
    sort: 'letters',
    page: 1,
    size: 10,
  })
  const asked = read({ kind: 'unread', q: ' surat ', page: '3', size: '25', sort: 'case' })
  expect(writeDocumentSearch(asked)).toEqual({ kind: 'unread', q: ' surat ', page: 3, size: 25, sort: 'case' })
  expect(queryOf(asked)).toMatchObject({ q: 'surat', unread: 'Y', direction: undefined })
})

test('receipts have a period; an impossible day is dropped, and other kinds have none', () => {
  const asked = read({ kind: 'receipts', from: '2026-01-01', to: '2026-02-30' })
  expect(asked).toMatchObject({ kind: 'receipts', from: '2026-01-01', to: undefined })
  expect(queryOf(asked)).toMatchObject({ kind: 'RECEIPT', from: '2026-01-01', direction: undefined })
  expect(writeDocumentSearch(asked)).toEqual({ kind: 'receipts', from: '2026-01-01' })
  expect(queryOf(read({ kind: 'in', from: '2026-01-01' }))).toMatchObject({ kind: undefined, from: undefined })
})
