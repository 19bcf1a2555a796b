import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { CaseRef } from '@saki/domain/ids/caseRef'
import type { DraftData } from '@saki/domain/forms/form'
import { sql, type RawBuilder } from 'kysely'

import { casesWithin, requestsWithin, type Reach } from '../../access.ts'
import type { StoredFile } from './documents.sql.ts'

/** A case named in a request. `detail`: of annuities the years and their amount. */
export interface CaseOnReceipt {
  applicationId: number
  applicationNumber: string
  title: string
  ownerNames: string
  detail: { FROM_YEAR?: number; TO_YEAR?: number; AMOUNT?: number }
}

/** A submitted filing or request, as its receipts show it. */
export interface SubmissionFacts {
  /** Null for a filing. */
  requestId: number | null
  applicationId: number | null
  submissionNbr: string
  /** Of a request its code, of a filing its form. */
  kind: string
  formVersion: number | null
  ownerId: number
  ownerName: string
  /** Consultant who submitted it for the owner. */
  agentName: string | null
  reference: string
  submittedAt: Date
  receivedOn: LegalDate | null
  snapshot: DraftData
  cases: CaseOnReceipt[]
}

const cases = sql`(select coalesce(json_agg(json_build_object('applicationId', a.application_id, 'applicationNumber', a.application_number, 'title', a.title,
    'ownerNames', a.owner_names, 'detail', c.detail) order by c.seq_num), '[]')
  from request_case c join application a using (application_id) where c.request_id = r.request_id)`

const requests = (where: RawBuilder<boolean>) => sql<SubmissionFacts>`
  select r.request_id as "requestId", null::bigint as "applicationId", r.submission_nbr as "submissionNbr", r.kind, null::int as "formVersion",
         r.owner_id as "ownerId", u.full_name as "ownerName", g.full_name as "agentName", '' as reference, r.submitted_at as "submittedAt",
         r.received_on as "receivedOn", r.snapshot, ${cases} as cases
    from request r join app_user u on u.user_id = r.owner_id left join app_user g on g.user_id = r.acted_by
    join request_case f on f.request_id = r.request_id and f.seq_num = 1 join application a on a.application_id = f.application_id
   where ${where}`

/** A request by its id. */
export async function findRequestSubmission(db: Db, requestId: number): Promise<SubmissionFacts | undefined> {
  return (await requests(sql`r.request_id = ${requestId}`).execute(db)).rows[0]
}

/** A submitted filing or request by its submission number, within reach. Reopened filings are not found. */
export async function findSubmission(
  db: Db,
  reach: Reach,
  ref: Extract<CaseRef, { kind: 'submission' }>,
): Promise<SubmissionFacts | undefined> {
  const named: RawBuilder<boolean> = sql`r.submission_nbr = ${ref.submissionNbr} and ${requestsWithin(reach, sql`r.owner_id`)}`
  const [request] = (await requests(named).execute(db)).rows
  if (request) return request
  const { rows } = await sql<SubmissionFacts>`
    select null::bigint as "requestId", a.application_id as "applicationId", a.submission_nbr as "submissionNbr", a.form_typ as kind,
           a.form_version as "formVersion", a.owner_id as "ownerId", a.owner_names as "ownerName", null::text as "agentName", a.reference,
           a.submitted_at as "submittedAt", a.filing_date as "receivedOn", a.snapshot,
           json_build_array(json_build_object('applicationId', a.application_id, 'applicationNumber', coalesce(a.application_number, ''),
             'title', a.title, 'ownerNames', a.owner_names, 'detail', '{}'::json)) as cases
      from application a where a.submission_nbr = ${ref.submissionNbr} and a.reopened_at is null and ${casesWithin(reach)}`.execute(
    db,
  )
  return rows[0]
}

/** Files of a submission, by slot, view and position. */
export function listFilesOfSubmission(
  db: Db,
  { requestId, applicationId }: Pick<SubmissionFacts, 'requestId' | 'applicationId'>,
): Promise<StoredFile[]> {
  return tables(db)
    .selectFrom('storedFile')
    .selectAll()
    .where((eb) => (requestId === null ? eb('applicationId', '=', applicationId) : eb('requestId', '=', requestId)))
    .where('deletedAt', 'is', null)
    .orderBy('specdocTyp')
    .orderBy('viewTyp')
    .orderBy('seqNum')
    .execute()
}

/** The bill of a submission: the paid one, else the newest. */
export function findBillOfSubmission(
  db: Db,
  { requestId, applicationId }: Pick<SubmissionFacts, 'requestId' | 'applicationId'>,
) {
  return tables(db)
    .selectFrom('bill')
    .select(['amount', 'lines', 'billingCode', 'ntpn', 'ntb', 'paidAt', 'status', 'validUntil'])
    .where((eb) => (requestId === null ? eb('applicationId', '=', applicationId) : eb('requestId', '=', requestId)))
    .orderBy(sql`(status = 'paid')`, 'desc')
    .orderBy('issuedAt', 'desc')
    .orderBy('billId', 'desc')
    .limit(1)
    .executeTakeFirst()
}
