import type { Db } from '@saki/db'
import { sql, type RawBuilder } from 'kysely'

/** The newest cases are read as they are: words that stand in many cases are found there without the index. */
export const NEWEST = 1_000
/** So many of the newest are looked at first. */
export const FIRST = 200
/** The share of the cases looked at that must match for the index not to be asked. */
const ENOUGH = 0.3
export const isEnough = (found: number, looked: number) => found >= looked * ENOUGH
const MOST_FOUND = 1_000

export interface FoundCases {
  ids: number[]
  /** There are, or may be, more than these. */
  isPartial: boolean
}

/** Words as they stand in a pattern of `like`, where they mean themselves. */
export const asLike = (words: string) => words.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** By the trigram index; owners undefined are everyone's, for officers. */
export async function matchIndexed(db: Db, owners: number[] | undefined, words: string): Promise<FoundCases> {
  const pattern = indexedPattern(words)
  if (pattern === undefined) return { ids: [], isPartial: true }
  const { rows } = await sql<{ id: number }>`select id from ${foundBy(owners, pattern)} f(id)`.execute(db)
  return { ids: rows.map(({ id }) => id), isPartial: rows.length >= MOST_FOUND || isShort(words) }
}

/**
 * Rows of one column, the cases of these owners that match. What others have many of is looked up together with the account; the end of
 * a long number is rare in all accounts.
 */
export function foundBy(owners: number[] | undefined, pattern: string): RawBuilder<unknown> {
  const end = endOfNumber(pattern)
  const patterns = sql`lower(${end ?? pattern}), lower(${pattern}), ${MOST_FOUND}`
  if (owners === undefined) return sql`case_found(${patterns})`
  if (owners.length === 1 && end === undefined) return sql`case_found(${owners[0]}::int, ${patterns})`
  return sql`case_found(${owners}::int[], ${patterns})`
}

/** Long numbers begin alike, and every trigram they share costs a reading of its list: the last six digits tell them apart. */
export function endOfNumber(pattern: string): string | undefined {
  const digits = /\d{7,}/.exec(pattern)?.[0]
  return digits && `%${digits.slice(-6)}%`
}

/** Without three letters or digits in a row the trigram index has nothing to look up, unless a word begins with them. */
const isShort = (words: string) => !/[\p{L}\p{N}]{3}/u.test(words)

/** Undefined where not even the beginning of a word is asked for. */
export function indexedPattern(words: string): string | undefined {
  if (!isShort(words)) return `%${asLike(words)}%`
  return /^[\p{L}\p{N}]/u.test(words) ? `% ${asLike(words)}%` : undefined
}
