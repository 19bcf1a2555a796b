import type { Db } from '@saki/db'

import { asLike, FIRST, isEnough, matchIndexed, NEWEST } from '../../caseWords.sql.ts'
import { matchNearest, type QueueFilter } from './queue.sql.ts'

/** Cases of a source whose number, title, owner or reference contains the words: searches the nearest cases first, then the index. */
export async function findInQueue(
  db: Db,
  filter: QueueFilter,
  words: string,
): Promise<{ ids: number[]; isPartial: boolean }> {
  const like = `%${asLike(words)}%`
  const first = await matchNearest(db, filter, like, FIRST)
  if (!first.isPartial) return first
  if (isEnough(first.ids.length, FIRST)) {
    const near = await matchNearest(db, filter, like, NEWEST)
    if (!near.isPartial || isEnough(near.ids.length, NEWEST)) return near
  }
  const indexed = await matchIndexed(db, undefined, words)
  return { ids: [...new Set([...first.ids, ...indexed.ids])], isPartial: indexed.isPartial }
}
