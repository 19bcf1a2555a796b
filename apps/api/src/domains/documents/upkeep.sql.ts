import type { Db } from '@saki/db'
import { sql } from 'kysely'

import type { StoredBytes } from './storedBytes.ts'

/** The keys that no row of any table names. */
export async function findUnnamedKeys(db: Db, keys: string[]): Promise<string[]> {
  const found = await sql<{ key: string }>`
    with asked as (select unnest(${keys}::text[]) as key)
    select key from asked
    except select object_key from stored_file where object_key = any (${keys}::text[])
    except select rendition_key from stored_file where rendition_key = any (${keys}::text[])
    except select thumb_key from stored_file where thumb_key = any (${keys}::text[])
    except select object_key from office_document where object_key = any (${keys}::text[])
    except select object_key from application_form where object_key = any (${keys}::text[])
    except select object_key from gazette_issue where object_key = any (${keys}::text[])
    except select object_key from open_data_file where object_key = any (${keys}::text[])`.execute(db)
  return found.rows.map((row) => row.key)
}

export interface ObjectName {
  /** Number of the case or submission; null for a draft and for a gazette issue. */
  caseNumber: string | null
  /** Slot and id of a file, number of an office document, version of a form, or code of a gazette issue. */
  document: string
  /** File name. Names chosen by users are personal data and are not logged. */
  fileName: string
}

/** Documents that name an object, at most 20; several when cases share bytes. */
export async function listNamesOf(db: Db, key: string): Promise<ObjectName[]> {
  const found = await sql<ObjectName>`
    select coalesce(a.application_number, a.submission_nbr) as "caseNumber", named.document, named.file_name as "fileName" from (
      select application_id, specdoc_typ || ' ' || file_id as document, file_name from stored_file where object_key = ${key}
      union all select application_id, doc_number, file_name from office_document where object_key = ${key}
      union all select application_id, 'form ' || version, file_name from application_form where object_key = ${key}
      union all select null, journal_code, journal_code || '.pdf' from gazette_issue where object_key = ${key}
      union all select null, issue, file_name from open_data_file where object_key = ${key}) named
      left join application a using (application_id)
     order by 1, 2 limit 20`.execute(db)
  return found.rows
}

/** Objects of the files that forgetDeletedFiles would delete. */
export async function listDeletedKeys(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('stored_file')
    .select(['object_key', 'rendition_key', 'thumb_key'])
    .where('deleted_at', '<', before)
    .where('application_id', 'is', null)
    .execute()
  return rows.flatMap((row) => [row.object_key, row.rendition_key, row.thumb_key]).filter((key) => key !== null)
}

/** Deletes rows of files deleted from drafts before `before`; files of applications are kept. Returns how many. */
export async function forgetDeletedFiles(db: Db, before: Date): Promise<number> {
  const done = await db
    .deleteFrom('stored_file')
    .where('deleted_at', '<', before)
    .where('application_id', 'is', null)
    .executeTakeFirst()
  return Number(done.numDeletedRows)
}

/** A share of all documents: those whose hash modulo `slices` is `slice`. */
export interface Slice {
  slices: number
  slice: number
}

/** Count and bytes of all filed, office, generated and gazette documents and files of open data. */
export async function sumStoredFiles(db: Db): Promise<{ files: number; bytes: number }> {
  const found = await sql<{ files: number; bytes: number }>`
    select count(*)::float8 as files, coalesce(sum(size_bytes), 0)::float8 as bytes
      from (select size_bytes from stored_file where application_id is not null
            union all select size_bytes from office_document
            union all select size_bytes from application_form
            union all select size_bytes from gazette_issue where object_key is not null
            union all select size_bytes from open_data_file) kept`.execute(db)
  return found.rows[0] ?? { files: 0, bytes: 0 }
}

/** The next `limit` objects of a slice with keys after `after`, ordered by key; one row per object. */
export async function listStoredFiles(db: Db, share: Slice, after: string, limit: number): Promise<StoredBytes[]> {
  const found = await sql<StoredBytes>`
    select distinct on (key) key, sha256, size from (
      select object_key as key, sha256, size_bytes::float8 as size from stored_file where application_id is not null
      union all select object_key, sha256, size_bytes::float8 from office_document
      union all select object_key, sha256, size_bytes::float8 from application_form
      union all select object_key, sha256, size_bytes::float8 from gazette_issue where object_key is not null
      union all select object_key, sha256, size_bytes::float8 from open_data_file) kept
    where key > ${after}
      and ('x' || encode(substr(sha256, 1, 4), 'hex'))::bit(32)::bigint % ${share.slices}::bigint = ${share.slice}::bigint
    order by key limit ${limit}`.execute(db)
  return found.rows
}
