import { withRelatedClasses } from '@saki/catalogue/search/relatedClasses'
import { citationsCalls } from '@saki/contracts/citations'
import type { SimilarTrademark } from '@saki/contracts/trademarks'
import type { Db } from '@saki/db'
import { compareGoods, type GoodsInClass, type ComparedTerm } from '@saki/domain/goods/compareGoods'
import type { Language } from '@saki/texts'

import { NotFound } from '../../errors.ts'
import { implement, type HandlerInput } from '../../implement.ts'
import { listGoods, type GoodsOfClass } from '../fileParts/goods.ts'
import { listSearchedPictures } from '../pictures/pictureIndex.sql.ts'
import { citationRow, pictureUrl } from './citationRow.ts'
import { listCitations, type CitationRecord } from './citations.sql.ts'
import { officeCite, officeNoteCitation, officeUncite } from './cite.ts'
import { listCitedCases } from './citedCases.sql.ts'
import { caseOfNumber } from './citedThing.ts'
import { compareMarksOfCase } from './compareMarksOfCase.ts'

/** What officers cite against a case under examination. */
export const citationsRoutes = implement(citationsCalls, {
  officeCite,
  officeNoteCitation,
  officeUncite,
  officeCompare,

  async officeCitations({ query, db, services, language }) {
    const { applicationId } = await caseOfNumber(db, query.patentId)
    const citations = await listCitations(db, applicationId)
    const [cases, marks] = await Promise.all([
      listCitedCases(
        db,
        citations.map(({ citedId }) => citedId),
      ),
      likeMarksOf({ db: services.searchDb, applicationId, language }, citations),
    ])
    const byId = new Map(cases.map((one) => [one.applicationId, one]))
    return citations.flatMap((citation) => {
      const cited = byId.get(citation.citedId)
      const mark = citation.kind === 'mark' ? marks.get(citation.citedId) : undefined
      return cited ? [citationRow(citation, cited, { mark, language })] : []
    })
  },

  async officeOwnPictures({ query, db }) {
    const { applicationId } = await caseOfNumber(db, query.patentId)
    const fileIds = await listSearchedPictures(db, applicationId)
    return fileIds.map((fileId, at) => ({ POSITION: at + 1, PICTURE_URL: pictureUrl(fileId) }))
  },
})

/** The cited marks with their likeness to the mark of a case. */
async function likeMarksOf(
  { db, applicationId, language }: { db: Db; applicationId: number; language: Language },
  citations: readonly CitationRecord[],
): Promise<ReadonlyMap<number, SimilarTrademark>> {
  const ids = citations.filter(({ kind }) => kind === 'mark').map(({ citedId }) => citedId)
  if (ids.length === 0) return new Map()
  return (await compareMarksOfCase(db, applicationId, ids, language)).similar
}

/** Id of a trademark case. Throws NotFound for another right. */
async function markIdOf(db: Db, typed: string): Promise<number> {
  const { applicationId, classes } = await caseOfNumber(db, typed)
  if (classes !== 'nice') throw new NotFound('case', typed)
  return applicationId
}

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
