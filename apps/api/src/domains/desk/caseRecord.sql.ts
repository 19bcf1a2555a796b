import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql, type RawBuilder } from 'kysely'

import { casePicture } from '../../casePicture.sql.ts'
import type { ProcessKey } from '../workflow/recordAction.ts'

/** Of the process p: 1 while nobody has read its newest letter, plus its bounced mails that are not settled. */
const unread: RawBuilder<number> = sql`
  (select count(*) from inbox_item i where i.proc_typ = p.proc_typ and i.proc_nbr = p.proc_nbr and i.on_behalf_of is null
      and i.first_read_at is null and i.action_nbr = (select max(n.action_nbr) from inbox_item n where n.proc_typ = p.proc_typ and n.proc_nbr = p.proc_nbr))::int
    + (select count(*) from mail m where m.proc_typ = p.proc_typ and m.proc_nbr = p.proc_nbr and m.bounced_at is not null
      and m.bounce_settled_at is null)::int`

/** Case data of the officers' pages. */
export interface OfficeCaseRecord extends ProcessKey {
  applicationId: number
  applicationNumber: string
  submissionNbr: string
  fileTyp: string
  applTyp: string
  lawCode: string
  title: string
  reference: string
  ownerNames: string
  payerCategory: string
  filingDate: LegalDate | null
  registrationNbr: string | null
  registrationDate: LegalDate | null
  expirationDate: LegalDate | null
  publicationDate: LegalDate | null
  flowId: string
  flowVersion: number
  state: string
  stateSince: Date
  dueDate: LegalDate | null
  firesOn: LegalDate | null
  frozenSince: LegalDate | null
  frozenBy: string | null
  rowVersion: number
  officerId: number | null
  officerName: string | null
  imageId: string | null
  replyAt: Date | null
  unread: number
}

/** Cases with one of their processes. */
const records = (db: Db) =>
  tables(db)
    .selectFrom('process as p')
    .innerJoin('application as a', 'a.applicationId', 'p.applicationId')
    .leftJoin('appUser as u', 'u.userId', 'p.assignedTo')
    .select([
      'a.applicationId',
      'a.applicationNumber',
      'a.submissionNbr',
      'a.fileTyp',
      'a.applTyp',
      'a.lawCode',
      'a.title',
    ])
    .select([
      'a.reference',
      'a.ownerNames',
      'a.payerCategory',
      'a.filingDate',
      'a.registrationNbr',
      'a.registrationDate',
    ])
    .select(['a.expirationDate', 'a.publicationDate', 'p.procTyp', 'p.procNbr', 'p.flowId', 'p.flowVersion', 'p.state'])
    .select(['p.stateSince', 'p.dueDate', 'p.firesOn', 'p.frozenSince', 'p.frozenBy', 'p.rowVersion'])
    .select(['p.assignedTo as officerId', 'u.fullName as officerName', unread.as('unread')])
    .select((eb) => [
      casePicture(sql`a.application_id`).as('imageId'),
      eb
        .selectFrom('process as r')
        .select((r) => r.fn.max('r.stateSince').as('at'))
        .whereRef('r.applicationId', '=', 'a.applicationId')
        .where('r.flowId', '=', 'letter-answer')
        .where('r.state', '=', 'received')
        .as('replyAt'),
    ])
    .$narrowType<{ applicationNumber: string }>()

/** The cases of these processes, in no order. */
export async function listRecords(db: Db, keys: readonly ProcessKey[]): Promise<OfficeCaseRecord[]> {
  if (keys.length === 0) return []
  const [types, numbers] = [keys.map(({ procTyp }) => procTyp), keys.map(({ procNbr }) => procNbr)]
  const isAsked: RawBuilder<boolean> = sql`(p.proc_typ, p.proc_nbr) in (select * from unnest(${types}::text[], ${numbers}::int[]))`
  return records(db).where(isAsked).execute()
}

/** The case with this number and its own process. An unpaid filing has no number and is not found. */
export function findRecord(db: Db, applicationNumber: string): Promise<OfficeCaseRecord | undefined> {
  return records(db)
    .where('a.applicationNumber', '=', applicationNumber)
    .whereRef('p.procTyp', '=', 'a.procTyp')
    .whereRef('p.procNbr', '=', 'a.procNbr')
    .executeTakeFirst()
}

/** Numbers of the cases of these processes, by type and number. */
export async function numbersOfProcesses(
  db: Db,
  keys: readonly { PROC_TYP: string; PROC_NBR: number }[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await listRecords(
    db,
    keys.map(({ PROC_TYP, PROC_NBR }) => ({ procTyp: PROC_TYP, procNbr: PROC_NBR })),
  )
  return new Map(rows.map(({ procTyp, procNbr, applicationNumber }) => [`${procTyp}-${procNbr}`, applicationNumber]))
}
