import { randomBytes } from 'node:crypto'

import { transact, type Db } from '@saki/db'
import { legalDateOf, yearOf } from '@saki/domain/dates/legalDate'
import { validUntil } from '@saki/domain/billing/validity'
import type { ActingRole } from '@saki/domain/workflow/definition'
import { formatApplicationNumber } from '@saki/domain/ids/applicationNumber'
import { sql } from 'kysely'

import { openProcess, recordAction, type FindWorkflow, type ProcessKey } from '../domains/workflow/recordAction.ts'

export interface SeededCase {
  applicationId: number
  submissionNbr: string
}
export interface NumberedTestCase extends SeededCase {
  patentId: string
  /** Path segments of the workflow calls. */
  file: { fileNbr: string; fileSeq: string; fileTyp: string; fileSer: string }
  process: ProcessKey
}

export interface FiledTestCase {
  ownerId: number
  now: Date
  title?: string
  reference?: string
}

/** Inserts an active user without a session, for tests that make no calls. */
export async function seedUser(
  db: Db,
  email: string,
  now: Date,
  role: 'applicant' | 'office' | 'commission' = 'applicant',
): Promise<number> {
  const { rows } = await sql<{ userId: number }>`
    insert into app_user (email, email_folded, password_hash, password_changed_at, role, status, full_name, created_at, activated_at)
    values (${email}, ${email.toLowerCase()}, 'none', ${now}, ${role}, 'active', ${email}, ${now}, ${now}) returning user_id as "userId"`.execute(
    db,
  )
  return one(rows).userId
}

/** Inserts a design that is filed and unpaid: draft, application, parties, class, priority, picture and an open bill of Rp800.000. */
export async function seedUnpaid(
  db: Db,
  { ownerId, now, title = 'Botol lipat', reference = '' }: FiledTestCase,
): Promise<SeededCase> {
  const id = randomBytes(12).toString('hex')
  const { rows } = await sql<SeededCase>`
    with d as (
      insert into draft (temp_id, owner_id, form_typ, form_version, data, title, row_version, created_at, updated_at, submitted_at)
      values (${id}, ${ownerId}, 'design-filing', 1, '{}', ${title}, 1, ${now}, ${now}, ${now}) returning temp_id
    )
    insert into application (temp_id, owner_id, idempotency_key, submission_nbr, form_typ, form_version, snapshot, file_typ, file_seq, appl_typ,
                             appl_subtyp, law_code, title, reference, payer_category, owner_names, submitted_at)
    select temp_id, ${ownerId}, ${id}, 'TRX-' || ${yearOf(legalDateOf(now))}::text || '-' || lpad(nextval('submission_seq')::text, 6, '0'), 'design-filing', 1,
           ${JSON.stringify(snapshot(title))}::jsonb, 'A', '00', 'DESIGN', 'SINGLE', 'UU31/2000', ${title}, ${reference}, 'UMUM', 'Sari Wulandari', ${now}
      from d returning application_id as "applicationId", submission_nbr as "submissionNbr"`.execute(db)
  const seeded = one(rows)
  await seedContents(db, seeded.applicationId, ownerId, id, now)
  const code = `82${String(seeded.applicationId).padStart(13, '0')}`
  await sql`insert into bill (application_id, billing_code, amount, lines, status, issued_at, valid_until)
    values (${seeded.applicationId}, ${code}, 800000, '[]', 'open', ${now}, ${validUntil(now)})`.execute(db)
  return seeded
}

/** The same, paid: bill settled, process opened with its first action, number issued. */
export async function seedNumbered(db: Db, filed: FiledTestCase): Promise<NumberedTestCase> {
  const seeded = await seedUnpaid(db, filed)
  return transact(db, async (tx) => {
    const day = legalDateOf(filed.now)
    const process = await openProcess(tx, {
      applicationId: seeded.applicationId,
      flowId: 'design-registration',
      flowVersion: 1,
      now: filed.now,
    })
    await recordAction(tx, process, {
      action: 'payment_received',
      role: 'system',
      actorId: null,
      actionDate: day,
      now: filed.now,
    })
    await sql`update bill set status = 'paid', paid_at = ${filed.now}, settled_at = ${filed.now} where application_id = ${seeded.applicationId}`.execute(
      tx,
    )
    const fileNbr = await nextNumber(tx, yearOf(day), filed.now)
    const parts = { fileTyp: 'A', fileSeq: '00', fileSer: yearOf(day), fileNbr }
    const patentId = formatApplicationNumber(parts)
    await sql`update application set application_number = ${patentId}, file_ser = ${parts.fileSer}, file_nbr = ${fileNbr}, filing_date = ${day},
      received_at = ${filed.now} where application_id = ${seeded.applicationId}`.execute(tx)
    return {
      ...seeded,
      patentId,
      process,
      file: { fileNbr: String(fileNbr), fileSeq: '00', fileTyp: 'A', fileSer: String(parts.fileSer) },
    }
  })
}

/** Takes one action through recordAction, dated by `now`. */
export function act(
  db: Db,
  process: ProcessKey,
  taken: {
    action: string
    role: ActingRole
    actorId?: number
    now: Date
    notes?: string
  },
  find?: FindWorkflow,
) {
  const { actorId = null, now, ...rest } = taken
  return transact(db, (tx) => recordAction(tx, process, { ...rest, actorId, now, actionDate: legalDateOf(now) }, find))
}

/** Inserts the receipt document of a numbered case. */
export async function seedReceipt(db: Db, { applicationId, patentId }: NumberedTestCase, now: Date): Promise<void> {
  await sql`insert into office_document (doc_id, application_id, doc_typ, doc_number, title, file_name, mime, size_bytes, sha256, pages, object_key, issued_at)
    values (${randomBytes(12).toString('hex')}, ${applicationId}, 'TT', ${patentId}, 'Tanda Terima Permohonan', 'tanda-terima.pdf', 'application/pdf',
            1000, ${Buffer.alloc(32)}, 2, 'none', ${now})`.execute(db)
}

async function nextNumber(tx: Db, year: number, now: Date): Promise<number> {
  const { rows } = await sql<{
    last: number
  }>`insert into number_counter as c (file_typ, file_seq, file_ser, last_nbr, last_at) values ('A', '00', ${year}, 1, ${now})
    on conflict (file_typ, file_seq, file_ser) do update set last_nbr = c.last_nbr + 1 returning last_nbr as last`.execute(
    tx,
  )
  return one(rows).last
}

async function seedContents(db: Db, applicationId: number, ownerId: number, tempId: string, now: Date): Promise<void> {
  await sql`insert into application_party (application_id, party_role, seq_num, person, person_name) values
    (${applicationId}, 'applicant', 1, ${JSON.stringify(person('Sari Wulandari', '3402116407900003'))}::jsonb, 'Sari Wulandari'),
    (${applicationId}, 'designer', 1, ${JSON.stringify(person('Budi Santoso', '3402111201850001'))}::jsonb, 'Budi Santoso'),
    (${applicationId}, 'representative', 1, ${JSON.stringify({ ...person('Ratna Hapsari', '3173015502800002'), AGENT_NOTES: '0903-2016' })}::jsonb, 'Ratna Hapsari')
  `.execute(db)
  await sql`insert into application_locarno select ${applicationId}, locarno_class_code, 'Botol minum' from locarno_class order by 2 desc limit 1`.execute(
    db,
  )
  await sql`insert into application_priority values (${applicationId}, 1, 'JP', '2026-1234', ${legalDateOf(now)}::date - 30)`.execute(
    db,
  )
  await sql`insert into stored_file (file_id, owner_id, temp_id, application_id, specdoc_typ, view_typ, file_name, mime, size_bytes, sha256, object_key, uploaded_at)
    values (${tempId}, ${ownerId}, ${tempId}, ${applicationId}, 'GDI', 1, 'depan.jpg', 'image/jpeg', 1000, ${Buffer.alloc(32)}, 'none', ${now})`.execute(
    db,
  )
}

function person(name: string, nik: string) {
  return {
    PERSON_WCODE: 'I',
    PERSON_NAME: name,
    INDI_PERSON_ID_NBR: nik,
    NATIONALITY_COUNTRY_CODE: 'ID',
    ADDR_STREET: 'Kasongan RT 04',
    STATE_CODE: '34',
    CITY_CODE: '3402',
    DISTRICT_CODE: '340211',
    VILLAGE_CODE: '',
    ZIPCODE: '55184',
    EMAIL: 'sari@contoh.id',
    TELEPHONE: '0812',
  }
}

function snapshot(title: string) {
  return {
    FILING: { APPL_TYP: 'DESIGN', APPL_SUBTYP: 'SINGLE', DECLARED_NAME: 'Sari Wulandari' },
    TECHNICAL: { TITLE: title, DESIGN_DESCRIPTION: 'Botol yang dapat dilipat', CLAIM_SCOPE: ['SHAPE'], DISCLOSED: 'N' },
    LOCARNO: [{ LOCARNO_CLASS_CODE: '09-01', PRODUCT_TITLE: 'Botol minum' }],
    DECLARATIONS: ['TRUTH', 'OWNERSHIP', 'DATA_USE'],
  }
}

function one<R>(rows: R[]): R {
  const [row] = rows
  if (!row) throw new Error('no row')
  return row
}
