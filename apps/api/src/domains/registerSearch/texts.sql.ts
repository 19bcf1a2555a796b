import type { Db } from '@saki/db'
import type { CasesWithText } from '@saki/domain/search/registerQuery'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { quotedTerm, type TextPart } from '@saki/domain/search/textTerms'
import { sql, type RawBuilder } from 'kysely'

import { casesWithin, type Reach } from '../../access.ts'
import { wholeTerms, type TextTerms } from './textQuery.ts'
import type { RegisterVisibility } from './visible.sql.ts'

/**
 * Cases whose text has these terms; of unpublished ones those that the asker may find. Documents of answers are searched for officers, and for
 * others in the cases they may read. Whether a case is public, the search itself decides too.
 */
export async function findCasesWithText(db: Db, terms: string, visibility: RegisterVisibility): Promise<CasesWithText> {
  const { rows } = await sql<CasesWithText>`
    select count(*)::int as total, coalesce(array_agg(id), '{}')::text as ids
      from (${casesWithTextQuery({ terms }, visibility)}) found`.execute(db)
  return rows[0] ?? { total: 0, ids: '{}' }
}

/**
 * The cases (id) whose text has `terms` and not `without`, each once; with `most` perhaps only so many of each kind of text, less those of
 * `casesWithoutQuery`. With what an answer brought, a text has what was filed as well.
 */
export function casesWithTextQuery(
  sought: TextTerms,
  visibility: RegisterVisibility,
  most: number | null = null,
): RawBuilder<unknown> {
  const terms = wholeTerms(sought)
  const filed = sql`select id from texts_with(${terms}::tsquery, ${visibility === 'office'}, ${most}::int) id`
  if (visibility === 'public') return filed
  const unpublished = visibility === 'office' ? sql`` : unpublishedWithin(terms, visibility.reach)
  const found =
    sought.without === undefined
      ? sql`select id from filed`
      : sql`select id from filed f where not exists (select from (${casesWithoutQuery(sought, visibility)}) w where w.id = f.id)`
  return sql`
    with filed as materialized (${filed} ${unpublished})
    ${found} union all select id from (${answeredQuery(terms, visibility, most)}) t where not exists (select from filed f where f.id = t.id)`
}

/** Cases (id) whose text, with the documents of answers that the asker may read, has what found ones must not have. */
export const casesWithoutQuery = ({ without }: TextTerms, visibility: RegisterVisibility): RawBuilder<unknown> =>
  visibility === 'public' || without === undefined
    ? sql`select null::bigint as id where false`
    : answeredQuery(without, visibility, null)

const answeredQuery = (terms: string, visibility: 'office' | { reach: Reach }, most: number | null) =>
  visibility === 'office'
    ? sql`select id from answers_with(${terms}::tsquery, ${most}::int) id`
    : answeredWithin(terms, visibility.reach)

const unpublishedWithin = (terms: string, reach: Reach): RawBuilder<unknown> => sql`
  union all select t.application_id from register_entry a join case_text t on t.application_id = a.application_id
   where not a.is_public and ${casesWithin(reach)} and not t.is_public and t.terms @@ ${terms}::tsquery`

const answeredWithin = (terms: string, reach: Reach): RawBuilder<unknown> => sql`
  select t.application_id as id from answer_text t join register_entry a on a.application_id = t.application_id
   where ${casesWithin(reach)} and t.terms @@ ${terms}::tsquery`

/** A passage of a case in which sought words are found. */
export interface FoundPassage {
  applicationId: number
  part: TextPart
  page: number | null
  claim: number | null
  fileId: string | null
  /** Day of the answer it came with; null when filed with the application. */
  answeredOn: LegalDate | null
  body: string
  /** Places of found words in body, from 1. */
  places: number[]
}

/** What is looked for in passages: parts, stems, and beginnings of words as written. */
export interface SoughtPassages {
  parts: readonly TextPart[]
  stems: readonly string[]
  beginnings: readonly string[]
}

/**
 * The passage of each case that has the most of the stems; of equal ones what was filed, then the earliest. `fileId` and passages of answers only of
 * cases whose files the asker may open.
 */
export async function listFoundPassages(
  db: Db,
  ids: readonly number[],
  sought: SoughtPassages,
  visibility: RegisterVisibility,
): Promise<FoundPassage[]> {
  const mayOpen: RawBuilder<boolean> =
    typeof visibility === 'string' ? sql`${visibility === 'office'}::boolean` : sql`(${casesWithin(visibility.reach)})`
  const isOneBeginning = sought.stems.length === 0 && sought.beginnings.length === 1
  const best = isOneBeginning ? firstBegun(ids, sought, mayOpen) : bestOf(ids, sought, mayOpen)
  // The words of a passage are taken apart only when it is the one that is shown.
  const { rows } = await sql<FoundPassage>`
    with best as materialized (${best})
    select p.application_id as "applicationId", p.part, p.page, p.claim_nbr as claim, p.file_id as "fileId", p.answered_on as "answeredOn", p.body, f.places
      from best p
     cross join lateral (
       select coalesce(array_agg(place::int order by place), '{}') as places
         from unnest(p.words) u, unnest(u.positions) place where u.lexeme = any(${sought.stems}::text[])) f`.execute(db)
  return rows
}

const passageColumns = (mayOpen: RawBuilder<boolean>) => sql`
  p.application_id, p.part, p.page, p.claim_nbr, case when ${mayOpen} then p.file_id end as file_id, p.answered_on, p.body, p.words`
const filedPassages = sql`
  select application_id, place, part, page, claim_nbr, file_id, body, words, null::date as answered_on from text_passage`
const answeredPassages = sql`
  select application_id, place, part, page, claim_nbr, file_id, body, words, answered_on from answer_passage`

function bestOf(ids: readonly number[], { parts, stems, beginnings }: SoughtPassages, mayOpen: RawBuilder<boolean>) {
  const begun: RawBuilder<number> =
    beginnings.length === 0
      ? sql`0`
      : sql`(select count(*) from unnest(${beginnings}::text[]) b where strpos(plain_letters(p.body), b) > 0)`
  return sql`
    select distinct on (p.application_id) ${passageColumns(mayOpen)}
      from (${filedPassages} union all ${answeredPassages}) p
      join register_entry a on a.application_id = p.application_id
     cross join lateral (select count(*) filter (where p.words @@ s.stem) + ${begun} as total from unnest(${stems.map(quotedTerm)}::tsquery[]) s(stem)) f
     where p.application_id = any(${ids}::bigint[]) and p.part = any(${parts}::text[]) and f.total > 0
       and (p.answered_on is null or ${mayOpen})
     order by p.application_id, f.total desc, p.answered_on nulls first, p.place`
}

/** bestOf for one beginning alone, which is looked for in one passage after the other: letters of a page are compared in half a millisecond. */
function firstBegun(ids: readonly number[], { parts, beginnings }: SoughtPassages, mayOpen: RawBuilder<boolean>) {
  const first = (passages: RawBuilder<unknown>, isMeant: RawBuilder<boolean>) => sql`
    (select ${passageColumns(mayOpen)} from (${passages}) p
      where p.application_id = a.application_id and p.part = any(${parts}::text[]) and ${isMeant}
        and strpos(plain_letters(p.body), ${beginnings[0]}) > 0
      order by p.place limit 1)`
  return sql`
    select p.* from register_entry a
     cross join lateral (${first(filedPassages, sql`true`)} union all ${first(answeredPassages, mayOpen)} limit 1) p
     where a.application_id = any(${ids}::bigint[])`
}
