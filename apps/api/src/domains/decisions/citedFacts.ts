import type { ComparedGoods } from '@saki/contracts/citations'
import type { Db } from '@saki/db'
import type { CitedRight } from '@saki/domain/decisions/earlierRights'
import { say } from '@saki/texts/say'

import { listCitations } from '../citations/citations.sql.ts'
import { rightOfCited } from '../citations/citationRow.ts'
import { listCitedCases } from '../citations/citedCases.sql.ts'
import { citedGoodsWords } from '../citations/citedGoodsWords.ts'
import { goodsOfCited } from '../citations/comparedGoods.ts'

/** What a letter says of a cited case: its owner, and of a mark its goods beside those of the case. */
export interface CitedFacts {
  ownerNames: string
  goods: readonly ComparedGoods[]
  right: CitedRight
}

/** What the register says of published cases pinned to a case, by their number. Others are named only as the officer wrote them. */
export async function listCitedFacts(db: Db, applicationId: number): Promise<ReadonlyMap<string, CitedFacts>> {
  const ids = [...new Set((await listCitations(db, applicationId)).map(({ citedId }) => citedId))]
  const [cases, goods] = await Promise.all([listCitedCases(db, ids), goodsOfCited(db, applicationId, ids)])
  return new Map(
    cases
      .filter(({ isPublic }) => isPublic)
      .map((one) => [
        one.applicationNumber,
        { ownerNames: one.ownerNames, goods: goods.get(one.applicationId) ?? [], right: rightOfCited(one) },
      ]),
  )
}

/** Owner, goods by class and the goods that are the same, each in words. */
export function citedWords({ ownerNames, goods }: Pick<CitedFacts, 'ownerNames' | 'goods'>): string[] {
  const same = goods.flatMap(({ THEIRS }) => THEIRS.filter(({ ALIKE }) => ALIKE === 'same').map(({ TERM }) => TERM))
  return [
    ownerNames === '' ? '' : say('id', 'reasonText:citedOwner', { name: ownerNames }),
    goods.map(citedGoodsWords).join('; '),
    same.length === 0 ? '' : say('id', 'reasonText:citedSame', { of: same.join(', ') }),
  ]
}
