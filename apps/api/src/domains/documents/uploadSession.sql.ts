import { tables, type Db } from '@saki/db'
import type { UploadSessionTable } from '@saki/db/schema'
import type { Insertable, Selectable } from 'kysely'

export type UploadSession = Selectable<UploadSessionTable>

/** An upload of this user, expired ones included. */
export function findUpload(db: Db, userId: number, uploadId: string): Promise<UploadSession | undefined> {
  return db
    .selectFrom('upload_session')
    .selectAll()
    .where('upload_id', '=', uploadId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** An upload of any user, for the parts store. */
export function findUploadById(db: Db, uploadId: string): Promise<UploadSession | undefined> {
  return db.selectFrom('upload_session').selectAll().where('upload_id', '=', uploadId).executeTakeFirst()
}

/** Locks the user's row, so that one upload is opened at a time per person. */
export async function lockUploader(tx: Db, userId: number): Promise<void> {
  await tables(tx).selectFrom('appUser').select('userId').where('userId', '=', userId).forNoKeyUpdate().execute()
}

/** Inserts an upload, or returns the unexpired one with the same user and key. */
export async function openOrFindUpload(db: Db, upload: Insertable<UploadSessionTable>): Promise<UploadSession> {
  await db
    .deleteFrom('upload_session')
    .where('user_id', '=', upload.user_id)
    .where('key', '=', upload.key)
    .where('expires_at', '<=', new Date(upload.opened_at))
    .execute()
  await db
    .insertInto('upload_session')
    .values(upload)
    .onConflict((c) => c.columns(['user_id', 'key']).doNothing())
    .execute()
  return db
    .selectFrom('upload_session')
    .selectAll()
    .where('user_id', '=', upload.user_id)
    .where('key', '=', upload.key)
    .executeTakeFirstOrThrow()
}

export async function forgetUpload(db: Db, uploadId: string): Promise<void> {
  await db.deleteFrom('upload_session').where('upload_id', '=', uploadId).execute()
}

/** Marks an upload as finished. The row is kept until it expires, so that a repeat gets the same reply. */
export async function markUploadFinished(db: Db, uploadId: string, now: Date): Promise<void> {
  await db.updateTable('upload_session').set({ finished_at: now }).where('upload_id', '=', uploadId).execute()
}

/** Clears the finished mark, so that the bytes can be sent again. */
export async function reopenUpload(db: Db, uploadId: string): Promise<void> {
  await db.updateTable('upload_session').set({ finished_at: null }).where('upload_id', '=', uploadId).execute()
}

/** Announced bytes of a person's open uploads. */
export async function openUploadBytes(db: Db, userId: number, now: Date): Promise<number> {
  const found = await db
    .selectFrom('upload_session')
    .select((s) => s.fn.sum<string | null>('size_bytes').as('bytes'))
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('finished_at', 'is', null)
    .executeTakeFirst()
  return Number(found?.bytes ?? 0)
}

/** Number of a person's open uploads. */
export async function countOpenUploads(db: Db, userId: number, now: Date): Promise<number> {
  const found = await db
    .selectFrom('upload_session')
    .select((s) => s.fn.countAll<string>().as('open'))
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('finished_at', 'is', null)
    .executeTakeFirst()
  return Number(found?.open ?? 0)
}

/** Deletes expired uploads and returns their ids. */
export async function forgetExpiredUploads(db: Db, now: Date): Promise<string[]> {
  const gone = await db.deleteFrom('upload_session').where('expires_at', '<=', now).returning('upload_id').execute()
  return gone.map((row) => row.upload_id)
}

/** The ids without an upload row. */
export async function findUnknownUploads(db: Db, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const known = await db.selectFrom('upload_session').select('upload_id').where('upload_id', 'in', ids).execute()
  const there = new Set(known.map((row) => row.upload_id))
  return ids.filter((id) => !there.has(id))
}
