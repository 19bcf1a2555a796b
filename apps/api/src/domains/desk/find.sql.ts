import type { Db } from '@saki/db'
import { sql, type RawBuilder } from 'kysely'

import { casePicture } from '../../casePicture.sql.ts'
import { indexedPattern, matchingCases } from '../../caseWords.sql.ts'

/** By what a case was found, the surest first. */
export type FoundBy =
  | 'application'
  | 'registration'
  | 'submission'
  | 'billing'
  | 'letter'
  | 'request'
  | 'words'
  | 'representative'

export interface FoundRecord {
  by: FoundBy
  /** The number as it is written, when it is not one of the case. */
  number: string
  applicationNumber: string | null
  submissionNbr: string
  registrationNbr: string | null
  fileTyp: string
  title: string
  ownerNames: string
  flowId: string | null
  flowVersion: number | null
  state: string | null
  officerName: string | null
  imageId: string | null
}

/**
 * SQL of the cases that have one of these numbers: their own, or that of a billing code, a state receipt, a letter or a request after filing.
 * Every part is one look-up in a unique index.
 */
export const numberedQuery = (numbers: readonly string[]) => {
  const isOne = (column: RawBuilder<unknown>) => sql`${column} = any(${numbers}::text[])`
  const ofBill = (number: RawBuilder<unknown>, from: RawBuilder<unknown>) => sql`
    select coalesce(b.application_id, c.application_id), 'billing', 4, ${number}
      from ${from} left join request_case c on c.request_id = b.request_id`
  return sql`
    select application_id, 'application' as by, 1 as place, '' as number from application where ${isOne(sql`application_number`)}
    union all select application_id, 'registration', 2, '' from application where ${isOne(sql`registration_nbr`)}
    union all select application_id, 'submission', 3, '' from application where ${isOne(sql`submission_nbr`)}
    union all (${ofBill(sql`b.billing_code`, sql`bill b`)} where ${isOne(sql`b.billing_code`)})
    union all (${ofBill(sql`b.ntpn`, sql`bill b`)} where ${isOne(sql`b.ntpn`)})
    union all (${ofBill(sql`j.billing_code`, sql`joint_bill j join joint_bill_part s using (joint_id) join bill b using (bill_id)`)} where ${isOne(sql`j.billing_code`)})
    union all select application_id, 'letter', 5, doc_number from letter where ${isOne(sql`doc_number`)}
    union all select c.application_id, 'request', 6, r.submission_nbr from request r join request_case c using (request_id) where ${isOne(sql`r.submission_nbr`)}`
}

/** SQL of the cases by words of title, reference or owner, in the trigram index; undefined for words it cannot find. */
export function wordedQuery(words: string): RawBuilder<unknown> | undefined {
  const pattern = indexedPattern(words)
  return pattern === undefined ? undefined : sql`select f.id, 'words', 7, '' from (${foundIds(pattern)}) f`
}

const foundIds = (pattern: string) => sql`select id from ${matchingCases(undefined, pattern)} w(id)`

/** SQL of the cases by words of the names of representatives, in both halves of the index of terms; three letters of the last word are enough. */
export function representedQuery(words: string, most: number): RawBuilder<unknown> {
  const half = (isPublic: RawBuilder<boolean>) => sql`
    (select e.application_id, 'representative', 8, '' from register_entry e, sought where ${isPublic} and e.terms @@ sought.terms limit ${sql.lit(most)})`
  return sql`select * from (
    with sought as materialized (
      select (array_to_string(array(select '''r:' || w || '''' from unnest(words) w), ' & ')
              || case when words[cardinality(words)] like '___%' then ':*' else '' end)::tsquery as terms
         from mark_words(${words}) words
       where cardinality(words) > 0)
    ${half(sql`e.is_public`)} union all ${half(sql`not e.is_public`)}) r`
}

/** Cases found by number, words or representative, each once by the surest; numbers first, then the newest. Reopened filings are drafts again. */
export async function findAnyCase(
  db: Db,
  { numbers, words, most }: { numbers: readonly string[]; words: string; most: number },
): Promise<FoundRecord[]> {
  const parts = [
    numberedQuery(numbers),
    wordedQuery(words),
    words.length < 3 ? undefined : representedQuery(words, most),
  ]
  const hits = sql.join(
    parts
      .filter((part) => part !== undefined)
      .map((part) => sql`select * from (${part}) h(application_id, by, place, number)`),
    sql` union all `,
  )
  const { rows } = await sql<FoundRecord>`
    with hit as (
      select distinct on (application_id) application_id, by, place, number from (${hits}) h where application_id is not null
       order by application_id, place),
    best as (select * from hit order by place, application_id desc limit ${sql.lit(most)})
    select b.by, b.number, a.application_number as "applicationNumber", a.submission_nbr as "submissionNbr", a.registration_nbr as "registrationNbr",
           a.file_typ as "fileTyp", a.title, a.owner_names as "ownerNames", p.flow_id as "flowId", p.flow_version as "flowVersion", p.state,
           u.full_name as "officerName", ${casePicture(sql`a.application_id`)} as "imageId"
      from best b join application a using (application_id)
      left join process p on p.proc_typ = a.proc_typ and p.proc_nbr = a.proc_nbr left join app_user u on u.user_id = p.assigned_to
     where a.reopened_at is null order by b.place, a.application_id desc`.execute(db)
  return rows
}
