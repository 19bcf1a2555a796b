import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { DraftData } from '@saki/domain/forms/form'
import type { Requester } from '@saki/domain/requests/requestKind'
import { sql, type RawBuilder } from 'kysely'

/** What is asked for one case of an order of annuities. */
export interface AnnuitiesAsked {
  FROM_YEAR: number
  TO_YEAR: number
  /** Whole rupiah. */
  AMOUNT: number
}

export interface AskedCase {
  applicationId: number
  applicationNumber: string
  detail: AnnuitiesAsked
}

export interface LockedRequest {
  requestId: number
  submissionNbr: string
  kind: string
  ownerId: number
  receivedOn: LegalDate | null
  /** Answers as submitted; empty for annuities. */
  snapshot: DraftData
  /** False for a request without a bill, which costs nothing. */
  isPaid: boolean
}

/** Locks a request before its bills are changed. */
export async function lockRequest(
  tx: Db,
  by: { submissionNbr: string } | { billingCode: string },
): Promise<LockedRequest | undefined> {
  const named: RawBuilder<boolean> =
    'submissionNbr' in by
      ? sql`r.submission_nbr = ${by.submissionNbr}`
      : sql`r.request_id = (select b.request_id from bill b where b.billing_code = ${by.billingCode})`
  return tables(tx)
    .selectFrom('request as r')
    .select(['r.requestId', 'r.submissionNbr', 'r.kind', 'r.ownerId', 'r.receivedOn', 'r.snapshot'])
    .select((eb) =>
      eb
        .exists(eb.selectFrom('bill as b').select('b.billId').whereRef('b.requestId', '=', 'r.requestId'))
        .$castTo<boolean>()
        .as('isPaid'),
    )
    .where(named)
    .$narrowType<{ snapshot: DraftData }>()
    .forUpdate()
    .executeTakeFirst()
}

/** Number of the file that a request made from a case; undefined when it made none. */
export async function findFileMade(tx: Db, requestId: number, applicationId: number): Promise<string | undefined> {
  const made = await tables(tx)
    .selectFrom('application')
    .select('applicationNumber')
    .where('splitFrom', '=', applicationId)
    .where('splitBy', '=', requestId)
    .executeTakeFirst()
  return made?.applicationNumber ?? undefined
}

/** The cases of a request, in the order in which cases are locked. */
export function listAskedCases(tx: Db, requestId: number): Promise<AskedCase[]> {
  return tables(tx)
    .selectFrom('requestCase as c')
    .innerJoin('application as a', 'a.applicationId', 'c.applicationId')
    .select(['c.applicationId', 'a.applicationNumber', 'c.detail'])
    .where('c.requestId', '=', requestId)
    .orderBy('c.applicationId')
    .$narrowType<{ applicationNumber: string; detail: AnnuitiesAsked }>()
    .execute()
}

/** A case of a request with the request's process in it. */
export interface CaseOfRequest {
  applicationId: number
  applicationNumber: string
  fileTyp: string
  /** Relation of the requester to the case when the request was submitted. */
  relation: Requester
  /** Whether an officer must decide what the system did not do by itself. */
  isHeld: boolean
  procTyp: string
  procNbr: number
  flowId: string
  flowVersion: number
  state: string
  rowVersion: number
}

/** The cases of a request with their processes, in the order in which cases are locked. */
export async function listCasesOfRequest(db: Db, requestId: number): Promise<CaseOfRequest[]> {
  const { rows } = await sql<CaseOfRequest>`
    select c.application_id as "applicationId", a.application_number as "applicationNumber", a.file_typ as "fileTyp", c.detail ->> 'RELATION' as relation,
           c.state = 'held' as "isHeld", p.proc_typ as "procTyp", p.proc_nbr as "procNbr", p.flow_id as "flowId", p.flow_version as "flowVersion", p.state,
           p.row_version as "rowVersion"
      from request_case c
      join application a using (application_id)
      join process p on p.proc_typ = c.proc_typ and p.proc_nbr = c.proc_nbr
     where c.request_id = ${requestId} order by c.application_id`.execute(db)
  return rows
}

/** Locks the processes of cases, in the order of the cases' ids. */
export async function lockProcesses(tx: Db, applicationIds: readonly number[]): Promise<void> {
  await sql`
    select from application a join process p on p.proc_typ = a.proc_typ and p.proc_nbr = a.proc_nbr
     where a.application_id = any(${applicationIds}::bigint[]) order by a.application_id for update of p`.execute(tx)
}

export interface ReceivedCase {
  applicationId: number
  /** Empty when it was recorded. */
  heldWhy: string
}

/** Stores the day a request counts from, and what became of each of its cases. */
export async function markReceived(
  tx: Db,
  requestId: number,
  { receivedOn, now, cases }: { receivedOn: LegalDate; now: Date; cases: readonly ReceivedCase[] },
): Promise<void> {
  await sql`
    with cases as (
      update request_case c set state = case when o."heldWhy" = '' then 'done' else 'held' end, held_why = o."heldWhy"
        from jsonb_to_recordset(${JSON.stringify(cases)}::jsonb) as o ("applicationId" bigint, "heldWhy" text)
       where c.request_id = ${requestId} and c.application_id = o."applicationId"
    )
    update request set received_on = ${receivedOn}, received_at = ${now} where request_id = ${requestId}`.execute(tx)
}

/** Stores what is asked for the cases of an unpaid request again, after its fees changed. */
export async function updateAsked(
  tx: Db,
  requestId: number,
  cases: readonly { applicationId: number; detail: AnnuitiesAsked }[],
): Promise<void> {
  await sql`
    update request_case c set detail = o.detail
      from jsonb_to_recordset(${JSON.stringify(cases)}::jsonb) as o ("applicationId" bigint, detail jsonb)
     where c.request_id = ${requestId} and c.application_id = o."applicationId"`.execute(tx)
}

/** The person who made a request, for mails. */
export function findRequester(tx: Db, ownerId: number) {
  return tables(tx)
    .selectFrom('appUser')
    .select(['userId', 'email', 'locale', 'fullName'])
    .where('userId', '=', ownerId)
    .$narrowType<{ locale: 'id' | 'en' | 'ar' }>()
    .executeTakeFirstOrThrow()
}

/** Ends the holding of a case that an officer has decided. */
export async function releaseHeld(tx: Db, requestId: number, applicationId: number): Promise<void> {
  await tables(tx)
    .updateTable('requestCase')
    .set({ state: 'done', heldWhy: '' })
    .where('requestId', '=', requestId)
    .where('applicationId', '=', applicationId)
    .where('state', '=', 'held')
    .execute()
}

/** A request in one of its cases. */
export interface RequestIn {
  requestId: number
  submissionNbr: string
  kind: string
  applicationId: number
  /** Answers as submitted. */
  snapshot: DraftData
}

/** The request of a process in its case; undefined for a process of no request. */
export function findRequestIn(
  db: Db,
  { procTyp, procNbr }: { procTyp: string; procNbr: number },
): Promise<RequestIn | undefined> {
  return tables(db)
    .selectFrom('requestCase as c')
    .innerJoin('request as r', 'r.requestId', 'c.requestId')
    .select(['r.requestId', 'r.submissionNbr', 'r.kind', 'c.applicationId', 'r.snapshot'])
    .where('c.procTyp', '=', procTyp)
    .where('c.procNbr', '=', procNbr)
    .$narrowType<{ snapshot: DraftData }>()
    .executeTakeFirst()
}
