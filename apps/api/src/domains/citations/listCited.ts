import type { OfficeCitation } from '@saki/contracts/citations'
import type { SimilarTrademark } from '@saki/contracts/trademarks'
import type { Db } from '@saki/db'
import type { Language } from '@saki/texts'

import type { Services } from '../../services.ts'
import { citationRow } from './citationRow.ts'
import { goodsOfCited } from './comparedGoods.ts'
import { listCitations, type CitationRecord } from './citations.sql.ts'
import { listCitedCases, type CitedCaseRecord } from './citedCases.sql.ts'
import { compareMarksOfCase } from './compareMarksOfCase.ts'

/** A citation as it is kept, the cited case, and what officers see of both. */
export interface Cited {
  citation: CitationRecord
  cited: CitedCaseRecord
  row: OfficeCitation
}

/** What is cited against a case, the first pinned first. */
export async function listCited(
  db: Db,
  { searchDb }: Pick<Services, 'searchDb'>,
  applicationId: number,
  language: Language,
): Promise<Cited[]> {
  const citations = await listCitations(db, applicationId)
  const [cases, marks, goods] = await Promise.all([
    listCitedCases(
      db,
      citations.map(({ citedId }) => citedId),
    ),
    likeMarksOf({ db: searchDb, applicationId, language }, citations),
    goodsOfCited(
      db,
      applicationId,
      citations.map(({ citedId }) => citedId),
    ),
  ])
  const byId = new Map(cases.map((one) => [one.applicationId, one]))
  return citations.flatMap((citation) => {
    const cited = byId.get(citation.citedId)
    const mark = citation.kind === 'mark' ? marks.get(citation.citedId) : undefined
    return cited
      ? [
          {
            citation,
            cited,
            row: citationRow(citation, cited, { mark, goods: goods.get(citation.citedId) ?? [], language }),
          },
        ]
      : []
  })
}

/** The cited marks with their likeness to the mark of a case. */
async function likeMarksOf(
  { db, applicationId, language }: { db: Db; applicationId: number; language: Language },
  citations: readonly CitationRecord[],
): Promise<ReadonlyMap<number, SimilarTrademark>> {
  const ids = citations.filter(({ kind }) => kind === 'mark').map(({ citedId }) => citedId)
  if (ids.length === 0) return new Map()
  return (await compareMarksOfCase(db, applicationId, ids, language)).similar
}
