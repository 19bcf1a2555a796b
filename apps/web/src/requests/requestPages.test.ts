import { requestKinds } from '@saki/catalogue/requests/registry'
import { defaultStringifySearch } from '@tanstack/react-router'
import { expect, test } from 'vitest'

import { readSearch } from '../lib/pageSearch.ts'
import { parseSearch } from '../lib/searchParams.ts'
import { routeTable } from '../routes.ts'
import { addressOfRequest } from './requestPages.ts'

const paths = routeTable.map(({ path }) => path)
const number = 'A00202600025'

test.each(requestKinds)(
  'the form of $id is a page of the portal that reads the kind and the case from the address',
  (kind) => {
    const { to, search } = addressOfRequest(kind, number)
    expect(paths).toContain(to)
    const read = readSearch(to, parseSearch(defaultStringifySearch({ ...search })))
    if (kind.madeAs === 'filing') expect(read).toMatchObject({ induk: number })
    else expect(read).toMatchObject({ jenis: kind.id, nomor: number })
  },
)

test.each(requestKinds)('without a case the form of $id has none in the address', (kind) => {
  const { to, search } = addressOfRequest(kind)
  expect(Object.keys(search ?? {})).toEqual(kind.madeAs === 'filing' ? [] : ['jenis'])
  expect(paths).toContain(to)
})
