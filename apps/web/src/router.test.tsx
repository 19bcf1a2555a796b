import { expect, test } from 'vitest'

import { router } from './router.tsx'
import { routeTable } from './routes.ts'

test('every route of the portal declares its search parameters', () => {
  for (const { path } of routeTable)
    expect(router.routesByPath[path]?.options.validateSearch, path).toBeTypeOf('function')
  const validate = router.routesByPath['/inbox']?.options.validateSearch
  expect(validate?.({ tab: 'mine', page: '2' })).toMatchObject({ tab: undefined, page: 2 })
})
