import type { Db } from '@saki/db'
import { sql } from 'kysely'

import { isPublicCase } from '../../publicCase.sql.ts'

/** An owner of a published case. */
export interface PublicOwner {
  applicationId: number
  applicationNumber: string
  title: string
  name: string
  city: string
  countryCode: string
  address: string
  number: string
}

/** Owners of published cases read at most for one name. */
const MOST = 1_000
/** Share of common trigrams from which a name is looked at; the score is computed from its words. */
const LEAST_ALIKE = 0.3

/** SQL of the owners of published cases whose names have trigrams in common with a name, the newest cases first. The names are found before anything else. */
export const similarOwnersQuery = (name: string) => sql<PublicOwner>`
  with alike as materialized (
    select application_id, person_name, person from application_party
     where party_role = 'applicant' and plain_letters(person_name) % plain_letters(${name}))
  select a.application_id as "applicationId", a.application_number as "applicationNumber", a.title, x.person_name as name,
         coalesce(i.city_name, '') as city, coalesce(x.person ->> 'NATIONALITY_COUNTRY_CODE', '') as "countryCode",
         concat_ws(' ', x.person ->> 'ADDR_STREET', x.person ->> 'ZIPCODE') as address, coalesce(x.person ->> 'INDI_PERSON_ID_NBR', '') as number
    from alike x
   cross join lateral (select * from application one where one.application_id = x.application_id offset 0) a
    left join region_city i on i.city_code = x.person ->> 'CITY_CODE'
   where a.application_number is not null and a.reopened_at is null and ${isPublicCase()}
   order by a.application_id desc limit ${MOST}`

/** Owners of published cases with names like this one. `db` is used in a transaction, for the least likeness. */
export async function listSimilarOwners(db: Db, name: string): Promise<PublicOwner[]> {
  return db.transaction().execute(async (tx) => {
    await sql`set local pg_trgm.similarity_threshold = ${sql.lit(LEAST_ALIKE)}`.execute(tx)
    return (await similarOwnersQuery(name).execute(tx)).rows
  })
}
