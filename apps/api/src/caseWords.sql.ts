import type { Db } from '@saki/db'
import { sql } from 'kysely'

/** The newest cases are read as they are: words that stand in many cases are found there without the index. */
export const NEWEST = 1_000
/** So many of the newest must match for the index not to be asked. */
export const ENOUGH = 300
const MOST_FOUND = 1_000

export interface Found {
  ids: number[]
  /** There are, or may be, more than these. */
  isPartial: boolean
}

/** Words as they stand in a pattern of `like`, where they mean themselves. */
export const asLike = (words: string) => words.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** By the trigram index; owners undefined are everyone's, for officers. */
export async function matchIndexed(db: Db, owners: number[] | undefined, words: string): Promise<Found> {
  const pattern = indexedPattern(words)
  if (pattern === undefined) return { ids: [], isPartial: true }
  const found = owners
    ? sql`case_found(${owners}::int[], lower(${pattern}), ${MOST_FOUND})`
    : sql`case_found(lower(${pattern}), ${MOST_FOUND})`
  const { rows } = await sql<{ id: number }>`select id from ${found} f(id)`.execute(db)
  return { ids: rows.map(({ id }) => id), isPartial: rows.length >= MOST_FOUND || isShort(words) }
}

/** Without three letters or digits in a row the trigram index has nothing to look up, unless a word begins with them. */
const isShort = (words: string) => !/[\p{L}\p{N}]{3}/u.test(words)

/** Undefined where not even the beginning of a word is asked for. */
export function indexedPattern(words: string): string | undefined {
  if (!isShort(words)) return `%${asLike(words)}%`
  return /^[\p{L}\p{N}]/u.test(words) ? `% ${asLike(words)}%` : undefined
}
