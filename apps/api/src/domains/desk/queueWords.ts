import type { Db } from '@saki/db'

import { asLike, FIRST_CASES, matchesEnough, matchIndexed, NEWEST_CASES } from '../../caseWords.sql.ts'
import { matchNearest, type QueueFilter } from './queue.sql.ts'

/** Cases of a source whose number, title, owner or reference contains the words: searches the nearest cases first, then the index. */
export async function findInQueue(
  db: Db,
  filter: QueueFilter,
  words: string,
): Promise<{ ids: number[]; isPartial: boolean }> {
  const like = `%${asLike(words)}%`
  const first = await matchNearest(db, filter, like, FIRST_CASES)
  if (!first.isPartial) return first
  if (matchesEnough(first.ids.length, FIRST_CASES)) {
    const near = await matchNearest(db, filter, like, NEWEST_CASES)
    if (!near.isPartial || matchesEnough(near.ids.length, NEWEST_CASES)) return near
  }
  const indexed = await matchIndexed(db, undefined, words)
  return { ids: [...new Set([...first.ids, ...indexed.ids])], isPartial: indexed.isPartial }
}
