import type { SimilarTrademark, TrademarkRow } from '@saki/contracts/trademarks'
import type { Db } from '@saki/db'
import type { Language } from '@saki/texts'

import { NotFound } from '../../errors.ts'
import { listMarks } from '../trademarks/markRows.sql.ts'
import { compareWithName } from '../trademarks/similarMarks.ts'
import { similarRows } from '../trademarks/similarRow.ts'
import { trademarkRow } from '../trademarks/trademarkRow.ts'

const NONE: ReadonlySet<number> = new Set()

/** The mark of a case, and other marks by id with their likeness to its name. */
export async function compareMarksOfCase(
  db: Db,
  applicationId: number,
  others: readonly number[],
  language: Language,
): Promise<{ mark: TrademarkRow; similar: Map<number, SimilarTrademark> }> {
  const records = await listMarks(db, [applicationId, ...others])
  const own = records.find((record) => record.applicationId === applicationId)
  if (!own) throw new NotFound('case', applicationId)
  const cited = records.filter((record) => record !== own)
  const { marks, by } = await compareWithName(db, own.markName, cited)
  const compared = cited.flatMap((record) => {
    const similar = marks.find((mark) => mark.applicationId === record.applicationId)
    return similar ? [{ record, similar }] : []
  })
  const rows = similarRows(compared, { by, language, own: NONE })
  const similar = new Map(rows.map((row, at) => [compared[at]?.record.applicationId ?? 0, row]))
  return { mark: trademarkRow(own, language), similar }
}
