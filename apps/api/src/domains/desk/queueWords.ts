import type { Db } from '@saki/db'

import { asLike, ENOUGH, matchIndexed, NEWEST } from '../../caseWords.sql.ts'
import { matchNearest, type QueueFilter } from './queue.sql.ts'

/** Cases of a source whose number, title, owner or reference contains the words: among the nearest ones as they are, else by the index. */
export async function findInQueue(
  db: Db,
  filter: QueueFilter,
  words: string,
): Promise<{ ids: number[]; isPartial: boolean }> {
  const near = await matchNearest(db, filter, `%${asLike(words)}%`, NEWEST)
  if (!near.isPartial || near.ids.length >= ENOUGH) return near
  const indexed = await matchIndexed(db, undefined, words)
  return { ids: [...new Set([...near.ids, ...indexed.ids])], isPartial: indexed.isPartial }
}
