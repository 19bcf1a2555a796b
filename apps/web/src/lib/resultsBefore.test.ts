import { expect, test } from 'vitest'

import { rememberResults, resultsBefore } from './resultsBefore.ts'

test('a case leads back to the results that were left for it, also after other cases', () => {
  rememberResults('/list-tm/trademarks', { q: 'kopi', page: 3 })
  const results = { to: '/list-tm/trademarks', name: 'shell:page.marks' }
  expect(resultsBefore()).toMatchObject({ ...results, search: { q: 'kopi', page: 3 } })
  rememberResults('/list-tm/trademarks/DID202400001', { tab: 'pemilik' })
  rememberResults('/table-list/patents/workflow/PID202400001', {})
  expect(resultsBefore()).toMatchObject(results)
})

test('nothing is led back to from a page that lists no cases', () => {
  rememberResults('/forms/search', { q: 'kopi' })
  rememberResults('/inbox', {})
  expect(resultsBefore()).toBeUndefined()
})

test('a search of every right and one by criteria are named and kept as such', () => {
  rememberResults('/forms/search', { q: 'kopi', right: 'all' })
  expect(resultsBefore()?.name).toBe('shell:page.registerSearch')
  rememberResults('/forms/advance/technical', { searchByTechnical: 'rows:[]' })
  expect(resultsBefore()).toMatchObject({ to: '/forms/advance', search: { searchByTechnical: 'rows:[]' } })
})
