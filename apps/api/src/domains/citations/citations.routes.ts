import { citationsCalls } from '@saki/contracts/citations'
import type { Db } from '@saki/db'

import { NotFound } from '../../errors.ts'
import { implement, type HandlerInput } from '../../implement.ts'
import { listGoods } from '../fileParts/goods.ts'
import { listSearchedPictures } from '../pictures/pictureIndex.sql.ts'
import { pictureUrl } from './citationRow.ts'
import { officeCite, officeNoteCitation, officeUncite } from './cite.ts'
import { caseOfNumber } from './citedThing.ts'
import { comparedGoods } from './comparedGoods.ts'
import { compareMarksOfCase } from './compareMarksOfCase.ts'
import { listCited } from './listCited.ts'
import { officeSearchReport } from './searchReport.ts'

/** What officers cite against a case under examination. */
export const citationsRoutes = implement(citationsCalls, {
  officeCite,
  officeNoteCitation,
  officeUncite,
  officeCompare,

  async officeCitations({ query, db, services, language }) {
    const { applicationId } = await caseOfNumber(db, query.patentId)
    return (await listCited(db, services, applicationId, language)).map(({ row }) => row)
  },

  officeSearchReport,

  async officeOwnPictures({ query, db }) {
    const { applicationId } = await caseOfNumber(db, query.patentId)
    const fileIds = await listSearchedPictures(db, applicationId)
    return fileIds.map((fileId, at) => ({ POSITION: at + 1, PICTURE_URL: pictureUrl(fileId) }))
  },
})

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
  return { MARK: mark, CITED: cited, GOODS: comparedGoods(mine, theirs) }
}
