import type { Db } from '@saki/db'
import { sql, type RawBuilder } from 'kysely'

import { asLike } from './plainWords.sql.ts'

/** So many of the newest cases are matched without the index, which is slow for words that match many cases. */
export const NEWEST_CASES = 300
/** The first step matches so many of the newest cases. */
export const FIRST_CASES = 200
/** When this share of the cases looked at matches, the index is not used. */
const ENOUGH_SHARE = 0.3
/** Whether so many of the cases looked at match that the index is not needed. */
export const matchesEnough = (found: number, looked: number) => found >= looked * ENOUGH_SHARE
const MOST_FOUND = 1_000

/** Case ids found by a search. */
export interface FoundCases {
  ids: number[]
  /** More cases match, or may match. */
  isPartial: boolean
}

/** Case ids by the trigram index. `owners` undefined: all owners (officers only). */
export async function matchIndexed(db: Db, owners: number[] | undefined, words: string): Promise<FoundCases> {
  const pattern = indexedPattern(words)
  if (pattern === undefined) return { ids: [], isPartial: true }
  const { rows } = await sql<{ id: number }>`select id from ${matchingCases(owners, pattern)} f(id)`.execute(db)
  return { ids: rows.map(({ id }) => id), isPartial: rows.length >= MOST_FOUND || isShort(words) }
}

/**
 * Rows of one column: ids of the matching cases of these owners. A pattern is looked up together with the owners, because many other
 * accounts may match it. The end of a long number is rare in all accounts, so it is looked up alone and the owners are compared
 * afterwards: the index would read all cases of a large owner.
 */
export function matchingCases(owners: number[] | undefined, pattern: string): RawBuilder<unknown> {
  const end = endOfNumber(pattern)
  const patterns = sql`lower(${end ?? pattern}), lower(${pattern}), ${MOST_FOUND}`
  if (owners === undefined) return sql`case_found(${patterns})`
  if (end !== undefined) return sql`case_numbered(${owners}::int[], ${patterns})`
  if (owners.length === 1) return sql`case_found(${owners[0]}::int, ${patterns})`
  return sql`case_found(${owners}::int[], ${patterns})`
}

/**
 * The last six digits of a long number as a pattern. Long numbers begin alike, and every trigram they share costs a read of its posting
 * list.
 */
export function endOfNumber(pattern: string): string | undefined {
  const digits = /\d{7,}/.exec(pattern)?.[0]
  return digits && `%${digits.slice(-6)}%`
}

/** Without three letters or digits in a row the trigram index can only find the beginning of a word. */
const isShort = (words: string) => !/[\p{L}\p{N}]{3}/u.test(words)

/** Pattern for the trigram index; undefined when the words are short and do not begin with a letter or digit. */
export function indexedPattern(words: string): string | undefined {
  if (!isShort(words)) return `%${asLike(words)}%`
  return /^[\p{L}\p{N}]/u.test(words) ? `% ${asLike(words)}%` : undefined
}
