import { prepared, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql, type RawBuilder } from 'kysely'

import { statesWithDeadline } from '../../caseState.ts'
import { casesWithin, type Reach } from '../../access.ts'
import type { Session } from '../../session.ts'

/** A case as the database tells it; the process fields are null before the fee is settled. */
export interface CaseRecord {
  applicationId: number
  ownerId: number
  patentId: string | null
  submissionNbr: string
  fileSeq: string
  fileTyp: string
  fileSer: number | null
  fileNbr: number | null
  applTyp: string
  applSubtyp: string
  lawCode: string
  payerCategory: string
  title: string
  reference: string
  ownerNames: string
  submittedAt: Date
  filingDate: LegalDate | null
  receivedAt: Date | null
  procTyp: string | null
  procNbr: number | null
  flowId: string | null
  flowVersion: number | null
  state: string | null
  stateSince: Date | null
  dueDate: LegalDate | null
  billAmount: number | null
  billValidUntil: Date | null
  unread: number
  hasReceipt: boolean
  imageId: string | null
}

/** What a mandate's scope looks at. */
export const scopeOf = ({ ownerId, fileTyp, applicationId }: CaseRecord) => ({
  ownerId,
  fileTyp,
  formTyp: null,
  caseId: applicationId,
})

export interface CaseFilter {
  /** Undefined: everyone's, for officers. */
  reach: Reach | undefined
  words?: string
  letters?: string[]
  /** `unpaid`, or the states wanted, as caseState names them. */
  standing?: 'unpaid' | string[]
  year?: number
  dueBefore?: LegalDate
  now: Date
}

export type CaseSort = 'filing_date' | '-filing_date' | 'title' | 'due' | 'submitted'

/** Reopened filings went back to the draft and are no cases. */
const cases = sql`application a
  left join process p on p.proc_typ = a.proc_typ and p.proc_nbr = a.proc_nbr
  left join bill b on b.application_id = a.application_id and b.status = 'open'`

/** Deadline of the process (days the office sets itself are none), or the last day of a bill that can still be paid. */
function dueDay(now: Date): RawBuilder<unknown> {
  const deadline = sql`case when p.flow_id || ' ' || p.state = any(${statesWithDeadline()}::text[]) then p.due_date end`
  // The last second of a bill counts whole.
  const payable = sql`b.valid_until > ${now}::timestamptz - interval '1 second'`
  return sql`coalesce(${deadline}, case when ${payable} then (b.valid_until at time zone 'Asia/Jakarta')::date end)`
}

const columns = sql`a.application_id as "applicationId", a.owner_id as "ownerId", a.patent_id as "patentId", a.submission_nbr as "submissionNbr",
  a.file_seq as "fileSeq", a.file_typ as "fileTyp", a.file_ser as "fileSer", a.file_nbr as "fileNbr", a.appl_typ as "applTyp",
  a.appl_subtyp as "applSubtyp", a.law_code as "lawCode", a.payer_category as "payerCategory", a.title, a.reference, a.owner_names as "ownerNames",
  a.submitted_at as "submittedAt", a.filing_date as "filingDate", a.received_at as "receivedAt", p.proc_typ as "procTyp", p.proc_nbr as "procNbr",
  p.flow_id as "flowId", p.flow_version as "flowVersion", p.state, p.state_since as "stateSince", p.due_date as "dueDate",
  b.amount as "billAmount", b.valid_until as "billValidUntil"`

/** What only the rows shown need, looked up one by one. */
const extras = (readerId: number) => sql`
  (select count(*) from inbox_item i where i.user_id = ${readerId} and i.unread
     and i.proc_typ = c."procTyp" and i.proc_nbr = c."procNbr")::int as unread,
  exists (select from office_document o where o.application_id = c."applicationId" and o.doc_typ = 'TT') as "hasReceipt",
  (select f.file_id from stored_file f where f.application_id = c."applicationId" and f.specdoc_typ in ('GDI', 'ETK', 'GBP')
      and f.deleted_at is null
    order by f.view_typ, f.seq_num limit 1) as "imageId"`

const orders = (now: Date): Record<CaseSort, RawBuilder<unknown>> => ({
  submitted: sql`a.submitted_at desc, a.application_id desc`,
  filing_date: sql`a.filing_date asc nulls last, a.application_id`,
  '-filing_date': sql`a.filing_date desc nulls last, a.application_id desc`,
  title: sql`lower(a.title), a.application_id`,
  due: sql`${dueDay(now)} asc nulls last, a.application_id`,
})

const likely = (words: string) => `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

function conditions({ reach, words, letters, standing, year, dueBefore, now }: CaseFilter): RawBuilder<unknown> {
  const parts = [sql`a.reopened_at is null`]
  if (reach) parts.push(casesWithin(reach))
  if (words) {
    const like = likely(words)
    parts.push(sql`(a.title ilike ${like} or a.patent_id ilike ${like} or a.submission_nbr ilike ${like} or a.reference ilike ${like}
      or a.owner_names ilike ${like})`)
  }
  if (letters) parts.push(sql`a.file_typ = any(${letters}::text[])`)
  if (standing === 'unpaid') parts.push(sql`p.state is null`)
  else if (standing) parts.push(sql`p.flow_id || ' ' || p.state = any(${standing}::text[])`)
  if (year)
    parts.push(
      sql`extract(year from coalesce(a.filing_date, (a.submitted_at at time zone 'Asia/Jakarta')::date)) = ${year}`,
    )
  if (dueBefore) parts.push(sql`${dueDay(now)} <= ${dueBefore}::date`)
  return sql.join(parts, sql` and `)
}

export interface CasePage {
  readerId: number
  sort: CaseSort
  page: number
  size: number
}

/** A list as it opens; every filter makes another text, which is not worth keeping. */
const opening = ({ words, letters, standing, year, dueBefore }: CaseFilter) =>
  words || letters || standing || year || dueBefore ? sql`` : prepared

/** One page: the rows are found first, then only theirs are looked up. */
export const pageQuery = (
  filter: CaseFilter,
  { readerId, sort, page, size }: CasePage,
) => sql<CaseRecord>`${opening(filter)}
    select c.*, ${extras(readerId)} from (
      select ${columns} from ${cases} where ${conditions(filter)}
       order by ${orders(filter.now)[sort]} limit ${size} offset ${(page - 1) * size}) c`

export async function listCases(db: Db, filter: CaseFilter, page: CasePage): Promise<CaseRecord[]> {
  const { rows } = await pageQuery(filter, page).execute(db)
  return rows
}

export async function countCases(db: Db, filter: CaseFilter): Promise<number> {
  const { rows } = await sql<{
    total: number
  }>`select count(*) as total from ${cases} where ${conditions(filter)}`.execute(db)
  return rows[0]?.total ?? 0
}

export interface StateCount {
  flowId: string | null
  flowVersion: number | null
  state: string | null
  total: number
}

export const countQuery = (reach: Reach | undefined) => sql<StateCount>`${prepared}
    select p.flow_id as "flowId", p.flow_version as "flowVersion", p.state, count(*)::int as total
      from application a left join process p on p.proc_typ = a.proc_typ and p.proc_nbr = a.proc_nbr
     where a.reopened_at is null and ${reach ? casesWithin(reach) : sql`true`}
     group by p.flow_id, p.flow_version, p.state`

/** How many cases stand in each state; state null are the unpaid ones. One pass over the rows within reach. */
export async function countByState(db: Db, reach: Reach | undefined): Promise<StateCount[]> {
  const { rows } = await countQuery(reach).execute(db)
  return rows
}

/** One case the asker may see: an officer any, anyone else their own and those of mandates. */
export async function findCase(
  db: Db,
  asker: Session,
  by: { patentId: string } | { submissionNbr: string },
): Promise<CaseRecord | undefined> {
  const named = 'patentId' in by ? sql`a.patent_id = ${by.patentId}` : sql`a.submission_nbr = ${by.submissionNbr}`
  const allowed = asker.role === 'office' ? sql`true` : casesWithin(asker)
  const { rows } = await sql<CaseRecord>`select c.*, ${extras(asker.userId)} from (
    select ${columns} from ${cases} where ${named} and a.reopened_at is null and ${allowed}) c`.execute(db)
  return rows[0]
}

/** What was done in a process, oldest first, as the rules of windows read it. */
export async function listTakenIn(
  db: Db,
  procTyp: string,
  procNbr: number,
): Promise<{ action: string; day: LegalDate }[]> {
  const { rows } = await sql<{ action: string; day: LegalDate }>`select action, action_date as day from process_action t
    where proc_typ = ${procTyp} and proc_nbr = ${procNbr} and undoes is null and not exists (
      select from process_action u where (u.proc_typ, u.proc_nbr, u.undoes) = (t.proc_typ, t.proc_nbr, t.action_nbr))
    order by action_nbr`.execute(db)
  return rows
}
