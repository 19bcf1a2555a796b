import { pictureSlots } from '@saki/catalogue'
import { type Db, tables, type Tables } from '@saki/db'
import type { CaseRef } from '@saki/domain/ids/caseRef'
import type { Insertable, Selectable, Updateable } from 'kysely'

import { isPublicCase } from '../../publicCase.sql.ts'

export type StoredFile = Selectable<Tables['storedFile']>
export type OfficeDocument = Selectable<Tables['officeDocument']>
export type Slot = Selectable<Tables['specdocType']>
/** A stored file with the state of the draft it belongs to. */
export type FileOfDraft = StoredFile & { draftSubmittedAt: Date | null; draftDeletedAt: Date | null }

/** All upload slots, by right and code. */
export function listSlots(db: Db): Promise<Slot[]> {
  return tables(db).selectFrom('specdocType').selectAll().orderBy('right').orderBy('specdocTyp').execute()
}

/** The slot with this code, of any right. */
export function findSlot(db: Db, specdocTyp: string): Promise<Slot | undefined> {
  return tables(db).selectFrom('specdocType').selectAll().where('specdocTyp', '=', specdocTyp).executeTakeFirst()
}

/** Form of a draft; for an answer to a letter, the form of the letter's case. */
export async function findFormOfDraft(db: Db, tempId: string): Promise<string | undefined> {
  const found = await tables(db)
    .selectFrom('draft as d')
    .leftJoin('letterAnswer as l', 'l.tempId', 'd.tempId')
    .leftJoin('application as a', 'a.applicationId', 'l.applicationId')
    .select((s) => s.fn.coalesce('a.formTyp', 'd.formTyp').as('formTyp'))
    .where('d.tempId', '=', tempId)
    .executeTakeFirst()
  return found?.formTyp
}

/** A draft of this owner, deleted and filed ones included. */
export function findOwnDraft(db: Db, ownerId: number, tempId: string) {
  return tables(db)
    .selectFrom('draft')
    .select(['tempId', 'submittedAt', 'deletedAt'])
    .where('tempId', '=', tempId)
    .where('ownerId', '=', ownerId)
    .executeTakeFirst()
}

/** Answers of a draft of this owner; undefined for a deleted draft. */
export function findDraftContents(db: Db, ownerId: number, tempId: string) {
  return tables(db)
    .selectFrom('draft')
    .select(['tempId', 'formTyp', 'formVersion', 'data', 'title', 'updatedAt'])
    .where('tempId', '=', tempId)
    .where('ownerId', '=', ownerId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

/** Every change of a draft's files starts with this lock, so that counts and positions hold under parallel uploads. */
export function lockOwnDraft(tx: Db, ownerId: number, tempId: string) {
  return tables(tx)
    .selectFrom('draft')
    .select(['tempId', 'submittedAt', 'deletedAt'])
    .where('tempId', '=', tempId)
    .where('ownerId', '=', ownerId)
    .forUpdate()
    .executeTakeFirst()
}

/** An application of this owner by application number or submission number. */
export function findOwnApplication(db: Db, ownerId: number, ref: CaseRef) {
  const query = tables(db)
    .selectFrom('application')
    .select(['applicationId', 'applicationNumber', 'submissionNbr', 'tempId'])
    .where('ownerId', '=', ownerId)
  return (
    ref.kind === 'number'
      ? query.where('applicationNumber', '=', ref.applicationNumber)
      : query.where('submissionNbr', '=', ref.submissionNbr)
  ).executeTakeFirst()
}

/** A file of this owner with the state of its draft, deleted files included. */
export function findOwnFile(db: Db, ownerId: number, fileId: string): Promise<FileOfDraft | undefined> {
  return tables(db)
    .selectFrom('storedFile as f')
    .leftJoin('draft as d', 'd.tempId', 'f.tempId')
    .selectAll('f')
    .select(['d.submittedAt as draftSubmittedAt', 'd.deletedAt as draftDeletedAt'])
    .where('f.fileId', '=', fileId)
    .where('f.ownerId', '=', ownerId)
    .executeTakeFirst()
}

/** A file of a numbered case or of a submitted request, or the proof of a refund: what officers may read. */
export function findFiledFile(db: Db, fileId: string): Promise<StoredFile | undefined> {
  return tables(db)
    .selectFrom('storedFile as f')
    .leftJoin('application as a', 'a.applicationId', 'f.applicationId')
    .selectAll('f')
    .where('f.fileId', '=', fileId)
    .where((eb) =>
      eb.or([
        eb('a.applicationNumber', 'is not', null),
        eb('f.requestId', 'is not', null),
        eb('f.refundEventId', 'is not', null),
      ]),
    )
    .executeTakeFirst()
}

/** Files of a draft without deleted ones, by slot, view and position. The caller checks who asks. */
export function listFilesOfDraft(db: Db, tempId: string): Promise<StoredFile[]> {
  return keptFiles(db).where('tempId', '=', tempId).execute()
}

/** Files of an application without deleted ones, by slot, view and position. The caller checks who asks. */
export function listFilesOfApplication(db: Db, applicationId: number): Promise<StoredFile[]> {
  return keptFiles(db).where('applicationId', '=', applicationId).execute()
}

/** Pictures of a published or registered case, for anybody, and for officers of any; undefined for other cases. */
export async function listShownPictures(
  db: Db,
  applicationNumber: string,
  isOfficer: boolean,
): Promise<StoredFile[] | undefined> {
  const named = tables(db)
    .selectFrom('application as a')
    .select('a.applicationId')
    .where('a.applicationNumber', '=', applicationNumber)
  const found = await (isOfficer ? named : named.where(isPublicCase())).executeTakeFirst()
  if (!found) return undefined
  return keptFiles(db)
    .where('applicationId', '=', found.applicationId)
    .where('specdocTyp', 'in', pictureSlots)
    .where('scanState', '<>', 'infected')
    .execute()
}

/** Files of a slot in the unfiled drafts of an owner, newest first, without deleted ones. */
export function listUnfiledOfSlot(db: Db, ownerId: number, specdocTyp: string, most: number): Promise<StoredFile[]> {
  return tables(db)
    .selectFrom('storedFile as f')
    .innerJoin('draft as d', 'd.tempId', 'f.tempId')
    .selectAll('f')
    .where('d.ownerId', '=', ownerId)
    .where('d.submittedAt', 'is', null)
    .where('d.deletedAt', 'is', null)
    .where('f.specdocTyp', '=', specdocTyp)
    .where('f.deletedAt', 'is', null)
    .orderBy('f.uploadedAt', 'desc')
    .orderBy('f.fileId')
    .limit(most)
    .execute()
}

/** Files that were not deleted, in the order of slots and views. */
function keptFiles(db: Db) {
  return tables(db)
    .selectFrom('storedFile')
    .selectAll()
    .where('deletedAt', 'is', null)
    .orderBy('specdocTyp')
    .orderBy('viewTyp')
    .orderBy('seqNum')
    .orderBy('uploadedAt')
}

/** Bytes of a person's unfiled files, deleted but restorable ones included. */
export async function unfiledBytes(db: Db, ownerId: number): Promise<number> {
  const found = await tables(db)
    .selectFrom('storedFile')
    .select((s) => s.fn.sum<string | null>('sizeBytes').as('bytes'))
    .where('ownerId', '=', ownerId)
    .where('applicationId', 'is', null)
    .where('requestId', 'is', null)
    // Proofs of refunds are kept like files of cases.
    .where((eb) => eb.or([eb('refundEventId', 'is', null), eb('deletedAt', 'is not', null)]))
    .executeTakeFirst()
  return Number(found?.bytes ?? 0)
}

/** Inserts the row of a file whose bytes are stored. The draft must be locked. */
export async function insertFile(tx: Db, file: Insertable<Tables['storedFile']>): Promise<void> {
  await tables(tx).insertInto('storedFile').values(file).execute()
}

/** Changes columns of a file. The draft must be locked. */
export async function updateFile(tx: Db, fileId: string, change: Updateable<Tables['storedFile']>): Promise<void> {
  await tables(tx).updateTable('storedFile').set(change).where('fileId', '=', fileId).execute()
}

/** Points every row with this hash and object key to another object with the same bytes. */
export async function replaceObject(
  tx: Db,
  lost: Pick<StoredFile, 'objectKey' | 'sha256'>,
  objectKey: string,
): Promise<void> {
  await tables(tx)
    .updateTable('storedFile')
    .set({ objectKey })
    .where('objectKey', '=', lost.objectKey)
    .where('sha256', '=', lost.sha256)
    .execute()
}

/** Returns false and changes nothing when the renditions changed since `file` was read. */
export async function replaceRenditions(
  db: Db,
  file: Pick<StoredFile, 'fileId' | 'renditionKey'>,
  keys: { renditionKey: string; thumbKey: string },
): Promise<boolean> {
  const changed = await tables(db)
    .updateTable('storedFile')
    .set(keys)
    .where('fileId', '=', file.fileId)
    .where('renditionKey', 'is not distinct from', file.renditionKey)
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n
}

/** The filing receipt (document type TT) of an application. */
export function findReceipt(db: Db, applicationId: number): Promise<OfficeDocument | undefined> {
  return tables(db)
    .selectFrom('officeDocument')
    .selectAll()
    .where('applicationId', '=', applicationId)
    .where('docTyp', '=', 'TT')
    .executeTakeFirst()
}

/** Returns false when the document exists already. */
export async function insertOfficeDocument(db: Db, document: Insertable<Tables['officeDocument']>): Promise<boolean> {
  const made = await tables(db)
    .insertInto('officeDocument')
    .values(document)
    .onConflict((c) => c.doNothing())
    .executeTakeFirst()
  return Number(made.numInsertedOrUpdatedRows ?? 0) === 1
}
