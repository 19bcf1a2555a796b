import { prepared, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { RegisterStage } from '@saki/domain/search/registerQuery'
import { sql, type RawBuilder } from 'kysely'

import { casePicture } from '../../casePicture.sql.ts'

/** A case of the register as searches show it. Addresses and identity numbers of people are not among its fields. */
export interface RegisterRecord {
  applicationId: number
  applicationNumber: string
  fileTyp: string
  applTyp: string
  title: string
  ownerNames: string
  /** Nice, Locarno or IPC classes, those of IPC to the subclass. */
  classes: string[]
  filingDate: LegalDate
  publicationDate: LegalDate | null
  registrationNbr: string | null
  registrationDate: LegalDate | null
  expirationDate: LegalDate | null
  isPublic: boolean
  stage: RegisterStage
  flowId: string
  flowVersion: number
  state: string
  imageId: string | null
}

const record = (picture: RawBuilder<unknown>) => sql`
         a.application_id as "applicationId", a.application_number as "applicationNumber", a.file_typ as "fileTyp", a.appl_typ as "applTyp",
         coalesce(nullif(m.mark_name, ''), a.title) as title, a.owner_names as "ownerNames", e.classes, a.filing_date as "filingDate",
         a.publication_date as "publicationDate", a.registration_nbr as "registrationNbr", a.registration_date as "registrationDate",
         a.expiration_date as "expirationDate", e.is_public as "isPublic", e.stage, p.flow_id as "flowId", p.flow_version as "flowVersion", p.state,
         ${picture} as "imageId"`
/** What a record is read of, beside register_entry under the alias e and application under a. */
const ofCase = sql`
    join process p on p.proc_typ = a.proc_typ and p.proc_nbr = a.proc_nbr
    left join application_mark m on m.application_id = a.application_id`

/** Rows of cases by a query of `id` and `place`, in the order of their places. */
export const registerRowsOf = (wanted: RawBuilder<unknown>): RawBuilder<RegisterRecord> => sql<RegisterRecord>`
  select ${record(casePicture(sql`a.application_id`))}
    from (${wanted}) wanted
    join register_entry e on e.application_id = wanted.id
    join application a on a.application_id = wanted.id ${ofCase}
   order by wanted.place`

/**
 * Rows of the cases of a query of columns of register_entry, under the alias a in `order`, without pictures. They are looked up one by one, so that the
 * first ones of a hundred thousand come at once.
 */
export const everyRegisterRow = (found: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql<RegisterRecord>`
  select r.* from (${found}) a
   cross join lateral (select a.application_id, a.classes, a.is_public, a.stage) e
   cross join lateral (select ${record(sql`null`)} from application a ${ofCase} where a.application_id = e.application_id offset 0) r
   order by ${order}`

/** Cases by id, in the order of the ids. */
export async function listRegisterRows(db: Db, ids: readonly number[]): Promise<RegisterRecord[]> {
  if (ids.length === 0) return []
  const wanted = sql`select id, place from unnest(${ids}::bigint[]) with ordinality k(id, place)`
  const { rows } = await sql<RegisterRecord>`${prepared}${registerRowsOf(wanted)}`.execute(db)
  return rows
}
