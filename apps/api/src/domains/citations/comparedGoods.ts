import { withRelatedClasses } from '@saki/catalogue/search/relatedClasses'
import type { ComparedGoods } from '@saki/contracts/citations'
import { tables, type Db } from '@saki/db'
import { compareGoods, type ComparedTerm, type GoodsInClass } from '@saki/domain/goods/compareGoods'

import type { GoodsOfClass } from '../fileParts/goods.ts'

/** Goods of two marks side by side, by class. */
export function comparedGoods(mine: readonly GoodsOfClass[], theirs: readonly GoodsOfClass[]): ComparedGoods[] {
  const goods = compareGoods(mine.map(inClass), theirs.map(inClass), (code) =>
    withRelatedClasses([code]).filter((each) => each !== code),
  )
  return goods.map(({ code, mine: own, theirs: other, level }) => ({
    NICE_CLASS_CODE: code,
    MINE: own.map(wireTerm),
    THEIRS: other.map(wireTerm),
    LEVEL: level,
  }))
}

/** Goods of each cited mark beside those of a case, by the id of the cited mark: the classes that it has. Nothing for other rights. */
export async function goodsOfCited(
  db: Db,
  applicationId: number,
  citedIds: readonly number[],
): Promise<ReadonlyMap<number, ComparedGoods[]>> {
  if (citedIds.length === 0) return new Map()
  const rows = await citedGoodsQuery(db, applicationId, citedIds).execute()
  const byCase = Map.groupBy(rows, (row) => row.applicationId)
  const mine = byCase.get(applicationId) ?? []
  return new Map(
    [...byCase]
      .filter(([id]) => id !== applicationId)
      .map(([id, theirs]) => [id, comparedGoods(mine, theirs).filter(({ THEIRS }) => THEIRS.length > 0)]),
  )
}

export function citedGoodsQuery(db: Db, applicationId: number, citedIds: readonly number[]) {
  return tables(db)
    .selectFrom('applicationNice')
    .select(['applicationId', 'niceClassCode', 'terms'])
    .where('applicationId', 'in', [applicationId, ...new Set(citedIds)])
    .orderBy('applicationId')
    .orderBy('niceClassCode')
}

const inClass = ({ niceClassCode, terms }: GoodsOfClass): GoodsInClass => ({ code: niceClassCode, terms })

const wireTerm = ({ term, alike }: ComparedTerm) => ({ TERM: term, ALIKE: alike ?? null })
