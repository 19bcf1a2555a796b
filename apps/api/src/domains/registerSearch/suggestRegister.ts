import type { patentsCalls } from '@saki/contracts/patents'
import { markWords } from '@saki/domain/search/markWords'
import { sql } from 'kysely'

import { numberLetters } from '../../caseState.ts'
import type { HandlerInput } from '../../implement.ts'
import { countSearch } from '../../searchLimit.ts'

/** Shortest text that is continued. */
const LEAST_LETTERS = 2
const MOST_TITLES = 6
const MOST_OWNERS = 3
/** Cases that are read for each kind; several may have the same title. */
const MOST_READ = 60
/** Cases of any right that are read for those of one. */
const MOST_PASSED = 1_000

/** Titles, then owners, of published cases that begin with what is typed, in the order of the alphabet. Throws TOO_MANY. */
export async function suggestRegister(asked: HandlerInput<(typeof patentsCalls)['suggestRegister']>) {
  countSearch(asked)
  const { query, services } = asked
  const key = markWords(query.q)
    .map(({ word }) => word)
    .join(' ')
    .slice(0, 200)
  if (key.length < LEAST_LETTERS) return { data: [] }
  const letters = (query.right ?? []).flatMap((right) => numberLetters(right))
  const { rows } = await suggestedQuery(key, letters).execute(services.searchDb)
  return { data: rows }
}

/** Titles, then owners, that begin with `key`; of the rights with these letters, or of all when there are none. */
export function suggestedQuery(key: string, letters: readonly string[]) {
  const beginning = (column: string) => sql`
      select application_id, ${sql.ref(column)}, file_typ from register_entry
       where is_public and ${sql.ref(column)} >= ${key} and ${sql.ref(column)} < ${key} || chr(1114111)
       order by ${sql.ref(column)}, application_id limit ${letters.length === 0 ? sql.lit(MOST_READ) : sql.lit(MOST_PASSED)}`
  const ofRights = sql`where ${letters.length === 0}::boolean or file_typ = any(${letters}::text[])`
  return sql<{ TEXT: string; KIND: 'title' | 'owner' }>`
    with titles as materialized (
      select * from (${beginning('title_key')}) e ${ofRights} order by title_key, application_id limit ${sql.lit(MOST_READ)}),
    owners as materialized (
      select * from (${beginning('owner_key')}) e ${ofRights} order by owner_key, application_id limit ${sql.lit(MOST_READ)})
    (select a.title as "TEXT", 'title' as "KIND"
       from (select title_key, min(application_id) as id from titles group by title_key order by title_key limit ${sql.lit(MOST_TITLES)}) t
       join application a on a.application_id = t.id order by t.title_key)
    union all
    (select a.owner_names, 'owner'
       from (select owner_key, min(application_id) as id from owners group by owner_key order by owner_key limit ${sql.lit(MOST_OWNERS)}) o
       join application a on a.application_id = o.id order by o.owner_key)`
}
