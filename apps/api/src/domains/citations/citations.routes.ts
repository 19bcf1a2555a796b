import { withRelatedClasses } from '@saki/catalogue/search/relatedClasses'
import { citationsCalls } from '@saki/contracts/citations'
import { compareGoods, type GoodsInClass, type ComparedTerm } from '@saki/domain/goods/compareGoods'

import { NotFound } from '../../errors.ts'
import { implement, type HandlerInput } from '../../implement.ts'
import { listGoods, type GoodsOfClass } from '../requests/effects/goods.ts'
import { compareMarksOfCase } from './compareMarksOfCase.ts'
import { listCitations } from './citations.sql.ts'
import { markIdOf, officeCite, officeUncite } from './cite.ts'

/** Marks that officers cite against a mark under examination. */
export const citationsRoutes = implement(citationsCalls, {
  officeCite,
  officeUncite,
  officeCompare,

  async officeCitations({ query, db, services, language }) {
    const id = await markIdOf(db, query.patentId)
    const citations = await listCitations(db, id)
    const ids = citations.map(({ citedId }) => citedId)
    const { similar } = await compareMarksOfCase(services.searchDb, id, ids, language)
    return citations.flatMap((citation) => {
      const mark = similar.get(citation.citedId)
      if (!mark) return []
      return [
        {
          MARK: mark,
          NOTE: citation.note,
          CITED_BY_NAME: citation.citedByName,
          CITED_AT: citation.citedAt.toISOString(),
          ROW_VERSION: citation.rowVersion,
        },
      ]
    })
  },
})

/** Two marks side by side. Throws NotFound. */
async function officeCompare({
  query,
  db,
  services,
  language,
}: HandlerInput<(typeof citationsCalls)['officeCompare']>) {
  const id = await markIdOf(db, query.patentId)
  const citedId = await markIdOf(db, query.cited)
  const [{ mark, similar }, mine, theirs] = await Promise.all([
    compareMarksOfCase(services.searchDb, id, [citedId], language),
    listGoods(db, id),
    listGoods(db, citedId),
  ])
  const cited = similar.get(citedId)
  if (!cited) throw new NotFound('case', query.cited)
  const goods = compareGoods(mine.map(inClass), theirs.map(inClass), (code) =>
    withRelatedClasses([code]).filter((each) => each !== code),
  )
  return {
    MARK: mark,
    CITED: cited,
    GOODS: goods.map(({ code, mine, theirs, level }) => ({
      NICE_CLASS_CODE: code,
      MINE: mine.map(wireTerm),
      THEIRS: theirs.map(wireTerm),
      LEVEL: level,
    })),
  }
}

const inClass = ({ niceClassCode, terms }: GoodsOfClass): GoodsInClass => ({ code: niceClassCode, terms })

const wireTerm = ({ term, alike }: ComparedTerm) => ({ TERM: term, ALIKE: alike ?? null })
