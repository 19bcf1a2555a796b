import type { Db } from '@saki/db'
import { parseRegisterQuery } from '@saki/domain/search/parseRegisterQuery'
import type { FastifyRequest } from 'fastify'

import { searchRegister } from '../registerSearch/searchRegister.ts'
import { listSearchTries } from '../registerSearch/searchTries.ts'
import { askedPage, firstOfQuery } from './addressQuery.ts'
import { rightWords } from './searchForm.ts'
import { RESULTS, type AskedSearch, type PublicResults } from './searchPage.ts'

/** Longer searches are cut, so that they stay in an address. */
const MOST_LETTERS = 200

/** The search in the address; an unknown right is all rights. */
export function askedSearch(request: FastifyRequest): AskedSearch {
  const right = firstOfQuery(request, 'hak')
  return {
    q: firstOfQuery(request, 'q').trim().slice(0, MOST_LETTERS),
    right: rightWords.some(({ word }) => word === right) ? right : '',
    page: askedPage(request),
  }
}

/** One page of the public cases that match. What cannot be understood is named and not searched. */
export async function findCases(db: Db, { q, right, page }: AskedSearch): Promise<PublicResults> {
  const { query, ignored } = parseRegisterQuery(q)
  const letter = rightWords.find(({ word }) => word === right)?.letter
  if (query.length === 0) return { rows: [], total: 0, isCapped: false, isAsked: false, ignored, tries: [] }
  const filters = letter === undefined ? {} : { right: [letter] }
  const { rows, total, isCapped } = await searchRegister(db, { query, filters }, 'public', {
    page,
    size: RESULTS,
    sort: '-filed',
  })
  const tries = total === 0 ? await listSearchTries(db, { text: q, criteria: [], filters }, 'public') : []
  return { rows, total, isCapped, isAsked: true, ignored, tries }
}
