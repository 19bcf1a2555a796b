import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { DraftData } from '@saki/domain/forms/form'
import { sql } from 'kysely'

export interface CopiedFile {
  fileId: string
  /** The file of the parent with the same bytes. */
  from: string
  sha256: string
}

/** A file that begins with the data of its parent. */
export interface NewSplit {
  parentId: number
  /** Request that makes the file; null: a decision of the office. */
  requestId: number | null
  /** Named with the parent in the file's unique key, so that the same cause makes it once. */
  cause: string
  ownerId: number
  snapshot: DraftData
  corrected: DraftData | null
  applTyp: string
  lawCode: string
  fileTyp: string
  fileSeq: string
  applSubtyp: string
  /** Publication, registration and term are those of the parent. */
  keepsRegister: boolean
  reference: string
  /** Year of the submission number. */
  year: number
}

export interface ParentRecord {
  snapshot: DraftData
  corrected: DraftData | null
  reference: string
  filingDate: LegalDate
}

/** The parent as stored. */
export function readParent(tx: Db, applicationId: number): Promise<ParentRecord> {
  return tables(tx)
    .selectFrom('application')
    .select(['snapshot', 'corrected', 'reference', 'filingDate'])
    .where('applicationId', '=', applicationId)
    .$narrowType<ParentRecord>()
    .executeTakeFirstOrThrow()
}

/**
 * Inserts the application of a file split off, without a number, with the parties, priorities, classes and sign of its parent. Once per cause and
 * parent: a second time violates the unique key of the owner.
 */
export async function insertSplit(tx: Db, n: NewSplit): Promise<number> {
  const { rows } = await sql<{ applicationId: number }>`
    insert into application (owner_id, idempotency_key, submission_nbr, form_typ, form_version, snapshot, corrected, file_typ, file_seq, appl_typ,
                             appl_subtyp, law_code, title, reference, payer_category, owner_names, submitted_at, publication_date, journal_code,
                             registration_date, expiration_date, split_from, split_by)
    select ${n.ownerId}, ${`split ${n.cause} ${n.parentId}`}, 'TRX-' || ${n.year}::int || '-' || lpad(nextval('submission_seq')::text, 6, '0'),
           form_typ, form_version, ${JSON.stringify(n.snapshot)}::jsonb, ${n.corrected && JSON.stringify(n.corrected)}::jsonb, ${n.fileTyp}, ${n.fileSeq}, ${n.applTyp},
           ${n.applSubtyp}, ${n.lawCode}, title, ${n.reference}, payer_category, owner_names, submitted_at,
           case when ${n.keepsRegister} then publication_date end, case when ${n.keepsRegister} then journal_code else '' end,
           case when ${n.keepsRegister} then registration_date end, case when ${n.keepsRegister} then expiration_date end, application_id, ${n.requestId}::bigint
      from application where application_id = ${n.parentId}
    returning application_id as "applicationId"`.execute(tx)
  const made = rows[0]
  if (!made) throw new Error(`application ${n.parentId} not copied`)
  await copyRows(tx, n.parentId, made.applicationId)
  return made.applicationId
}

/** Rows that a file and its parent share word for word. Licences in force hold for both, each licensee keeps the licence. */
async function copyRows(tx: Db, parentId: number, childId: number): Promise<void> {
  await sql`
    with priorities as (
      insert into application_priority (application_id, seq_num, country_code, priority_appl_id, priority_date)
      select ${childId}, seq_num, country_code, priority_appl_id, priority_date from application_priority where application_id = ${parentId}
    ), locarno as (
      insert into application_locarno (application_id, locarno_class_code, product_title)
      select ${childId}, locarno_class_code, product_title from application_locarno where application_id = ${parentId}
    ), mark as (
      insert into application_mark (application_id, sign_wcode, mark_name, translation, transliteration, description, disclaimer, colour_claimed, colours)
      select ${childId}, sign_wcode, mark_name, translation, transliteration, description, disclaimer, colour_claimed, colours
        from application_mark where application_id = ${parentId}
    ), nice as (
      insert into application_nice (application_id, nice_class_code, terms)
      select ${childId}, nice_class_code, terms from application_nice where application_id = ${parentId}
    ), patent as (
      insert into application_patent (application_id, parent_application_number, pct_appl_id, pct_appl_date, pct_publ_id, pct_publ_date, english_title, claims, description_pages)
      select ${childId}, parent_application_number, pct_appl_id, pct_appl_date, pct_publ_id, pct_publ_date, english_title, claims, description_pages
        from application_patent where application_id = ${parentId}
    ), ipc as (
      insert into application_ipc (application_id, seq_num, ipc_symbol)
      select ${childId}, seq_num, ipc_symbol from application_ipc where application_id = ${parentId}
    ), licences as (
      insert into licence (application_id, request_id, licensees, terms, recorded_on)
      select ${childId}, request_id, licensees, terms, recorded_on from licence where application_id = ${parentId} and ended_on is null
    )
    insert into application_party (application_id, party_role, seq_num, person, person_name)
    select ${childId}, party_role, seq_num, person, person_name from application_party where application_id = ${parentId}`.execute(
    tx,
  )
}

/** Files of an application that its split-off file has as well: those in other slots than `without`, clean or unscanned. */
export async function listSharedFiles(
  tx: Db,
  parentId: number,
  without: readonly string[],
): Promise<Omit<CopiedFile, 'fileId'>[]> {
  const { rows } = await sql<Omit<CopiedFile, 'fileId'>>`
    select file_id as "from", encode(sha256, 'hex') as sha256 from stored_file
     where application_id = ${parentId} and deleted_at is null and scan_state in ('not_scanned', 'clean')
       and specdoc_typ <> all(${without}::text[]) order by file_id`.execute(tx)
  return rows
}

/** Rows for the same objects; renditions are made again on first use, because a crop of one row removes its own. */
export async function copyFileRows(
  tx: Db,
  { files, childId, ownerId, now }: { files: readonly CopiedFile[]; childId: number; ownerId: number; now: Date },
): Promise<void> {
  await sql`
    insert into stored_file (file_id, owner_id, application_id, specdoc_typ, view_typ, seq_num, description, file_name, mime, size_bytes, sha256, pages, width,
                             height, remarks, object_key, edits, scan_state, scanned_at, uploaded_at)
    select n."fileId", ${ownerId}, ${childId}, f.specdoc_typ, f.view_typ, f.seq_num, f.description, f.file_name, f.mime, f.size_bytes, f.sha256, f.pages, f.width,
           f.height, f.remarks, f.object_key, f.edits, f.scan_state, f.scanned_at, ${now}
      from jsonb_to_recordset(${JSON.stringify(files)}::jsonb) as n ("fileId" text, "from" text) join stored_file f on f.file_id = n."from"`.execute(
    tx,
  )
}

/** Gives the parties of a role to nobody: a new owner appoints a representative of their own. */
export async function dropRepresentatives(tx: Db, applicationId: number): Promise<void> {
  await tables(tx)
    .deleteFrom('applicationParty')
    .where('applicationId', '=', applicationId)
    .where('partyRole', '=', 'representative')
    .execute()
}

/** Gives the holders of mandates over the parent alone the same power over the file split off. */
export async function copyMandates(tx: Db, parentId: number, childId: number, now: Date): Promise<void> {
  await sql`
    insert into mandate (principal_id, agent_user_id, rights, application_id, power, document_id, valid_from, valid_to, created_at)
    select principal_id, agent_user_id, rights, ${childId}, power, document_id, valid_from, valid_to, ${now}
      from mandate where application_id = ${parentId} and revoked_at is null`.execute(tx)
}

/** A file of a request that its new file gets. */
export interface AskedFile extends Omit<CopiedFile, 'fileId'> {
  slot: string
  pages: number | null
}

/** Files of a request in these slots, clean or unscanned. */
export async function listAskedFiles(tx: Db, requestId: number, slots: readonly string[]): Promise<AskedFile[]> {
  const { rows } = await sql<AskedFile>`
    select file_id as "from", encode(sha256, 'hex') as sha256, specdoc_typ as slot, pages from stored_file
     where request_id = ${requestId} and specdoc_typ = any(${slots}::text[]) and deleted_at is null
       and scan_state in ('not_scanned', 'clean') order by file_id`.execute(tx)
  return rows
}
