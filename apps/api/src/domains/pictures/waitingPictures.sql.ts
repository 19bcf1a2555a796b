import type { Db } from '@saki/db'
import { sql } from 'kysely'

import type { StoredFile } from '../documents/documents.sql.ts'

/** Waiting pictures by file id, after one. */
export async function listWaiting(db: Db, after: string, most: number): Promise<{ fileId: string }[]> {
  const { rows } = await sql<{ fileId: string }>`
    select file_id as "fileId" from picture_waiting where file_id > ${after} order by file_id limit ${most}`.execute(db)
  return rows
}

/** Whether the picture of a file, as it is shown now, is described. */
export async function isDescribed(db: Db, fileId: string): Promise<boolean> {
  const { rows } = await sql`
    select from stored_file f join picture_feature p on p.content = picture_content(f.sha256, f.edits) where f.file_id = ${fileId}`.execute(
    db,
  )
  return rows.length > 0
}

/** Keeps what a picture is found by; null for one that cannot be decoded. Only while the file still has the same edits. */
export async function insertFeature(
  db: Db,
  file: StoredFile,
  described: { words: number[]; looks: Uint8Array } | null,
  now: Date,
): Promise<void> {
  await sql`
    insert into picture_feature (content, words, looks, described_at)
    select picture_content(f.sha256, f.edits), ${described?.words ?? null}::int[], ${described ? Buffer.from(described.looks) : null}::bytea, ${now}
      from stored_file f
     where f.file_id = ${file.fileId} and f.thumb_key is not distinct from coalesce(${file.thumbKey}, f.thumb_key)
        on conflict do nothing`.execute(db)
}

/** Ends the waiting of a picture that is described, and adds it to the search when its case has a number. */
export async function endPictureWaiting(db: Db, fileId: string, applicationId: number | null): Promise<void> {
  await sql`
    delete from picture_waiting w where w.file_id = ${fileId}
       and not exists (select from stored_file f where f.file_id = w.file_id and f.deleted_at is null
         and not exists (select from picture_feature p where p.content = picture_content(f.sha256, f.edits)))`.execute(
    db,
  )
  if (applicationId !== null) await sql`select keep_pictures(${applicationId}, true)`.execute(db)
}
