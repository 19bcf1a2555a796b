import { goodsCalls } from '@saki/contracts/goods'
import { kindOfClass } from '@saki/domain/goods/niceClass'

import { implement } from '../../implement.ts'
import { classRows, findTermPositions } from './nice.sql.ts'
import { searchesFor, withNearest } from './niceNearest.ts'
import { searchTerms } from './niceSearch.ts'
import { withTag } from './publicReply.ts'
import { countSearch } from './searchLimit.ts'

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
