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
  const { rows } = await sql<{ TEXT: string; KIND: 'title' | 'owner' }>`
    with titles as materialized (
      select application_id, title_key from register_entry
       where is_public and title_key >= ${key} and title_key < ${key} || chr(1114111)
         and (${letters.length === 0}::boolean or file_typ = any(${letters}::text[]))
       order by title_key, application_id limit ${sql.lit(MOST_READ)}),
    owners as materialized (
      select application_id, owner_key from register_entry
       where is_public and owner_key >= ${key} and owner_key < ${key} || chr(1114111)
         and (${letters.length === 0}::boolean or file_typ = any(${letters}::text[]))
       order by owner_key, application_id limit ${sql.lit(MOST_READ)})
    (select a.title as "TEXT", 'title' as "KIND"
       from (select title_key, min(application_id) as id from titles group by title_key order by title_key limit ${sql.lit(MOST_TITLES)}) t
       join application a on a.application_id = t.id order by t.title_key)
    union all
    (select a.owner_names, 'owner'
       from (select owner_key, min(application_id) as id from owners group by owner_key order by owner_key limit ${sql.lit(MOST_OWNERS)}) o
       join application a on a.application_id = o.id order by o.owner_key)`.execute(services.searchDb)
  return { data: rows }
}
