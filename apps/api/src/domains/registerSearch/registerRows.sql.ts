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

/** Rows of cases by a query of `id` and `place`, in the order of their places. Files of many cases leave their pictures out. */
export const registerRowsOf = (
  wanted: RawBuilder<unknown>,
  withPictures = true,
): RawBuilder<RegisterRecord> => sql<RegisterRecord>`
  select a.application_id as "applicationId", a.application_number as "applicationNumber", a.file_typ as "fileTyp", a.appl_typ as "applTyp",
         coalesce(nullif(m.mark_name, ''), a.title) as title, a.owner_names as "ownerNames", e.classes, a.filing_date as "filingDate",
         a.publication_date as "publicationDate", a.registration_nbr as "registrationNbr", a.registration_date as "registrationDate",
         a.expiration_date as "expirationDate", e.is_public as "isPublic", e.stage, p.flow_id as "flowId", p.flow_version as "flowVersion", p.state,
         ${withPictures ? casePicture(sql`a.application_id`) : sql`null`} as "imageId"
    from (${wanted}) wanted
    join register_entry e on e.application_id = wanted.id
    join application a on a.application_id = wanted.id
    join process p on p.proc_typ = a.proc_typ and p.proc_nbr = a.proc_nbr
    left join application_mark m on m.application_id = a.application_id
   order by wanted.place`

/** Cases by id, in the order of the ids. */
export async function listRegisterRows(db: Db, ids: readonly number[]): Promise<RegisterRecord[]> {
  if (ids.length === 0) return []
  const wanted = sql`select id, place from unnest(${ids}::bigint[]) with ordinality k(id, place)`
  const { rows } = await sql<RegisterRecord>`${prepared}${registerRowsOf(wanted)}`.execute(db)
  return rows
}
