import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

import { actionsOfEffect } from '../../caseState.ts'
import type { ProcessKey } from '../workflow/recordAction.ts'

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

const columns = sql`
  a.application_id as "applicationId", a.application_number as "applicationNumber", a.submission_nbr as "submissionNbr", a.file_typ as "fileTyp",
  a.appl_typ as "applTyp", a.law_code as "lawCode", a.title, a.reference, a.owner_names as "ownerNames", a.payer_category as "payerCategory",
  a.filing_date as "filingDate", a.registration_nbr as "registrationNbr", a.registration_date as "registrationDate",
  a.expiration_date as "expirationDate", a.publication_date as "publicationDate", p.proc_typ as "procTyp", p.proc_nbr as "procNbr",
  p.flow_id as "flowId", p.flow_version as "flowVersion", p.state, p.state_since as "stateSince", p.due_date as "dueDate",
  p.fires_on as "firesOn", p.frozen_since as "frozenSince", p.frozen_by as "frozenBy", p.row_version as "rowVersion",
  p.assigned_to as "officerId", u.full_name as "officerName",
  (select f.file_id from stored_file f where f.application_id = a.application_id and f.specdoc_typ in ('GDI', 'ETK', 'GBP')
      and f.deleted_at is null order by f.view_typ, f.seq_num limit 1) as "imageId",
  (select max(r.state_since) from process r where r.application_id = a.application_id and r.flow_id = 'letter-answer' and r.state = 'received') as "replyAt",
  (select count(*) from inbox_item i where i.proc_typ = p.proc_typ and i.proc_nbr = p.proc_nbr and i.on_behalf_of is null
      and i.first_read_at is null and i.action_nbr = (select max(n.action_nbr) from inbox_item n where n.proc_typ = p.proc_typ and n.proc_nbr = p.proc_nbr))::int
    + (select count(*) from mail m where m.proc_typ = p.proc_typ and m.proc_nbr = p.proc_nbr and m.bounced_at is not null
      and m.bounce_settled_at is null)::int as unread`
const tables = sql`process p
  join application a on a.application_id = p.application_id
  left join app_user u on u.user_id = p.assigned_to`

/** The cases of these processes, in no order. */
export async function listRecords(db: Db, keys: readonly ProcessKey[]): Promise<OfficeCaseRecord[]> {
  if (keys.length === 0) return []
  const [types, numbers] = [keys.map(({ procTyp }) => procTyp), keys.map(({ procNbr }) => procNbr)]
  const { rows } = await sql<OfficeCaseRecord>`select ${columns} from ${tables}
    where (p.proc_typ, p.proc_nbr) in (select * from unnest(${types}::text[], ${numbers}::int[]))`.execute(db)
  return rows
}

/** The case with this number and its own process. An unpaid filing has no number and is not found. */
export async function findRecord(db: Db, applicationNumber: string): Promise<OfficeCaseRecord | undefined> {
  const { rows } = await sql<OfficeCaseRecord>`select ${columns} from ${tables}
    where a.application_number = ${applicationNumber} and p.proc_typ = a.proc_typ and p.proc_nbr = a.proc_nbr`.execute(
    db,
  )
  return rows[0]
}

export interface HistoryRecord {
  procTyp: string
  procNbr: number
  actionNbr: number
  action: string
  fromState: string
  toState: string
  actorRole: 'applicant' | 'office' | 'system' | 'public'
  officerName: string | null
  actionDate: LegalDate
  capturedAt: Date
  notes: string
  detail: Record<string, unknown>
  ground: string
  dueDate: LegalDate | null
  docId: string | null
  docTitle: string | null
  readAt: Date | null
  told: boolean
  undoneBy: number | null
}

/** History of a process, oldest first, internal notes included (officers only). */
export async function listHistory(
  db: Db,
  { procTyp, procNbr }: ProcessKey,
  applicationId: number,
): Promise<HistoryRecord[]> {
  const { rows } = await sql<HistoryRecord>`
    select t.proc_typ as "procTyp", t.proc_nbr as "procNbr", t.action_nbr as "actionNbr", t.action, t.from_state as "fromState",
           t.to_state as "toState", t.actor_role as "actorRole", case when u.role = 'office' then u.full_name end as "officerName",
           t.action_date as "actionDate", t.captured_at as "capturedAt", t.notes, t.detail, t.ground, t.due_date as "dueDate",
           d.doc_id as "docId", d.title as "docTitle", i.read_at as "readAt", i.told, x.action_nbr as "undoneBy"
      from process_action t
      left join app_user u on u.user_id = t.actor_id
      left join process_action x on (x.proc_typ, x.proc_nbr, x.undoes) = (t.proc_typ, t.proc_nbr, t.action_nbr)
      left join lateral (
        select o.doc_id, o.title from case_document o where o.application_id = ${applicationId}
           and ((o.proc_typ, o.proc_nbr, o.action_nbr) = (t.proc_typ, t.proc_nbr, t.action_nbr)
             or (o.doc_typ = 'TT' and o.action_nbr is null and t.action = any(${actionsOfEffect('issueReceipt')}::text[])))
         order by o.issued_at limit 1) d on true
      left join lateral (
        select min(n.first_read_at) as read_at, count(*) > 0 as told from inbox_item n
         where (n.proc_typ, n.proc_nbr, n.action_nbr) = (t.proc_typ, t.proc_nbr, t.action_nbr) and n.on_behalf_of is null) i on true
     where t.proc_typ = ${procTyp} and t.proc_nbr = ${procNbr}
     order by t.action_nbr`.execute(db)
  return rows
}

export interface ChildRecord extends ProcessKey {
  flowId: string
  flowVersion: number
  state: string
  stateSince: Date
  dueDate: LegalDate | null
  upperActionNbr: number | null
  title: string | null
}

/** Processes below a case: letters and answers. */
export async function listChildren(
  db: Db,
  { applicationId, procTyp, procNbr }: OfficeCaseRecord,
): Promise<ChildRecord[]> {
  const { rows } = await sql<ChildRecord>`
    select c.proc_typ as "procTyp", c.proc_nbr as "procNbr", c.flow_id as "flowId", c.flow_version as "flowVersion", c.state,
           c.state_since as "stateSince", c.due_date as "dueDate", c.upper_action_nbr as "upperActionNbr", d.title
      from process c
      left join lateral (select o.title from case_document o where o.application_id = c.application_id
         and (o.proc_typ, o.proc_nbr, o.action_nbr) = (c.upper_proc_typ, c.upper_proc_nbr, c.upper_action_nbr) limit 1) d on true
     where c.application_id = ${applicationId} and (c.proc_typ, c.proc_nbr) <> (${procTyp}, ${procNbr}::int)
     order by c.proc_nbr`.execute(db)
  return rows
}

export interface OfficeCaseFacts {
  amount: number | null
  billStatus: string | null
  paidAt: Date | null
  ntpn: string | null
  place: string | null
  files: number
  views: number
}

/** Fee, town of the first applicant, and number of files. */
export async function findFacts(db: Db, applicationId: number): Promise<OfficeCaseFacts | undefined> {
  const { rows } = await sql<OfficeCaseFacts>`
    select b.amount, b.status as "billStatus", b.paid_at as "paidAt", b.ntpn, coalesce(i.city_name, t.person->>'ADDR_STREET') as place,
           (select count(*) from stored_file f where f.application_id = a.application_id and f.deleted_at is null)::int as files,
           (select count(*) from stored_file f where f.application_id = a.application_id and f.deleted_at is null and f.specdoc_typ = 'GDI')::int as views
      from application a
      left join lateral (select * from bill b where b.application_id = a.application_id and b.status in ('open', 'paid')
                          order by b.status desc limit 1) b on true
      left join application_party t on t.application_id = a.application_id and t.party_role = 'applicant' and t.seq_num = 1
      left join region_city i on i.city_code = t.person->>'CITY_CODE'
     where a.application_id = ${applicationId}`.execute(db)
  return rows[0]
}

/** Active officers, by name. */
export async function listOfficers(db: Db): Promise<{ USER_ID: number; USER_NAME: string }[]> {
  const { rows } = await sql<{ USER_ID: number; USER_NAME: string }>`
    select user_id as "USER_ID", full_name as "USER_NAME" from app_user where role = 'office' and status = 'active' order by full_name`.execute(
    db,
  )
  return rows
}
