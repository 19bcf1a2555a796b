import { tables, type Db } from '@saki/db'
import { sql } from 'kysely'

export function classRows(db: Db) {
  return tables(db)
    .selectFrom('niceClass')
    .select((eb) => eb.cast<string>('niceClassCode', 'text').as('NICE_CLASS_CODE'))
    .select(['edition as EDITION', 'headingId as HEADING_ID', 'headingEn as HEADING_EN', 'headingAr as HEADING_AR'])
    .select(['aboutId as ABOUT_ID', 'aboutEn as ABOUT_EN', 'aboutAr as ABOUT_AR'])
    .orderBy('niceClassCode')
    .execute()
}
export type NiceClassRecord = Awaited<ReturnType<typeof classRows>>[number]

export interface TermPosition {
  NICE_CLASS_CODE: string
  TERM: string
  TERM_ID: number | null
  SOURCE: 'starter' | 'office' | null
  OTHER_CLASSES: string[]
}

/**
 * Looks up each term in its class, in the order given: by Indonesian or English name, in lower case and without diacritics and signs
 * (`nice_fold`). The office's list has precedence over the starter list. OTHER_CLASSES: classes that also have the term.
 */
export async function findTermPositions(
  db: Db,
  classes: readonly string[],
  terms: readonly string[],
): Promise<TermPosition[]> {
  const found = await sql<TermPosition>`
    select class::text as "NICE_CLASS_CODE", term as "TERM", own.term_id as "TERM_ID", own.source as "SOURCE", others as "OTHER_CLASSES"
      from (select class, term, at, nice_fold(term) as folded
              from unnest(${classes.map(Number)}::smallint[], ${terms}::text[]) with ordinality as entered (class, term, at)) e
      cross join lateral (
        select min(term_id) filter (where nice_class_code = class and source = 'office') as office_id,
               min(term_id) filter (where nice_class_code = class) as any_id,
               array(select c::text from unnest(array_agg(distinct nice_class_code)) c where c <> class order by c) as others
          from (select term_id, nice_class_code, source from nice_term where folded_id = folded and valid_to is null and folded <> ''
                union all
                select term_id, nice_class_code, source from nice_term where folded_en = folded and valid_to is null and folded <> '') t) stands
      left join nice_term own on own.term_id = coalesce(stands.office_id, stands.any_id)
     order by at`.execute(db)
  return found.rows
}
