import type { Db } from '@saki/db'
import { sql } from 'kysely'

import { addresseesOf } from '../../access.ts'
import { matchingCases, indexedPattern, matchesEnough } from '../../caseWords.sql.ts'
import { asLike } from '../../plainWords.sql.ts'
import type { ActionRef } from './actionMails.sql.ts'
import { candidates, conditions, type InboxFilter } from './inboxFilter.sql.ts'

/** Number of the newest letters that are scanned; older ones are found by indexes. */
const NEWEST = 400
const FIRST = 100
const MOST_FOUND = 1_000

export interface FoundLetters {
  keys: ActionRef[]
  /** Whether there may be more letters than `keys`. */
  isPartial: boolean
}

type Sought = NonNullable<InboxFilter['words']>

/** Letters about a case whose title, number, reference or owner contains the words, or whose note or subject contains them. */
export async function findLetters(db: Db, filter: InboxFilter, words: Sought): Promise<FoundLetters> {
  const first = await matchNewest(db, filter, words, FIRST)
  if (!first.isPartial) return first
  if (matchesEnough(first.keys.length, FIRST)) {
    const newest = await matchNewest(db, filter, words, NEWEST)
    if (!newest.isPartial || matchesEnough(newest.keys.length, NEWEST)) return newest
  }
  const indexed = await matchIndexed(db, filter, words)
  const keys = new Map([...first.keys, ...indexed.keys].map((key) => [Object.values(key).join(), key]))
  return { keys: [...keys.values()], isPartial: indexed.isPartial }
}

const key = sql`i.proc_typ as "procTyp", i.proc_nbr as "procNbr", i.action_nbr as "actionNbr"`

async function matchNewest(
  db: Db,
  filter: InboxFilter,
  { text, subjects }: Sought,
  most: number,
): Promise<FoundLetters> {
  const like = sql`lower(${`%${asLike(text)}%`})`
  const { rows } = await sql<{ keys: ActionRef[] | null; scanned: number }>`
    select json_agg(json_build_object('procTyp', i.proc_typ, 'procNbr', i.proc_nbr, 'actionNbr', i.action_nbr))
             filter (where w.words like ${like} or i.note_words like ${like} or i.action_key = any(${subjects}::text[])) as keys,
           count(*)::int as scanned
      from (select i.* from ${candidates(filter, { direction: 'forward', most })} i order by i.delivered_at desc limit ${sql.lit(most)}) i
      join process p on p.proc_typ = i.proc_typ and p.proc_nbr = i.proc_nbr
      join case_words w on w.application_id = p.application_id`.execute(db)
  return { keys: rows[0]?.keys ?? [], isPartial: (rows[0]?.scanned ?? 0) >= most }
}

async function matchIndexed(db: Db, filter: InboxFilter, { text, subjects }: Sought): Promise<FoundLetters> {
  const pattern = indexedPattern(text)
  const { userId } = filter.reader
  const where = conditions(filter)
  const byKind = sql`select ${key} from unnest(${subjects}::text[]) k(action_key) cross join lateral (
    select i.* from inbox_item i where i.user_id = ${userId} and i.action_key = k.action_key and ${where}
     order by i.delivered_at desc, i.proc_nbr desc, i.action_nbr desc limit ${sql.lit(MOST_FOUND)}) i`
  // `offset 0` keeps one look-up per case: the planner expects a thousand cases and would scan all letters.
  const byWords = (given: string) => sql`
    union (select l.* from ${matchingCases(addresseesOf(filter.reader), given)} f(application_id) cross join lateral (
             select ${key} from process p
               join inbox_item i on i.user_id = ${userId} and i.proc_typ = p.proc_typ and i.proc_nbr = p.proc_nbr
              where p.application_id = f.application_id and ${where} offset 0) l limit ${sql.lit(MOST_FOUND)})
    union (select ${key} from inbox_item i
            where i.user_id = ${userId} and i.note_words is not null and i.note_words like lower(${`%${asLike(text)}%`}) and ${where} limit ${sql.lit(MOST_FOUND)})`
  const { rows } =
    await sql<ActionRef>`select * from (${byKind} ${pattern === undefined ? sql`` : byWords(pattern)}) f limit ${sql.lit(2 * MOST_FOUND)}`.execute(
      db,
    )
  return { keys: rows, isPartial: rows.length >= MOST_FOUND || pattern === undefined || /^.{1,2}$/u.test(text) }
}
