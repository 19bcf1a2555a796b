import { goodsCalls } from '@saki/contracts/goods'
import type { Db } from '@saki/db'
import { kindOfClass } from '@saki/domain/goods/niceClass'

import { implement } from '../../implement.ts'
import { classRows, findTermPositions, type TermPosition } from './nice.sql.ts'
import type { FoundTermRecord } from './niceSearch.sql.ts'
import { searchTerms } from './niceSearch.ts'
import { withTag } from './publicReply.ts'
import { countSearch } from '../../searchLimit.ts'

export const niceRoutes = implement(goodsCalls, {
  async niceClasses(asked) {
    const rows = await classRows(asked.db)
    return withTag(
      asked,
      rows.map((row) => ({ ...row, KIND: kindOfClass(row.NICE_CLASS_CODE) })),
    )
  },

  async niceTerms(asked) {
    const { page, size } = asked.query
    countSearch(asked)
    const { rows, total } = await searchTerms(asked.db, asked.query)
    return withTag(asked, { data: rows, total, page, size })
  },

  async niceTermsFind(asked) {
    const { db, body } = asked
    countSearch(asked, body.NICE.length)
    const entered = body.NICE.flatMap((row) => row.TERMS.map((term) => ({ niceClass: row.NICE_CLASS_CODE, term })))
    const positions = await findTermPositions(
      db,
      entered.map(({ niceClass }) => niceClass),
      entered.map(({ term }) => term),
    )
    countSearch(asked, searchesFor(positions))
    return withNearest(db, positions)
  },
})

const FIRST = 25
const NEAREST = 5
/** Characters of a term that are searched; more do not improve the result. */
const LOOKED_FOR = 200

/** Number of searches `withNearest` makes for these terms, at most 25. */
function searchesFor(positions: readonly TermPosition[]): number {
  return Math.min(FIRST, positions.filter(({ SOURCE }) => SOURCE === null).length)
}

/** Adds the 5 nearest listed terms to each of the first 25 terms that are not listed in their class. */
async function withNearest(
  db: Db,
  positions: TermPosition[],
): Promise<(TermPosition & { NEAREST: FoundTermRecord[] })[]> {
  const answered = []
  let sought = 0
  for (const position of positions) {
    const isSought = position.SOURCE === null && sought++ < FIRST
    answered.push({ ...position, NEAREST: isSought ? await nearestTerms(db, position) : [] })
  }
  return answered
}

async function nearestTerms(db: Db, { TERM, NICE_CLASS_CODE }: TermPosition): Promise<FoundTermRecord[]> {
  // The full stop marks the last word as complete: it is not searched as a prefix.
  const q = `${TERM.slice(0, LOOKED_FOR)}.`
  return (await searchTerms(db, { q, classes: [NICE_CLASS_CODE], page: 1, size: NEAREST })).rows
}
