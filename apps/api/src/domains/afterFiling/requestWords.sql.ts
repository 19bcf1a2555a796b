import type { Db } from '@saki/db'
import { sql, type RawBuilder } from 'kysely'

import { endOfNumber, indexedPattern, matchesEnough } from '../../caseWords.sql.ts'
import { plainPattern } from '../../plainWords.sql.ts'

/** Requests found by a search are counted up to this number. */
const MOST_FOUND = 1_000
/** So many of the newest requests are compared without the index, which is slow for words that match many. */
const NEWEST = 1_000

export interface FoundRequests {
  ids: number[]
  /** More requests match, or may match. */
  isPartial: boolean
}

/**
 * Requests whose number, or a case of which by number or title, contains the words, of these accounts or of all (`undefined`, officers
 * only). Frequent words: matches among the newest thousand. Other words: the first ones of the trigram index. Words of less than three
 * letters or digits match older requests only at the beginning of a word.
 */
export async function findRequestsByWords(
  db: Db,
  owners: readonly number[] | undefined,
  words: string,
): Promise<FoundRequests> {
  const newest = await matchNewest(db, owners, words)
  if (!newest.isPartial || matchesEnough(newest.ids.length, NEWEST)) return newest
  const pattern = indexedPattern(words.trim())
  if (pattern === undefined) return { ids: newest.ids, isPartial: true }
  const { rows } = await sql<{ id: number }>`select id from ${matchingRequests(owners, pattern)} f(id)`.execute(db)
  const ids = new Set([...newest.ids, ...rows.map(({ id }) => id)])
  return { ids: [...ids], isPartial: rows.length >= MOST_FOUND }
}

/** Rows of one column: ids of the matching requests of these accounts, by the trigram index. */
export function matchingRequests(owners: readonly number[] | undefined, pattern: string): RawBuilder<unknown> {
  const patterns = sql`plain_letters(${endOfNumber(pattern) ?? pattern}), plain_letters(${pattern}), ${MOST_FOUND}`
  return owners === undefined ? sql`request_found(${patterns})` : sql`request_found(${owners}::int[], ${patterns})`
}

/** Compares the newest requests of each account, a thousand in all, but at least twenty of each. */
async function matchNewest(db: Db, owners: readonly number[] | undefined, words: string): Promise<FoundRequests> {
  const each = Math.max(20, Math.floor(NEWEST / Math.max(1, owners?.length ?? 1)))
  const { rows } = await newestQuery(owners, words, each).execute(db)
  return { ids: rows.flatMap(({ ids }) => ids), isPartial: rows.some(({ compared }) => compared >= each) }
}

/** SQL of the matches among the newest `each` requests of every account, or of all. */
export const newestQuery = (owners: readonly number[] | undefined, words: string, each = NEWEST) => {
  const newest = (where: RawBuilder<unknown>) => sql`(
    select coalesce(json_agg(request_id) filter (where words like ${plainPattern(words)}), '[]') as ids, count(*)::int as compared
      from (select request_id, words from request_words where ${where} order by request_id desc limit ${sql.lit(each)}) w)`
  return owners === undefined
    ? sql<Newest>`select w.* from ${newest(sql`true`)} w`
    : sql<Newest>`select w.* from unnest(${owners}::int[]) o(owner_id) cross join lateral ${newest(sql`owner_id = o.owner_id`)} w`
}

interface Newest {
  ids: number[]
  compared: number
}
