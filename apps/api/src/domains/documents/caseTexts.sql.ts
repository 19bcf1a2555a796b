import { tables, transact, type Db } from '@saki/db'
import type { DraftData } from '@saki/domain/forms/form'
import { passageVector, textTerms, type Passage, type Stems } from '@saki/domain/search/textTerms'
import { sql } from 'kysely'

/** A patent whose text is read, with what of it was read before. */
export interface TextCase {
  applicationId: number
  ownerId: number
  snapshot: DraftData
  title: string
  englishTitle: string
  isPublic: boolean
  sources: string | null
}

/** Ids of patents that wait at an instant, the longest waiting first. */
export async function listWaitingTexts(db: Db, now: Date, most: number): Promise<number[]> {
  const rows = await tables(db)
    .selectFrom('textWaiting')
    .select('applicationId')
    .where('waitsUntil', '<=', now)
    .orderBy('waitsUntil')
    .orderBy('applicationId')
    .limit(most)
    .execute()
  return rows.map(({ applicationId }) => applicationId)
}

/** The patent as searches may find it; undefined when they may not. */
export async function findTextCase(db: Db, applicationId: number): Promise<TextCase | undefined> {
  const { rows } = await sql<TextCase>`
    select a.application_id as "applicationId", a.owner_id as "ownerId", a.snapshot, a.title, coalesce(p.english_title, '') as "englishTitle",
           e.is_public as "isPublic", t.sources
      from application a
      join register_entry e on e.application_id = a.application_id and e.file_typ in ('P', 'S')
      left join application_patent p on p.application_id = a.application_id
      left join case_text t on t.application_id = a.application_id
     where a.application_id = ${applicationId}`.execute(db)
  return rows[0]
}

export interface TextFile {
  fileId: string
  slot: string
  pages: number | null
  objectKey: string
  sha256: Buffer
  sizeBytes: number
  scanState: string
}

/** Documents filed with the application. Those of later answers are not published: listAnswerDocuments. */
export async function listTextFiles(db: Db, applicationId: number): Promise<TextFile[]> {
  const { rows } = await sql<TextFile>`
    select f.file_id as "fileId", f.specdoc_typ as slot, f.pages, f.object_key as "objectKey", f.sha256, f.size_bytes as "sizeBytes", f.scan_state as "scanState"
      from stored_file f join application a on a.application_id = f.application_id and f.temp_id is not distinct from a.temp_id
     where f.application_id = ${applicationId} and f.specdoc_typ in ('DES', 'KLM', 'ABS', 'GAB') and f.deleted_at is null and f.mime = 'application/pdf'
     order by f.specdoc_typ, f.uploaded_at, f.file_id`.execute(db)
  return rows
}

/** Keeps how far a file could be read. */
export async function saveTextOutcome(
  db: Db,
  row: { fileId: string; applicationId: number; outcome: 'read' | 'scan' | 'unreadable'; readAt: Date },
): Promise<void> {
  await tables(db)
    .insertInto('textFile')
    .values(row)
    .onConflict((c) => c.column('fileId').doUpdateSet({ outcome: row.outcome, readAt: row.readAt }))
    .execute()
}

interface CaseText {
  applicationId: number
  isPublic: boolean
  sources: string
  passages: readonly Passage[]
  stems: Stems
}

/** Replaces the text of a patent. The row of `case_text` is written first: its lock lets a second reader of the same patent wait. */
export async function replaceCaseText(db: Db, text: CaseText): Promise<void> {
  const { applicationId, isPublic, sources, passages, stems } = text
  const rows = passages.map((passage, place) => ({ ...passage, place, words: passageVector(passage.body, stems) }))
  await transact(db, async (tx) => {
    await sql`
      insert into case_text (application_id, is_public, sources, terms)
      values (${applicationId}, ${isPublic}, ${sources}, array_to_tsvector(${textTerms(passages, stems)}::text[]))
      on conflict (application_id) do update set is_public = excluded.is_public, sources = excluded.sources, terms = excluded.terms`.execute(
      tx,
    )
    await tables(tx).deleteFrom('textPassage').where('applicationId', '=', applicationId).execute()
    await sql`
      insert into text_passage (application_id, place, part, page, claim_nbr, file_id, body, words)
      select ${applicationId}, r.place, r.part, r.page, r.claim, r."fileId", r.body, r.words::tsvector
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r(place int, part text, page int, claim int, "fileId" text, body text, words text)`.execute(
      tx,
    )
  })
}

/** Whether others may find the text; its terms move to the other half of the index. */
export async function publishCaseText(db: Db, applicationId: number, isPublic: boolean): Promise<void> {
  await tables(db)
    .updateTable('caseText')
    .set({ isPublic })
    .where('applicationId', '=', applicationId)
    .where('isPublic', '<>', isPublic)
    .execute()
}

/** Removes the text of a case that is no longer in the register. */
export async function deleteCaseText(db: Db, applicationId: number): Promise<void> {
  await transact(db, async (tx) => {
    await tables(tx).deleteFrom('textPassage').where('applicationId', '=', applicationId).execute()
    await tables(tx).deleteFrom('caseText').where('applicationId', '=', applicationId).execute()
  })
}

/**
 * Takes a patent that waits at `now`: lets it wait until another instant while it is read, so that a crash leaves it queued; a change meanwhile queues it at once.
 * False when another run has taken it.
 */
export async function takeWaiting(db: Db, applicationId: number, now: Date, waitsUntil: Date): Promise<boolean> {
  const { numUpdatedRows } = await tables(db)
    .updateTable('textWaiting')
    .set({ waitsUntil })
    .where('applicationId', '=', applicationId)
    .where('waitsUntil', '<=', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Takes a patent that was read out of the waiting ones, unless it was queued again meanwhile. */
export async function endWaiting(db: Db, applicationId: number, waitsUntil: Date): Promise<void> {
  await tables(db)
    .deleteFrom('textWaiting')
    .where('applicationId', '=', applicationId)
    .where('waitsUntil', '=', waitsUntil)
    .execute()
}
