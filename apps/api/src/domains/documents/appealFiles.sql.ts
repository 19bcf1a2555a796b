import { appealCodes } from '@saki/catalogue/requests/appealDecisions'
import type { Db } from '@saki/db'
import { sql } from 'kysely'

import { isUnderAppeal } from '../../access.ts'
import { findFiledFile, type StoredFile } from './documents.sql.ts'

/** A file of a case under appeal, or of an appeal. */
export async function findFileUnderAppeal(db: Db, fileId: string): Promise<StoredFile | undefined> {
  const { rows } = await fileUnderAppealQuery(fileId).execute(db)
  return rows[0]?.found === true ? findFiledFile(db, fileId) : undefined
}

/** SQL of whether a file belongs to a case under appeal or to an appeal. */
export const fileUnderAppealQuery = (fileId: string) => sql<{ found: boolean }>`
    select exists (select from stored_file f where f.file_id = ${fileId} and (
      exists (select from application a where a.application_id = f.application_id and ${isUnderAppeal})
      or exists (select from request r join request_case c using (request_id) join application a on a.application_id = c.application_id
                  where r.request_id = f.request_id and r.kind = any(${appealCodes}::text[]) and ${isUnderAppeal}))) as found`
