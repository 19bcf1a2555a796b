import type { Saved } from '@saki/contracts/edits'
import { prepared, tables, type Db } from '@saki/db'
import type { DraftData } from '@saki/domain/forms/form'
import { sql } from 'kysely'

import type { KeptLine } from '../payments/fees.ts'

export interface EarlierFiling {
  tempId: string
  submissionNbr: string
  applicationNumber: string | null
  byKey: boolean
  sameRequest: boolean
  reopened: boolean
  data: DraftData
  /** The stored reply as JSON text; repeats return it. */
  reply: string
}

/** The owner's filing with this idempotency key, else the current (not reopened) filing of this draft. Lock the draft first. */
export async function findFiling(
  tx: Db,
  { ownerId, tempId, key, hash }: { ownerId: number; tempId: string; key: string; hash: Buffer },
): Promise<EarlierFiling | undefined> {
  const found = await sql<EarlierFiling>`${prepared}
    select temp_id as "tempId", submission_nbr as "submissionNbr", application_number as "applicationNumber", idempotency_key = ${key} as "byKey",
           request_hash = ${hash} as "sameRequest", reopened_at is not null as reopened, snapshot - 'FORM' - 'FILES' - 'SUBMITTED_AT' as data, reply::text as reply
      from application
     where (owner_id = ${ownerId} and idempotency_key = ${key}) or (temp_id = ${tempId} and reopened_at is null)
     order by idempotency_key = ${key} desc limit 1`.execute(tx)
  return found.rows[0]
}

export interface NewParty {
  party_role: 'applicant' | 'designer' | 'inventor' | 'representative'
  seq_num: number
  person: unknown
  person_name: string
}

/** Placeholders in the reply; the insert replaces them by the numbers the database draws. */
export const SUBMISSION_MARK = '@@SUBMISSION_NBR@@'
export const BILLING_MARK = '@@BILLING_CODE@@'

export interface NewFiling {
  tempId: string
  ownerId: number
  /** The consultant who submitted it for the owner; null when the owner did. */
  filedBy: number | null
  key: string
  hash: Buffer
  formTyp: string
  formVersion: number
  snapshot: unknown
  fileTyp: string
  fileSeq: string
  applTyp: string
  applSubtyp: string
  lawCode: string
  title: string
  reference: string
  payerCategory: string
  ownerNames: string
  parties: NewParty[]
  priorities: { seq_num: number; country_code: string; priority_appl_id: string; priority_date: string }[]
  locarno: { locarno_class_code: string; product_title: string }[]
  fileIds: string[]
  bill: { codes: string[]; amount: number; lines: KeptLine[]; validUntil: Date }
  /** With the placeholders SUBMISSION_MARK and BILLING_MARK. */
  reply: Saved
  year: number
  now: Date
}

export interface FilingRecord {
  applicationId: number
  billId: number
  reply: string
  files: number
}

/** Inserts a filing with its bill, parties, priorities, classes and files in one statement. The draft must be locked, so that its files do not change. */
export async function insertFiling(tx: Db, f: NewFiling): Promise<FilingRecord> {
  const filed = await sql<FilingRecord>`${prepared}
    with drawn as materialized (
      select 'TRX-' || ${f.year}::int || '-' || lpad(nextval('submission_seq')::text, 6, '0') as submission,
             (select code from unnest(${f.bill.codes}::text[]) with ordinality as c (code, at)
               where not exists (select from bill where billing_code = code) and not billing_code_skipped(code) order by at limit 1) as code
    ), filed as (
      insert into application (temp_id, owner_id, idempotency_key, request_hash, submission_nbr, form_typ, form_version, snapshot, file_typ, file_seq,
                               appl_typ, appl_subtyp, law_code, title, reference, payer_category, owner_names, submitted_at, filed_by, reply)
      select ${f.tempId}, ${f.ownerId}, ${f.key}, ${f.hash}, submission, ${f.formTyp}, ${f.formVersion}, ${JSON.stringify(f.snapshot)}::jsonb,
             ${f.fileTyp}, ${f.fileSeq}, ${f.applTyp}, ${f.applSubtyp}, ${f.lawCode}, ${f.title}, ${f.reference}, ${f.payerCategory},
             ${f.ownerNames}, ${f.now}, ${f.filedBy}::int,
             replace(replace(${JSON.stringify(f.reply)}::text, ${SUBMISSION_MARK}::text, submission), ${BILLING_MARK}::text, code)::json
        from drawn
      returning application_id, reply
    ), billed as (
      insert into bill (application_id, billing_code, amount, lines, status, issued_at, valid_until)
      select application_id, code, ${f.bill.amount}, ${JSON.stringify(f.bill.lines)}::jsonb, 'open', ${f.now}, ${f.bill.validUntil} from filed, drawn
      returning bill_id
    ), parties as (
      insert into application_party (application_id, party_role, seq_num, person, person_name)
      select application_id, p.* from filed, jsonb_to_recordset(${JSON.stringify(f.parties)}::jsonb)
             as p (party_role text, seq_num smallint, person jsonb, person_name text)
    ), priorities as (
      insert into application_priority (application_id, seq_num, country_code, priority_appl_id, priority_date)
      select application_id, p.* from filed, jsonb_to_recordset(${JSON.stringify(f.priorities)}::jsonb)
             as p (seq_num smallint, country_code text, priority_appl_id text, priority_date date)
    ), classes as (
      insert into application_locarno (application_id, locarno_class_code, product_title)
      select application_id, c.* from filed, jsonb_to_recordset(${JSON.stringify(f.locarno)}::jsonb)
             as c (locarno_class_code text, product_title text)
    ), taken as (
      update stored_file set application_id = filed.application_id from filed
       where file_id = any (${f.fileIds}::text[]) and temp_id = ${f.tempId} and deleted_at is null and stored_file.application_id is null
      returning 1
    ), done as (
      update draft set submitted_at = ${f.now}, complete_pct = 100 where temp_id = ${f.tempId}
    )
    select application_id as "applicationId", (select bill_id from billed) as "billId", reply::text as reply,
           (select count(*)::int from taken) as files
      from filed`.execute(tx)
  const row = filed.rows[0]
  if (!row) throw new Error('filing not inserted')
  if (row.files !== f.fileIds.length) throw new Error(`files of ${f.tempId} changed while it was filed`)
  return row
}

/** TEMP_ID of the draft an own filing was made from. */
export async function findTempId(db: Db, ownerId: number, submissionNbr: string): Promise<string | undefined> {
  const found = await tables(db)
    .selectFrom('application')
    .select('tempId')
    .where('submissionNbr', '=', submissionNbr)
    .where('ownerId', '=', ownerId)
    .executeTakeFirst()
  return found?.tempId ?? undefined
}

/** Frees the draft and its files; the filing stays in the table without an application number. Draft, filing and bill must be locked. */
export async function releaseDraft(tx: Db, applicationId: number, tempId: string, now: Date): Promise<void> {
  await sql`
    with reopened as (update application set reopened_at = ${now} where application_id = ${applicationId}),
         freed as (update stored_file set application_id = null where application_id = ${applicationId})
    update draft set submitted_at = null, updated_at = ${now} where temp_id = ${tempId}`.execute(tx)
}

export interface FilingOfDraft {
  submissionNbr: string
  applicationNumber: string | null
  billingCode: string | null
  expiresAt: Date | null
}

/** The current (not reopened) filing of a draft, with its open bill. */
export function findFilingOfDraft(db: Db, tempId: string): Promise<FilingOfDraft | undefined> {
  return tables(db)
    .selectFrom('application as a')
    .leftJoin('bill as b', (join) => join.onRef('b.applicationId', '=', 'a.applicationId').on('b.status', '=', 'open'))
    .select(['a.submissionNbr', 'a.applicationNumber', 'b.billingCode', 'b.validUntil as expiresAt'])
    .where('a.tempId', '=', tempId)
    .where('a.reopenedAt', 'is', null)
    .executeTakeFirst()
}
