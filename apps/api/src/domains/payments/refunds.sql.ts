import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql, type RawBuilder } from 'kysely'

import type { PartyFact } from '../documents/letterFacts.sql.ts'

export interface RefundPayment {
  paidOn: LegalDate
  amount: number
  reference: string
  /** Scan of the proof. */
  proofId: string
}

/** Proof of the refund payment `r`: the last one that was uploaded; null when there is none. */
export const presentProof: RawBuilder<string | null> = sql`coalesce((
  select s.file_id from scan_replacement s where s.refund_event_id = r.event_id order by s.replacement_id desc limit 1), r.proof_id)`

/** The same; null also when a virus was found in it. */
export const openableProof: RawBuilder<string | null> = sql`(
  select f.file_id from stored_file f where f.file_id = ${presentProof} and f.scan_state <> 'infected')`

/** The proof of a refund that was paid out; `fileId` and `scanState` are null when there is none. */
export interface KeptProof {
  fileId: string | null
  scanState: 'clean' | 'infected' | 'scanning' | 'not_scanned' | null
  /** Who recorded the refund or uploaded its proof, each once. */
  officers: number[]
}

/** Locks a refund that was paid out and reads its proof; undefined before it is paid out. */
export async function lockProof(tx: Db, eventId: string): Promise<KeptProof | undefined> {
  await sql`select from refund_payment where event_id = ${eventId} for update`.execute(tx)
  const { rows } = await sql<KeptProof>`
    select f.file_id as "fileId", f.scan_state as "scanState",
           array(select r.made_by union select s.made_by from scan_replacement s where s.refund_event_id = r.event_id) as officers
      from refund_payment r left join stored_file f on f.file_id = ${presentProof}
     where r.event_id = ${eventId}`.execute(tx)
  return rows[0]
}

/** Stores that a refund was paid out; false when it was before. */
export async function insertRefundPayment(
  tx: Db,
  eventId: string,
  { paidOn, amount, reference, proofId }: RefundPayment,
  { madeBy, now }: { madeBy: number; now: Date },
): Promise<boolean> {
  const inserted = await tables(tx)
    .insertInto('refundPayment')
    .values({ eventId, paidOn, amount, reference, proofId, madeBy, madeAt: now })
    .onConflict((c) => c.column('eventId').doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

/** Rupiah and number of the refunds that wait to be paid out, and of those paid out. Together they are all that was decided. */
export async function sumRefunds(db: Db): Promise<{ due: number; dueCount: number; paid: number; paidCount: number }> {
  const { rows } = await sql<{ due: number; dueCount: number; paid: number; paidCount: number }>`
    select coalesce(sum(d.refund_amount) filter (where r.event_id is null), 0)::float8 as due, (count(*) filter (where r.event_id is null))::int as "dueCount",
           coalesce(sum(r.amount), 0)::float8 as paid, count(r.event_id)::int as "paidCount"
      from payment_decision d left join refund_payment r using (event_id) where d.refund_amount > 0`.execute(db)
  return rows[0] ?? { due: 0, dueCount: 0, paid: 0, paidCount: 0 }
}

/** Case that a letter about a bill belongs to; `caseNumber`: its submission number until it has another. */
export interface CaseOfBill {
  applicationId: number
  applTyp: string
  caseNumber: string
}

/** Locks the case of a filing, or the first case of a request, so that two letters of one type get different numbers. */
export async function lockCaseOfBill(tx: Db, submissionNbr: string): Promise<CaseOfBill | undefined> {
  const { rows } = await sql<CaseOfBill>`
    select a.application_id as "applicationId", a.appl_typ as "applTyp", coalesce(a.application_number, a.submission_nbr) as "caseNumber"
      from application a
     where a.application_id = coalesce((select f.application_id from application f where f.submission_nbr = ${submissionNbr}),
       (select c.application_id from request r join request_case c using (request_id) where r.submission_nbr = ${submissionNbr} and c.seq_num = 1))
       for update of a`.execute(tx)
  return rows[0]
}

/** The first applicant of a case; undefined when none is recorded. */
export function findFirstApplicant(db: Db, applicationId: number): Promise<PartyFact | undefined> {
  return tables(db)
    .selectFrom('applicationParty')
    .select(['partyRole as role', 'personName as name', 'person'])
    .where('applicationId', '=', applicationId)
    .where('partyRole', '=', 'applicant')
    .orderBy('seqNum')
    .limit(1)
    .$narrowType<PartyFact>()
    .executeTakeFirst()
}
