import { expect, test } from 'vitest'

import { readSearch } from './pageSearch.ts'

test.each([
  ['/inbox', { tab: 'mine', action: 'N', group: 'all', page: 'two' }],
  ['/customer-screen/list', { group: 'x', year: 1899, client: -1, sort: 'price', page: 0, size: 7 }],
  ['/petugas', { view: 'all', officer: 1.5, due: 'never', page: -1 }],
  ['/petugas/hari-libur', { year: 2101 }],
  ['/customer-screen/payments/$patentId', { ask: 'delete' }],
  ['/login/activation', { userId: 'abc', token: { $ne: null } }],
  ['/user-document', { kind: 'bin', client: 2 ** 31, sort: 1, page: 100_001, size: '7' }],
] as const)('%s: impossible values are undefined, so the page uses its defaults', (page, raw) => {
  const found = readSearch(page, raw)
  for (const name of Object.keys(raw)) expect(found, name).toHaveProperty(name, undefined)
})

test('numbers stay numbers, and a text of digits keeps the form it has in the address', () => {
  expect(readSearch('/customer-screen/list', { page: 2, size: '25', year: 2026, q: 2026 })).toMatchObject({
    page: 2,
    size: 25,
    year: 2026,
    q: 2026,
  })
  expect(readSearch('/petugas', { officer: 12 }).officer).toBe(12)
  expect(readSearch('/petugas', { officer: 'none' }).officer).toBe('none')
})

test('addresses of older links are read', () => {
  expect(readSearch('/inbox', { action: 'Y' }).action).toBe('Y')
  expect(readSearch('/viewer/pdf/$procid', { seq_num: 2, specdoc_typ: 'GDI' })).toEqual({
    seq_num: 2,
    specdoc_typ: 'GDI',
  })
  expect(readSearch('/table-list/changeLog', { number: 'A00202600001' }).number).toBe('A00202600001')
})

test('a page without search parameters has none', () => {
  expect(readSearch('/kuasa', { q: 'x' })).toEqual({})
})
