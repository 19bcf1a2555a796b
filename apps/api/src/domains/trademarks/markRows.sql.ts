import { prepared, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql, type RawBuilder } from 'kysely'

import { casesWithin, type Reach } from '../../access.ts'
import { casePicture } from '../../casePicture.sql.ts'

/** A mark as the register shows it to everybody. */
export interface MarkRecord {
  applicationId: number
  applicationNumber: string
  markName: string
  sign: string
  ownerNames: string
  classes: number[]
  filingDate: LegalDate
  registrationNbr: string | null
  registrationDate: LegalDate | null
  expirationDate: LegalDate | null
  flowId: string
  flowVersion: number
  state: string
  imageId: string | null
  /** Within the reach of the asker; false without one. */
  isOwn: boolean
}

/** Marks by id, in the order of the ids. */
export async function listMarks(db: Db, ids: readonly number[], asker?: Reach): Promise<MarkRecord[]> {
  const isOwn: RawBuilder<boolean> = asker ? sql`(${casesWithin(asker)})` : sql`false`
  const { rows } = await sql<MarkRecord>`${prepared}
    select a.application_id as "applicationId", a.application_number as "applicationNumber", coalesce(nullif(m.mark_name, ''), a.title) as "markName",
           m.sign_wcode as sign, a.owner_names as "ownerNames",
           array(select n.nice_class_code::int from application_nice n where n.application_id = a.application_id order by 1) as classes,
           a.filing_date as "filingDate", a.registration_nbr as "registrationNbr", a.registration_date as "registrationDate",
           a.expiration_date as "expirationDate", p.flow_id as "flowId", p.flow_version as "flowVersion", p.state,
           ${casePicture(sql`a.application_id`)} as "imageId", ${isOwn} as "isOwn"
      from unnest(${ids}::bigint[]) with ordinality wanted(id, place)
      join application a on a.application_id = wanted.id
      join application_mark m on m.application_id = a.application_id
      join process p on p.proc_typ = a.proc_typ and p.proc_nbr = a.proc_nbr
     order by wanted.place`.execute(db)
  return rows
}
