import { type Db, tables, type Tables } from '@saki/db'
import type { Insertable, Selectable } from 'kysely'

export type UploadSession = Selectable<Tables['uploadSession']>

/** An upload of this user, expired ones included. */
export function findUpload(db: Db, userId: number, uploadId: string): Promise<UploadSession | undefined> {
  return tables(db)
    .selectFrom('uploadSession')
    .selectAll()
    .where('uploadId', '=', uploadId)
    .where('userId', '=', userId)
    .executeTakeFirst()
}

/** An upload of any user, for the parts store. */
export function findUploadById(db: Db, uploadId: string): Promise<UploadSession | undefined> {
  return tables(db).selectFrom('uploadSession').selectAll().where('uploadId', '=', uploadId).executeTakeFirst()
}

/** Locks the user's row, so that one upload is opened at a time per person. */
export async function lockUploader(tx: Db, userId: number): Promise<void> {
  await tables(tx).selectFrom('appUser').select('userId').where('userId', '=', userId).forNoKeyUpdate().execute()
}

/** Inserts an upload, or returns the unexpired one with the same user and key. */
export async function openOrFindUpload(db: Db, upload: Insertable<Tables['uploadSession']>): Promise<UploadSession> {
  await tables(db)
    .deleteFrom('uploadSession')
    .where('userId', '=', upload.userId)
    .where('key', '=', upload.key)
    .where('expiresAt', '<=', new Date(upload.openedAt))
    .execute()
  await tables(db)
    .insertInto('uploadSession')
    .values(upload)
    .onConflict((c) => c.columns(['userId', 'key']).doNothing())
    .execute()
  return tables(db)
    .selectFrom('uploadSession')
    .selectAll()
    .where('userId', '=', upload.userId)
    .where('key', '=', upload.key)
    .executeTakeFirstOrThrow()
}

/** Deletes the row of an upload. Its file is removed separately. */
export async function forgetUpload(db: Db, uploadId: string): Promise<void> {
  await tables(db).deleteFrom('uploadSession').where('uploadId', '=', uploadId).execute()
}

/** Marks an upload as finished. The row is kept until it expires, so that a repeat gets the same reply. */
export async function markUploadFinished(db: Db, uploadId: string, now: Date): Promise<void> {
  await tables(db).updateTable('uploadSession').set({ finishedAt: now }).where('uploadId', '=', uploadId).execute()
}

/** Clears the finished mark, so that the bytes can be sent again. */
export async function reopenUpload(db: Db, uploadId: string): Promise<void> {
  await tables(db).updateTable('uploadSession').set({ finishedAt: null }).where('uploadId', '=', uploadId).execute()
}

/** Announced bytes of a person's open uploads. */
export async function openUploadBytes(db: Db, userId: number, now: Date): Promise<number> {
  const found = await tables(db)
    .selectFrom('uploadSession')
    .select((s) => s.fn.sum<string | null>('sizeBytes').as('bytes'))
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .where('finishedAt', 'is', null)
    .executeTakeFirst()
  return Number(found?.bytes ?? 0)
}

/** Number of a person's open uploads. */
export async function countOpenUploads(db: Db, userId: number, now: Date): Promise<number> {
  const found = await tables(db)
    .selectFrom('uploadSession')
    .select((s) => s.fn.countAll<string>().as('open'))
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .where('finishedAt', 'is', null)
    .executeTakeFirst()
  return Number(found?.open ?? 0)
}

/** Deletes expired uploads and returns their ids. */
export async function forgetExpiredUploads(db: Db, now: Date): Promise<string[]> {
  const gone = await tables(db)
    .deleteFrom('uploadSession')
    .where('expiresAt', '<=', now)
    .returning('uploadId')
    .execute()
  return gone.map((row) => row.uploadId)
}

/** The ids without an upload row. */
export async function findUnknownUploads(db: Db, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const known = await tables(db).selectFrom('uploadSession').select('uploadId').where('uploadId', 'in', ids).execute()
  const there = new Set(known.map((row) => row.uploadId))
  return ids.filter((id) => !there.has(id))
}
