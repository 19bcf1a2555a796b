import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql, type RawBuilder } from 'kysely'

import { addresseesOf, casesReadable, requestsWithin, type Reach } from '../../access.ts'
import { containsWords } from '../../plainWords.sql.ts'
import type { Session } from '../../session.ts'

export interface PaperRow {
  docId: string
  direction: 'IN' | 'OUT'
  docTyp: string
  title: string
  typeName: string | null
  typeNameEn: string | null
  docNumber: string
  at: Date
  fileName: string
  applicationId: number
  ownerId: number
  applicationNumber: string
  caseTitle: string
  reference: string
  procTyp: string | null
  procNbr: number | null
  actionNbr: number | null
  mime: string
  size: number
  pages: number | null
  sha256: Buffer | null
  objectKey: string | null
  scanState: string
  uploadedBy: number | null
  isRead: boolean
  withdrawn: boolean
  dueDate: LegalDate | null
  verifyCode: string | null
}

/** Whose documents are visible: officers see every case, others their own and those of their mandates. */
type Asking = (Session & { client?: undefined }) | (Reach & { role?: undefined })

/** Submission number of a receipt's request, else of the case. */
const ofRequest = sql`coalesce((select submission_nbr from request r where r.request_id = l.request_id), a.submission_nbr)`

/** Documents of the office, made or not; of a filing that was opened again only receipts of refunds. `cases`: condition on `application` under a; `mine`: on `case_document` under d. */
const sent = (
  readerId: number,
  cases: RawBuilder<unknown>,
  mine: RawBuilder<unknown>,
  reference: RawBuilder<unknown>,
) => sql`
  select d.doc_id as "docId", 'OUT' as direction, d.doc_typ as "docTyp", d.title, null::text as "typeName", null::text as "typeNameEn",
         d.doc_number as "docNumber", d.issued_at as at, d.file_name as "fileName", d.proc_typ as "procTyp", d.proc_nbr as "procNbr",
         d.action_nbr as "actionNbr", d.mime, d.size_bytes as size, d.pages, o.sha256, o.object_key as "objectKey", 'clean' as "scanState",
         null::integer as "uploadedBy", not exists (select from inbox_item i where i.user_id = ${readerId} and i.unread
           and (i.proc_typ, i.proc_nbr, i.action_nbr) = (d.proc_typ, d.proc_nbr, d.action_nbr)) as "isRead",
         d.withdrawn_at is not null as withdrawn, l.due_date as "dueDate", l.verify_code as "verifyCode", ${ofCase(reference, ofRequest)}
    from application a join case_document d using (application_id)
    left join office_document o on o.doc_id = d.doc_id left join letter l on l.letter_id = d.doc_id
   where (a.reopened_at is null or l.refund_event_id is not null) and ${mine} and ${cases}`

/**
 * Documents for one person only: those the asker ordered about cases of others, and receipts of requests and of refunds of the asker and of principals.
 * The reference is shown to the owner of the case.
 */
const addressed = (asker: Asking, readerId: number, cases: RawBuilder<unknown>) => {
  if (asker.role === 'office') return sql``
  const mine = sql`d.doc_id in (select l.letter_id from letter l left join request r on r.request_id = l.request_id
    where l.addressee_id = any(${addresseesOf(asker)}::int[])
      and (l.addressee_id = ${readerId} or r.request_id is not null and ${requestsWithin(asker, sql`r.owner_id`)}
        or l.refund_event_id is not null and ${requestsWithin(asker, sql`l.addressee_id`)}))`
  const reference = sql`case when a.owner_id = d.addressee_id then a.reference else '' end`
  return sql`union all ${sent(readerId, cases, mine, reference)}`
}

/**
 * Documents of filed cases: outgoing ones of the office (the PDF of a letter may not exist yet) and incoming files, and documents addressed to
 * the reader. What is addressed to others is shown to officers only.
 */
const papers = (asker: Asking, readerId: number, cases: RawBuilder<unknown>) => sql`
  ${sent(readerId, cases, asker.role === 'office' ? sql`true` : sql`d.addressee_id is null and ${casesReadable(asker)}`, sql`a.reference`)}
  ${addressed(asker, readerId, cases)}
  union all
  select f.file_id, 'IN', f.specdoc_typ, f.file_name, t.name_id, t.name_en, '', f.uploaded_at, f.file_name, null, null, null, f.mime,
         f.size_bytes, f.pages, f.sha256, f.object_key, f.scan_state, coalesce(f.uploaded_by, f.owner_id), true, false, null::date,
         null::text, ${ofCase(sql`a.reference`, sql`a.submission_nbr`)}
    from application a join stored_file f using (application_id) join specdoc_type t on t.specdoc_typ = f.specdoc_typ
   where a.reopened_at is null and f.deleted_at is null and ${casesReadable(asker)} and ${cases}`

function ofCase(reference: RawBuilder<unknown>, submission: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`a.application_id as "applicationId", a.owner_id as "ownerId", coalesce(a.application_number, a.submission_nbr) as "applicationNumber",
  a.title as "caseTitle", ${reference} as reference, a.owner_names as "ownerNames", ${submission} as "submissionNbr"`
}

const orders = {
  letters: sql`direction desc, at desc, "docId" desc`,
  newest: sql`at desc, "docId" desc`,
  oldest: sql`at, "docId"`,
  name: sql`lower(title), at desc, "docId" desc`,
  case: sql`"applicationNumber", at desc, "docId" desc`,
} as const

export interface PaperQuery {
  q?: string | undefined
  direction?: 'IN' | 'OUT' | undefined
  unread?: boolean | undefined
  onlyReceipts?: boolean
  /** First and last day of the document in Asia/Jakarta. */
  from?: LegalDate | undefined
  to?: LegalDate | undefined
  sort: keyof typeof orders
  page: number
  size: number
}

/** What words are searched in. */
const paperTexts = [
  'title',
  'docNumber',
  'applicationNumber',
  'submissionNbr',
  'caseTitle',
  'ownerNames',
  'typeName',
  'reference',
].map((name) => sql.ref(name))

/** Document types of receipts: of a filing, of a request and of a refund, and proof of payment. */
const receipts = ['TT', 'TTP', 'BPG', 'BPN']

/** The days from `from` to `to`, WIB, both included. */
const withinDays = (from: LegalDate | undefined, to: LegalDate | undefined) => sql`
  at >= coalesce(${from ?? null}::date::timestamp at time zone 'Asia/Jakarta', '-infinity')
  and at < coalesce((${to ?? null}::date + 1)::timestamp at time zone 'Asia/Jakarta', 'infinity')`

/** One page of the visible documents, with their total count. */
export async function listPapers(
  db: Db,
  reach: Reach,
  { q, direction, unread, onlyReceipts = false, from, to, sort, page, size }: PaperQuery,
): Promise<{ rows: PaperRow[]; total: number }> {
  const { rows } = await sql<PaperRow & { total: number }>`
    select p.*, count(*) over ()::int as total
      from (${papers(reach, reach.userId, sql`true`)}) p
     where (${direction ?? null}::text is null or direction = ${direction ?? null}) and (${unread ?? null}::boolean is null or "isRead" <> ${unread ?? null})
       and ${onlyReceipts ? sql`"docTyp" = any(${receipts}::text[])` : sql`true`} and ${withinDays(from, to)}
       and ${q ? containsWords(paperTexts, q) : sql`true`}
     order by ${orders[sort]} limit ${size} offset ${(page - 1) * size}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** Documents by their ids, limited to those the asker may see. */
export async function findPapers(db: Db, asker: Session, ids: readonly string[]): Promise<PaperRow[]> {
  const cases = sql`a.application_id in (select application_id from case_document where doc_id = any(${ids}::text[])
    union select application_id from stored_file where file_id = any(${ids}::text[]) and application_id is not null)`
  const { rows } = await sql<PaperRow>`
    select * from (${papers(asker, asker.userId, cases)}) p where "docId" = any(${ids}::text[])`.execute(db)
  return rows
}

/** Every document of a case, letters of the office first, each kind oldest first. */
export async function listPapersOfCase(db: Db, asker: Session, applicationId: number): Promise<PaperRow[]> {
  const { rows } = await sql<PaperRow>`
    select * from (${papers(asker, asker.userId, sql`a.application_id = ${applicationId}`)}) p
     order by p.direction desc, p.at, p."docId"`.execute(db)
  return rows
}

/** The newest office document of a process or one of its actions. A receipt belongs to the case's own process. */
export async function findPaperOfProcess(
  db: Db,
  asker: Session,
  { procTyp, procNbr, actionNbr }: { procTyp: string; procNbr: number; actionNbr: number | undefined },
): Promise<PaperRow | undefined> {
  // A letter belongs to the action that issued it; its own process resolves to that action.
  const at = sql`(select coalesce(upper_proc_typ, proc_typ) as typ, coalesce(upper_proc_nbr, proc_nbr) as nbr, upper_action_nbr as action
    from process where proc_typ = ${procTyp} and proc_nbr = ${procNbr})`
  const cases = sql`a.application_id = (select application_id from process where proc_typ = ${procTyp} and proc_nbr = ${procNbr})`
  const { rows } = await sql<PaperRow>`
    select p.* from (${papers(asker, asker.userId, cases)}) p, ${at} k
     where direction = 'OUT' and ((p."procTyp", p."procNbr") = (k.typ, k.nbr) or p."docTyp" = 'TT' and p."procNbr" is null and k.action is null)
       and (k.action is null or p."actionNbr" = k.action)
       and (${actionNbr ?? null}::int is null or k.action is not null or coalesce(p."actionNbr", 1) = ${actionNbr ?? null}::int)
     order by at desc limit 1`.execute(db)
  return rows[0]
}

/** The nth file of a slot of the case a process belongs to. */
export async function findFileOfSlot(
  db: Db,
  asker: Session,
  at: { procTyp: string; procNbr: number; specdocTyp: string; seqNum: number },
): Promise<PaperRow | undefined> {
  const cases = sql`a.application_id = (select application_id from process where proc_typ = ${at.procTyp} and proc_nbr = ${at.procNbr})`
  const { rows } = await sql<PaperRow>`
    select p.* from (${papers(asker, asker.userId, cases)}) p join stored_file f on f.file_id = p."docId"
     where p."docTyp" = ${at.specdocTyp} and f.seq_num = ${at.seqNum} order by at desc limit 1`.execute(db)
  return rows[0]
}

/** The documents before and after this one, in the list of all visible documents by time. */
export async function neighboursOf(
  db: Db,
  reach: Reach,
  { at, docId }: { at: Date; docId: string },
): Promise<{ newer: string | null; older: string | null }> {
  const all = papers(reach, reach.userId, sql`true`)
  const { rows } = await sql<{ newer: string | null; older: string | null }>`
    with p as (${all})
    select (select "docId" from p where (p.at, p."docId") > (${at}::timestamptz, ${docId}) order by p.at, p."docId" limit 1) as newer,
           (select "docId" from p where (p.at, p."docId") < (${at}::timestamptz, ${docId}) order by p.at desc, p."docId" desc limit 1) as older`.execute(
    db,
  )
  return rows[0] ?? { newer: null, older: null }
}

export interface PaperCaseStatus {
  flowId: string
  flowVersion: number
  state: string
  dueDate: LegalDate | null
  /** Action of the document. `moved`: the case left the state this action set (or there is no action). */
  action: string | null
  ground: string
  moved: boolean
}

/** Workflow state of the document's case. */
export function findPaperCaseStatus(db: Db, paper: PaperRow): Promise<PaperCaseStatus | undefined> {
  return tables(db)
    .selectFrom('application as a')
    .innerJoin('process as p', (join) => join.onRef('p.procTyp', '=', 'a.procTyp').onRef('p.procNbr', '=', 'a.procNbr'))
    .leftJoin('processAction as pa', (join) =>
      join
        .on('pa.procTyp', '=', paper.procTyp)
        .on('pa.procNbr', '=', paper.procNbr)
        .on('pa.actionNbr', '=', paper.actionNbr),
    )
    .select(['p.flowId', 'p.flowVersion', 'p.state', 'p.dueDate', 'pa.action'])
    .select((eb) => [
      eb.fn.coalesce('pa.ground', eb.val('')).as('ground'),
      eb.fn.coalesce(eb('p.state', '<>', eb.ref('pa.toState')).$castTo<boolean>(), eb.lit(true)).as('moved'),
    ])
    .where('a.applicationId', '=', paper.applicationId)
    .executeTakeFirst()
}
