import type { Db } from '@saki/db'
import { sql, type RawBuilder } from 'kysely'

import { asLike, FIRST_CASES, matchesEnough, matchIndexed, NEWEST_CASES, type FoundCases } from '../../caseWords.sql.ts'
import type { CaseShares } from './caseShares.sql.ts'

/**
 * Cases whose title, number, reference or owner contains the words. Frequent words: matches among the newest NEWEST cases. Other words:
 * matches among the newest FIRST cases, and the first ones of the trigram index. Words of less than three letters or digits match older
 * cases only at the beginning of a word.
 */
export async function findWords(db: Db, within: CaseShares | undefined, words: string): Promise<FoundCases> {
  const owners = within && [...new Set(within.shares.map(({ ownerId }) => ownerId))]
  const singles = within?.singles.map(({ caseId }) => caseId) ?? []
  const of = { owners, singles, words }
  const first = await matchNewest(db, of, FIRST_CASES)
  if (!first.isPartial) return first
  if (matchesEnough(first.ids.length, FIRST_CASES)) {
    const newest = await matchNewest(db, of, NEWEST_CASES)
    if (!newest.isPartial || matchesEnough(newest.ids.length, NEWEST_CASES)) return newest
  }
  const indexed = await matchIndexed(db, owners, words)
  return { ids: [...new Set([...first.ids, ...indexed.ids])], isPartial: indexed.isPartial }
}

interface Sought {
  /** Undefined: all owners. */
  owners: number[] | undefined
  singles: number[]
  words: string
}

/** Scans the newest cases of each owner, `most` in all but at least 20 of each. */
async function matchNewest(db: Db, { owners, singles, words }: Sought, most: number): Promise<FoundCases> {
  const each = owners ? Math.max(20, Math.floor(most / Math.max(1, owners.length))) : most
  const newest = (where: RawBuilder<unknown>) => sql`(
    select json_agg(application_id) filter (where words like lower(${`%${asLike(words)}%`})) as ids, count(*)::int as scanned
      from (select application_id, words from case_words where ${where} order by application_id desc limit ${sql.lit(each)}) w)`
  const query = owners
    ? sql<Scanned>`select w.* from unnest(${owners}::int[]) o(owner_id) cross join lateral ${newest(sql`owner_id = o.owner_id`)} w
        union all select w.ids, 0 from ${newest(sql`application_id = any(${singles}::bigint[])`)} w`
    : sql<Scanned>`select w.* from ${newest(sql`true`)} w`
  const { rows } = await query.execute(db)
  return { ids: rows.flatMap(({ ids }) => ids ?? []), isPartial: rows.some(({ scanned }) => scanned >= each) }
}

interface Scanned {
  ids: number[] | null
  scanned: number
}
