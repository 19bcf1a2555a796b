import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { DraftData } from '@saki/domain/forms/form'
import { sql, type RawBuilder } from 'kysely'

import { requestsWithin, type Reach } from '../../access.ts'
import { notUndone } from '../../takenActions.sql.ts'
import type { StoredFile } from '../documents/documents.sql.ts'
import { presentScan } from '../documents/scanReplacement.sql.ts'
import type { CaseOfRequest } from '../requests/request.sql.ts'
import type { KeptLine } from '../payments/fees.ts'

export interface RequestRecord {
  requestId: number
  submissionNbr: string
  kind: string
  ownerId: number
  requesterName: string
  submittedAt: Date
  receivedOn: LegalDate | null
  snapshot: DraftData
  tempId: string | null
  receiptId: string | null
  receiptNbr: string | null
  /** How its party gets letters when an officer recorded it from a paper; null for one through the portal. */
  onPaper: 'POST' | 'INBOX' | null
}

const record = sql`select r.request_id as "requestId", r.submission_nbr as "submissionNbr", r.kind, r.owner_id as "ownerId", u.full_name as "requesterName",
  r.submitted_at as "submittedAt", r.received_on as "receivedOn", r.snapshot, r.temp_id as "tempId",
  l.letter_id as "receiptId", l.doc_number as "receiptNbr",
  case when r.recorded_by is null then null when exists (select from paper_party y where y.user_id = r.owner_id) then 'POST' else 'INBOX' end as "onPaper"
  from request r join app_user u on u.user_id = r.owner_id left join letter l on l.request_id = r.request_id
  join request_case f on f.request_id = r.request_id and f.seq_num = 1 join application a on a.application_id = f.application_id`

/**
 * A request within reach ('office': of anyone); undefined for other people's, and for orders of annuities, which have a page of their own.
 */
export async function findRequestOf(
  db: Db,
  reach: Reach | 'office',
  submissionNbr: string,
): Promise<RequestRecord | undefined> {
  const within = reach === 'office' ? sql`true` : requestsWithin(reach, sql`r.owner_id`)
  const { rows } = await sql<RequestRecord>`${record}
    where r.submission_nbr = ${submissionNbr} and r.temp_id is not null and ${within}`.execute(db)
  return rows[0]
}

/** Ids of a request's receipt and of the letters of its processes, oldest first. */
export async function listLetterIds(db: Db, requestId: number): Promise<string[]> {
  const { rows } = await sql<{ letterId: string }>`
    select l.letter_id as "letterId" from letter l
     where l.request_id = ${requestId}
        or (l.proc_typ, l.proc_nbr) in (select proc_typ, proc_nbr from request_case c where c.request_id = ${requestId})
     order by l.issued_at, l.letter_id`.execute(db)
  return rows.map(({ letterId }) => letterId)
}

/** The request a process belongs to, for officers. */
export async function findRequestOfProcess(
  db: Db,
  { procTyp, procNbr }: { procTyp: string; procNbr: number },
): Promise<RequestRecord | undefined> {
  const { rows } = await sql<RequestRecord>`${record}
    where r.request_id = (select c.request_id from request_case c where c.proc_typ = ${procTyp} and c.proc_nbr = ${procNbr})`.execute(
    db,
  )
  return rows[0]
}

/** What a request's page shows of its process in a case, besides `CaseOfRequest`. */
export interface CaseDetail extends CaseOfRequest {
  dueDate: LegalDate | null
  heldWhy: string
  decidedOn: LegalDate | null
  reasons: string
  /** Number of the file split off by the request. */
  splitNumber: string | null
  letters: LetterOfRequest[]
}

export interface LetterOfRequest {
  docId: string
  docTyp: string
  title: string
  number: string
  day: LegalDate
  isReady: boolean
  procTyp: string
  procNbr: number
  actionNbr: number
}

/** The processes of a request, in the order in which its cases were named; `only`: one of them. */
export async function listCaseDetails(
  db: Db,
  requestId: number,
  ended: readonly string[],
  only?: { procTyp: string; procNbr: number },
): Promise<CaseDetail[]> {
  const one: RawBuilder<boolean> = only ? sql`c.proc_typ = ${only.procTyp} and c.proc_nbr = ${only.procNbr}` : sql`true`
  const { rows } = await sql<CaseDetail>`
    select c.application_id as "applicationId", a.application_number as "applicationNumber", a.file_typ as "fileTyp", c.detail ->> 'RELATION' as relation, c.state = 'held' as "isHeld",
           p.proc_typ as "procTyp", p.proc_nbr as "procNbr", p.flow_id as "flowId", p.flow_version as "flowVersion", p.state,
           p.row_version as "rowVersion", p.due_date as "dueDate", c.held_why as "heldWhy",
           e.action_date as "decidedOn", coalesce(e.notes, '') as reasons,
           (select n.application_number from application n where n.split_from = c.application_id and n.split_by = c.request_id) as "splitNumber",
           (select coalesce(json_agg(json_build_object('docId', l.letter_id, 'docTyp', l.letter_typ, 'title', l.title, 'number', l.doc_number,
                      'day', l.issued_on, 'isReady', o.doc_id is not null, 'procTyp', l.proc_typ, 'procNbr', l.proc_nbr,
                      'actionNbr', l.action_nbr) order by l.action_nbr), '[]')
              from letter l left join office_document o on o.doc_id = l.letter_id
             where l.proc_typ = p.proc_typ and l.proc_nbr = p.proc_nbr and l.withdrawn_at is null) as letters
      from request_case c
      join application a using (application_id)
      join process p on p.proc_typ = c.proc_typ and p.proc_nbr = c.proc_nbr
      left join lateral (
        select t.action_date, t.notes from process_action t
         where t.proc_typ = p.proc_typ and t.proc_nbr = p.proc_nbr and p.flow_id || ' ' || t.to_state = any(${ended}::text[])
           and t.undoes is null and ${notUndone}
         order by t.action_nbr desc limit 1) e on true
     where c.request_id = ${requestId} and ${one} order by c.seq_num`.execute(db)
  return rows
}

/** The newest bill of a request, the paid one first. */
export function findBillOf(db: Db, requestId: number) {
  return tables(db)
    .selectFrom('bill')
    .select(['amount', 'lines', 'status', 'billingCode', 'validUntil', 'ntpn'])
    .where('requestId', '=', requestId)
    .orderBy(sql`(status = 'paid')`, 'desc')
    .orderBy('issuedAt', 'desc')
    .orderBy('billId', 'desc')
    .limit(1)
    .$narrowType<{ lines: KeptLine[]; status: 'open' | 'paid' | 'replaced' | 'closed' }>()
    .executeTakeFirst()
}

const isScanOfAct: RawBuilder<boolean> = sql`f.file_id = ${presentScan(sql`t.detail ->> 'SCAN_ID'`)}`
const isActOfRequest: RawBuilder<boolean> = sql`t.detail ->> 'SUBMISSION_NBR' = r.submission_nbr`

/** The files of a request; of one that an officer recorded from a paper also its scan, which is a document of the case. */
export async function listFilesOfRequest(db: Db, requestId: number): Promise<StoredFile[]> {
  const scan = await tables(db)
    .selectFrom('request as r')
    .innerJoin('requestCase as c', 'c.requestId', 'r.requestId')
    .innerJoin('application as a', 'a.applicationId', 'c.applicationId')
    .innerJoin('processAction as t', (join) =>
      join.onRef('t.procTyp', '=', 'a.procTyp').onRef('t.procNbr', '=', 'a.procNbr'),
    )
    .innerJoin('storedFile as f', (join) => join.on(isScanOfAct))
    .selectAll('f')
    .where('r.requestId', '=', requestId)
    .where('r.recordedBy', 'is not', null)
    .where(isActOfRequest)
    .where('f.deletedAt', 'is', null)
    .execute()
  const own = await tables(db)
    .selectFrom('storedFile')
    .selectAll()
    .where('requestId', '=', requestId)
    .where('deletedAt', 'is', null)
    .orderBy('specdocTyp')
    .orderBy('seqNum')
    .orderBy('uploadedAt')
    .execute()
  return [...scan, ...own]
}
