import type { Db } from '@saki/db'
import { sql, type RawBuilder } from 'kysely'

import { FIRST_CASES, matchesEnough, matchIndexed, NEWEST_CASES, type FoundCases } from '../../caseWords.sql.ts'
import { asLike } from '../../plainWords.sql.ts'
import type { CaseShares } from './caseShares.sql.ts'

/**
 * Cases whose title, number, reference or owner contains the words, which are written without marks. Frequent words: matches among the
 * newest 300 cases. Other words: matches among the newest 200 cases, and the first ones of the trigram index. Words of less than three
 * letters or digits match older cases only at the beginning of a word.
 */
export async function findWords(db: Db, within: CaseShares | undefined, words: string): Promise<FoundCases> {
  const owners = within && [...new Set(within.shares.map(({ ownerId }) => ownerId))]
  const singles = within?.singles.map(({ caseId }) => caseId) ?? []
  const of = { owners, singles, words }
  const first = await matchNewest(db, of, { from: 0, to: FIRST_CASES })
  if (!first.isPartial) return first
  if (matchesEnough(first.ids.length, FIRST_CASES)) {
    const next = await matchNewest(db, of, { from: FIRST_CASES, to: NEWEST_CASES })
    const newest = { ids: [...new Set([...first.ids, ...next.ids])], isPartial: next.isPartial }
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

/** Scans the newest cases of each owner, from one number of cases to another in all, but at least the first 20 of each. */
async function matchNewest(db: Db, { owners, singles, words }: Sought, { from, to }: Span): Promise<FoundCases> {
  const ofEach = (all: number) => (owners ? Math.max(20, Math.floor(all / Math.max(1, owners.length))) : all)
  const begin = from === 0 ? 0 : ofEach(from)
  const each = ofEach(to) - begin
  const newest = (where: RawBuilder<unknown>) => sql`(
    select json_agg(application_id) filter (where words like lower(${`%${asLike(words)}%`})) as ids, count(*)::int as scanned
      from (select application_id, words from case_words where ${where} order by application_id desc
             limit ${sql.lit(each)} offset ${sql.lit(begin)}) w)`
  const query = owners
    ? sql<Scanned>`select w.* from unnest(${owners}::int[]) o(owner_id) cross join lateral ${newest(sql`owner_id = o.owner_id`)} w
        union all select w.ids, 0 from ${newest(sql`application_id = any(${singles}::bigint[])`)} w`
    : sql<Scanned>`select w.* from ${newest(sql`true`)} w`
  const { rows } = await query.execute(db)
  return { ids: rows.flatMap(({ ids }) => ids ?? []), isPartial: rows.some(({ scanned }) => scanned >= each) }
}

interface Span {
  from: number
  to: number
}

interface Scanned {
  ids: number[] | null
  scanned: number
}
