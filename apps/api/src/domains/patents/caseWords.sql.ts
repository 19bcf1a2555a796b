import type { Db } from '@saki/db'
import { sql } from 'kysely'

import { asLike, ENOUGH, matchIndexed, NEWEST, type Found } from '../../caseWords.sql.ts'
import type { CaseShares } from './caseList.sql.ts'

/**
 * Cases whose title, number, reference or owner contains the words. Two thousand at most: those among the newest thousand, and a thousand
 * the trigram index gives first. Words of less than three letters or digits are looked for among the older cases at beginnings of words only.
 */
export async function findWords(db: Db, within: CaseShares | undefined, words: string): Promise<Found> {
  const owners = within && [...new Set(within.shares.map(({ ownerId }) => ownerId))]
  const singles = within?.singles.map(({ caseId }) => caseId) ?? []
  const newest = await matchNewest(db, owners, singles, words)
  if (!newest.isPartial || newest.ids.length >= ENOUGH) return newest
  const indexed = await matchIndexed(db, owners, words)
  return { ids: [...new Set([...newest.ids, ...indexed.ids])], isPartial: indexed.isPartial }
}

async function matchNewest(db: Db, owners: number[] | undefined, singles: number[], words: string): Promise<Found> {
  const most = owners ? Math.max(20, Math.floor(NEWEST / Math.max(1, owners.length))) : NEWEST
  const like = sql`lower(${`%${asLike(words)}%`})`
  const from = owners
    ? sql`select w.* from unnest(${owners}::int[]) o(owner_id) cross join lateral (
        select application_id, words, row_number() over (order by application_id desc) as nbr from case_words w where w.owner_id = o.owner_id
         order by application_id desc limit ${sql.lit(most)}) w
      union all select application_id, words, 0 from case_words where application_id = any(${singles}::bigint[])`
    : sql`select application_id, words, row_number() over (order by application_id desc) as nbr from case_words order by application_id desc limit ${sql.lit(most)}`
  const { rows } = await sql<{ ids: number[] | null; last: number | null }>`
    select json_agg(application_id order by application_id desc) filter (where words like ${like}) as ids, max(nbr)::int as last from (${from}) w`.execute(
    db,
  )
  return { ids: rows[0]?.ids ?? [], isPartial: (rows[0]?.last ?? 0) >= most }
}
