import { pictureSlots } from '@saki/catalogue'
import type { Db } from '@saki/db'
import type { PictureOfCase } from '@saki/domain/requests/splitPictures'
import { sql } from 'kysely'

/** The pictures of a case, in the order of the office. */
export async function listPictures(db: Db, applicationId: number): Promise<PictureOfCase[]> {
  const { rows } = await sql<PictureOfCase>`
    select file_id as "FILE_ID", coalesce(view_typ::text, '') as "VIEW", case description when '' then file_name else description end as "TEXT"
      from stored_file
     where application_id = ${applicationId} and specdoc_typ = any(${pictureSlots}::text[]) and deleted_at is null
     order by view_typ, seq_num, file_id`.execute(db)
  return rows
}

/** Takes pictures out of a case; their bytes stay, since the new file has rows for the same objects. */
export async function removePictures(
  tx: Db,
  applicationId: number,
  fileIds: readonly string[],
  now: Date,
): Promise<void> {
  await sql`
    update stored_file set deleted_at = ${now} where application_id = ${applicationId} and file_id = any(${fileIds}::text[])`.execute(
    tx,
  )
}
