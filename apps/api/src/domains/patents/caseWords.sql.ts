import type { Db } from '@saki/db'
import { sql, type RawBuilder } from 'kysely'

import { asLike, FIRST, isEnough, matchIndexed, NEWEST, type FoundCases } from '../../caseWords.sql.ts'
import type { CaseShares } from './caseList.sql.ts'

/**
 * Cases whose title, number, reference or owner contains the words. Of words that stand in many cases those among the newest thousand, of others those
 * among the newest two hundred and a thousand the trigram index gives first. Words of less than three letters or digits are looked for among the older cases at beginnings of words only.
 */
export async function findWords(db: Db, within: CaseShares | undefined, words: string): Promise<FoundCases> {
  const owners = within && [...new Set(within.shares.map(({ ownerId }) => ownerId))]
  const singles = within?.singles.map(({ caseId }) => caseId) ?? []
  const of = { owners, singles, words }
  const first = await matchNewest(db, of, FIRST)
  if (!first.isPartial) return first
  if (isEnough(first.ids.length, FIRST)) {
    const newest = await matchNewest(db, of, NEWEST)
    if (!newest.isPartial || isEnough(newest.ids.length, NEWEST)) return newest
  }
  const indexed = await matchIndexed(db, owners, words)
  return { ids: [...new Set([...first.ids, ...indexed.ids])], isPartial: indexed.isPartial }
}

interface Sought {
  /** Undefined: everyone's. */
  owners: number[] | undefined
  singles: number[]
  words: string
}

/** Looks at `most` cases, shared among the owners, the newest of each. */
async function matchNewest(db: Db, { owners, singles, words }: Sought, most: number): Promise<FoundCases> {
  const each = owners ? Math.max(20, Math.floor(most / Math.max(1, owners.length))) : most
  const newest = (where: RawBuilder<unknown>) => sql`(
    select json_agg(application_id) filter (where words like lower(${`%${asLike(words)}%`})) as ids, count(*)::int as looked
      from (select application_id, words from case_words where ${where} order by application_id desc limit ${sql.lit(each)}) w)`
  const query = owners
    ? sql<Looked>`select w.* from unnest(${owners}::int[]) o(owner_id) cross join lateral ${newest(sql`owner_id = o.owner_id`)} w
        union all select w.ids, 0 from ${newest(sql`application_id = any(${singles}::bigint[])`)} w`
    : sql<Looked>`select w.* from ${newest(sql`true`)} w`
  const { rows } = await query.execute(db)
  return { ids: rows.flatMap(({ ids }) => ids ?? []), isPartial: rows.some(({ looked }) => looked >= each) }
}

interface Looked {
  ids: number[] | null
  looked: number
}
