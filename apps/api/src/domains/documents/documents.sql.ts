import type { Db } from '@saki/db'
import type { OfficeDocumentTable, SpecdocTypeTable, StoredFileTable } from '@saki/db/schema'
import type { CaseRef } from '@saki/domain/ids/caseRef'
import type { Insertable, Selectable, Updateable } from 'kysely'

export type StoredFile = Selectable<StoredFileTable>
export type OfficeDocument = Selectable<OfficeDocumentTable>
export type Slot = Selectable<SpecdocTypeTable>
/** A stored file with the state of the draft it belongs to. */
export type FileOfDraft = StoredFile & { draft_submitted_at: Date | null; draft_deleted_at: Date | null }

/** All upload slots, by right and code. */
export function listSlots(db: Db): Promise<Slot[]> {
  return db.selectFrom('specdoc_type').selectAll().orderBy('right').orderBy('specdoc_typ').execute()
}

export function findSlot(db: Db, specdocTyp: string): Promise<Slot | undefined> {
  return db.selectFrom('specdoc_type').selectAll().where('specdoc_typ', '=', specdocTyp).executeTakeFirst()
}

/** Form of a draft; for an answer to a letter, the form of the letter's case. */
export async function findFormOfDraft(db: Db, tempId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('draft as d')
    .leftJoin('letter_answer as l', 'l.temp_id', 'd.temp_id')
    .leftJoin('application as a', 'a.application_id', 'l.application_id')
    .select((s) => s.fn.coalesce('a.form_typ', 'd.form_typ').as('form_typ'))
    .where('d.temp_id', '=', tempId)
    .executeTakeFirst()
  return found?.form_typ
}

/** A draft of this owner, deleted and filed ones included. */
export function findOwnDraft(db: Db, ownerId: number, tempId: string) {
  return db
    .selectFrom('draft')
    .select(['temp_id', 'submitted_at', 'deleted_at'])
    .where('temp_id', '=', tempId)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
}

/** Answers of a draft of this owner; undefined for a deleted draft. */
export function findDraftContents(db: Db, ownerId: number, tempId: string) {
  return db
    .selectFrom('draft')
    .select(['temp_id', 'form_typ', 'form_version', 'data', 'title', 'updated_at'])
    .where('temp_id', '=', tempId)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Every change of a draft's files starts with this lock, so that counts and positions hold under parallel uploads. */
export function lockOwnDraft(tx: Db, ownerId: number, tempId: string) {
  return tx
    .selectFrom('draft')
    .select(['temp_id', 'submitted_at', 'deleted_at'])
    .where('temp_id', '=', tempId)
    .where('owner_id', '=', ownerId)
    .forUpdate()
    .executeTakeFirst()
}

/** An application of this owner by application number or submission number. */
export function findOwnApplication(db: Db, ownerId: number, ref: CaseRef) {
  const query = db
    .selectFrom('application')
    .select(['application_id', 'application_number', 'submission_nbr', 'temp_id'])
    .where('owner_id', '=', ownerId)
  return (
    ref.kind === 'number'
      ? query.where('application_number', '=', ref.applicationNumber)
      : query.where('submission_nbr', '=', ref.submissionNbr)
  ).executeTakeFirst()
}

/** A file of this owner with the state of its draft, deleted files included. */
export function findOwnFile(db: Db, ownerId: number, fileId: string): Promise<FileOfDraft | undefined> {
  return db
    .selectFrom('stored_file as f')
    .leftJoin('draft as d', 'd.temp_id', 'f.temp_id')
    .selectAll('f')
    .select(['d.submitted_at as draft_submitted_at', 'd.deleted_at as draft_deleted_at'])
    .where('f.file_id', '=', fileId)
    .where('f.owner_id', '=', ownerId)
    .executeTakeFirst()
}

/** A file of a numbered case: what officers may read. */
export function findFiledFile(db: Db, fileId: string): Promise<StoredFile | undefined> {
  return db
    .selectFrom('stored_file as f')
    .innerJoin('application as a', 'a.application_id', 'f.application_id')
    .selectAll('f')
    .where('f.file_id', '=', fileId)
    .where('a.application_number', 'is not', null)
    .executeTakeFirst()
}

export function listFilesOfDraft(db: Db, tempId: string): Promise<StoredFile[]> {
  return keptFiles(db).where('temp_id', '=', tempId).execute()
}

export function listFilesOfApplication(db: Db, applicationId: number): Promise<StoredFile[]> {
  return keptFiles(db).where('application_id', '=', applicationId).execute()
}

/** Files that were not deleted, in the order of slots and views. */
function keptFiles(db: Db) {
  return db
    .selectFrom('stored_file')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('specdoc_typ')
    .orderBy('view_typ')
    .orderBy('seq_num')
    .orderBy('uploaded_at')
}

/** Bytes of a person's unfiled files, deleted but restorable ones included. */
export async function unfiledBytes(db: Db, ownerId: number): Promise<number> {
  const found = await db
    .selectFrom('stored_file')
    .select((s) => s.fn.sum<string | null>('size_bytes').as('bytes'))
    .where('owner_id', '=', ownerId)
    .where('application_id', 'is', null)
    .executeTakeFirst()
  return Number(found?.bytes ?? 0)
}

export async function insertFile(tx: Db, file: Insertable<StoredFileTable>): Promise<void> {
  await tx.insertInto('stored_file').values(file).execute()
}

export async function updateFile(tx: Db, fileId: string, change: Updateable<StoredFileTable>): Promise<void> {
  await tx.updateTable('stored_file').set(change).where('file_id', '=', fileId).execute()
}

/** Points every row with this hash and object key to another object with the same bytes. */
export async function replaceObject(
  tx: Db,
  lost: Pick<StoredFile, 'object_key' | 'sha256'>,
  objectKey: string,
): Promise<void> {
  await tx
    .updateTable('stored_file')
    .set({ object_key: objectKey })
    .where('object_key', '=', lost.object_key)
    .where('sha256', '=', lost.sha256)
    .execute()
}

/** Returns false and changes nothing when the renditions changed since `file` was read. */
export async function replaceRenditions(
  db: Db,
  file: Pick<StoredFile, 'file_id' | 'rendition_key'>,
  keys: { rendition_key: string; thumb_key: string },
): Promise<boolean> {
  const changed = await db
    .updateTable('stored_file')
    .set(keys)
    .where('file_id', '=', file.file_id)
    .where('rendition_key', 'is not distinct from', file.rendition_key)
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n
}

/** The filing receipt (document type TT) of an application. */
export function findReceipt(db: Db, applicationId: number): Promise<OfficeDocument | undefined> {
  return db
    .selectFrom('office_document')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('doc_typ', '=', 'TT')
    .executeTakeFirst()
}

/** Returns false when the document exists already. */
export async function insertOfficeDocument(db: Db, document: Insertable<OfficeDocumentTable>): Promise<boolean> {
  const made = await db
    .insertInto('office_document')
    .values(document)
    .onConflict((c) => c.doNothing())
    .executeTakeFirst()
  return Number(made.numInsertedOrUpdatedRows ?? 0) === 1
}
