import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql, type RawBuilder } from 'kysely'

import { plainQuestion } from '@saki/domain/search/plainLetters'
import { casePicture } from '../../casePicture.sql.ts'
import { matchIndexed, type FoundCases } from '../../caseWords.sql.ts'
import { asLike, containsWords } from '../../plainWords.sql.ts'
import { isPublicCase } from '../../publicCase.sql.ts'

/** What a register shows of a case. */
export interface ListedEntry {
  applicationId: number
  ownerId: number
  applicationNumber: string
  registrationNbr: string
  title: string
  applTyp: string
  fileTyp: string
  ownerNames: string
  /** Nice classes of a mark, ascending; empty for other rights. */
  classes: number[]
  filingDate: LegalDate
  published: LegalDate | null
  registered: LegalDate | null
  expires: LegalDate | null
  /** File id of its picture. */
  imageId: string | null
  isPublic: boolean
}

/** Which entries, of those that a person may know: published ones, and the person's own. */
export interface WantedEntries {
  /** Whose unpublished cases count too. */
  ownerId: number
  /** Application or registration numbers. */
  numbers?: readonly string[]
  /** Part of the title, or the beginning of a number. Capitals and marks over letters are ignored. */
  words?: string
  /** Only the owner's. */
  isOwn?: boolean
  /** States of the case, as `flow state`. */
  states?: readonly string[]
  most: number
}

const startsWith = (column: RawBuilder<unknown>, words: string): RawBuilder<boolean> =>
  sql`${column} like ${`${asLike(words.replace(/\s/g, '').toUpperCase())}%`}`

function filtersOf({ numbers, words = '', states }: WantedEntries): RawBuilder<boolean>[] {
  const isNamed: RawBuilder<boolean> = sql`(a.application_number = any(${numbers ?? []}::text[]) or a.registration_nbr = any(${numbers ?? []}::text[]))`
  const hasWords: RawBuilder<boolean> = sql`(${startsWith(sql`a.application_number`, words)} or ${startsWith(sql`a.registration_nbr`, words)}
    or ${containsWords([sql`a.title`], words)})`
  const isIn: RawBuilder<boolean> = sql`p.flow_id || ' ' || p.state = any(${states ?? []}::text[])`
  return [...(numbers ? [isNamed] : []), ...(words === '' ? [] : [hasWords]), ...(states ? [isIn] : [])]
}

/** Cases that may match the words: those of the search's index, and those whose registration number begins so. */
async function findCandidates(
  db: Db,
  { words, ownerId, isOwn = false }: WantedEntries,
): Promise<FoundCases | undefined> {
  if (words === undefined || words === '') return undefined
  const indexed = await matchIndexed(db, isOwn ? [ownerId] : undefined, plainQuestion(words))
  const { rows } = await registeredQuery(words).execute(db)
  return { ids: [...indexed.ids, ...rows.map(({ id }) => id)], isPartial: indexed.isPartial }
}

/** SQL of the cases whose registration number begins with the words. The range is the one of the index. */
export const registeredQuery = (words: string) => {
  const from = words.replace(/\s/g, '').toUpperCase()
  return sql<{ id: number }>`
    select a.application_id as id from application a where a.registration_nbr >= ${from} and a.registration_nbr < ${`${from}\uffff`}
       and ${startsWith(sql`a.registration_nbr`, words)} limit 1000`
}

/** Entries of the register, by title. Of an owner's own cases a frequent word finds those among the first thousand of the search's index. */
export async function listEntries(db: Db, wanted: WantedEntries): Promise<ListedEntry[]> {
  const found = await findCandidates(db, wanted)
  const isBySearch = found && (!found.isPartial || wanted.states === undefined)
  return (await entriesQuery(wanted, isBySearch ? found.ids : undefined).execute(db)).rows
}

/** The cases in these states, found by the index of the queue. */
const isOneOf = (states: readonly string[]): RawBuilder<boolean> =>
  sql`a.application_id = any(array(select k.application_id from unnest(${states}::text[]) s cross join lateral (
    select application_id from process where flow_id = split_part(s, ' ', 1) and state = split_part(s, ' ', 2) offset 0) k))`

/** SQL of the entries, among the candidates of a search, or else of the states (without them: of the numbers). */
export function entriesQuery(wanted: WantedEntries, candidates: readonly number[] | undefined) {
  const { ownerId, isOwn = false, most } = wanted
  const filters = [
    ...(candidates ? [sql`a.application_id = any(${candidates}::bigint[])`] : []),
    ...(!candidates && wanted.states ? [isOneOf(wanted.states)] : []),
    ...filtersOf(wanted),
    isOwn ? sql`a.owner_id = ${ownerId}` : sql`(a.owner_id = ${ownerId} or ${isPublicCase()})`,
  ]
  return sql<ListedEntry>`
    select a.application_id as "applicationId", a.owner_id as "ownerId", a.application_number as "applicationNumber", coalesce(a.registration_nbr, '') as "registrationNbr",
           a.title, a.appl_typ as "applTyp", a.file_typ as "fileTyp", a.owner_names as "ownerNames",
           array(select distinct n.nice_class_code::int from application_nice n where n.application_id = a.application_id order by 1) as classes,
           a.filing_date as "filingDate", a.publication_date as "published", a.registration_date as "registered", a.expiration_date as "expires",
           ${casePicture(sql`a.application_id`)} as "imageId", ${isPublicCase()} as "isPublic"
      from application a join process p on p.proc_typ = a.proc_typ and p.proc_nbr = a.proc_nbr
     where a.application_number is not null and a.reopened_at is null and ${sql.join(filters, sql` and `)}
     order by a.title, a.application_id limit ${most}`
}
