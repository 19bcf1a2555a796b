import type { Db } from '@saki/db'
import { sql } from 'kysely'

import type { StoredBytes } from './verifiedBytes.ts'

/** Which of the keys no row names: not as bytes received, not as a shown copy, not as a document of the office or derived from a filing. */
export async function findUnnamedKeys(db: Db, keys: string[]): Promise<string[]> {
  const found = await sql<{ key: string }>`
    with asked as (select unnest(${keys}::text[]) as key)
    select key from asked
    except select object_key from stored_file where object_key = any (${keys}::text[])
    except select rendition_key from stored_file where rendition_key = any (${keys}::text[])
    except select thumb_key from stored_file where thumb_key = any (${keys}::text[])
    except select object_key from office_document where object_key = any (${keys}::text[])
    except select object_key from application_form where object_key = any (${keys}::text[])
    except select object_key from gazette_issue where object_key = any (${keys}::text[])`.execute(db)
  return found.rows.map((row) => row.key)
}

export interface ObjectName {
  /** Number of the case or, before it has one, of the submission; null for a draft and for an issue of the gazette. */
  caseNumber: string | null
  /** Slot and id of a file, number of a document of the office, version of a form, code of an issue. */
  document: string
  /** The name it is saved under; people give their files names that are their own business. */
  fileName: string
}

/** What an object is, for those who look after the store; several where cases share the bytes, twenty at most. */
export async function listNamesOf(db: Db, key: string): Promise<ObjectName[]> {
  const found = await sql<ObjectName>`
    select coalesce(a.patent_id, a.submission_nbr) as "caseNumber", named.document, named.file_name as "fileName" from (
      select application_id, specdoc_typ || ' ' || file_id as document, file_name from stored_file where object_key = ${key}
      union all select application_id, doc_number, file_name from office_document where object_key = ${key}
      union all select application_id, 'form ' || version, file_name from application_form where object_key = ${key}
      union all select null, journal_code, journal_code || '.pdf' from gazette_issue where object_key = ${key}) named
      left join application a using (application_id)
     order by 1, 2 limit 20`.execute(db)
  return found.rows
}

/** Objects of the files that forgetDeletedFiles would forget. */
export async function listDeletedKeys(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('stored_file')
    .select(['object_key', 'rendition_key', 'thumb_key'])
    .where('deleted_at', '<', before)
    .where('application_id', 'is', null)
    .execute()
  return rows.flatMap((row) => [row.object_key, row.rendition_key, row.thumb_key]).filter((key) => key !== null)
}

/** Forgets files taken out of a draft before `before`; what was ever part of an application stays. Their objects become orphans. */
export async function forgetDeletedFiles(db: Db, before: Date): Promise<number> {
  const done = await db
    .deleteFrom('stored_file')
    .where('deleted_at', '<', before)
    .where('application_id', 'is', null)
    .executeTakeFirst()
  return Number(done.numDeletedRows)
}

/** A share of all documents: those whose hash leaves the remainder `slice` when divided by `slices`. */
export interface Slice {
  slices: number
  slice: number
}

/** Number and bytes of the documents of applications, of the office, and derived from filings. */
export async function sumStoredFiles(db: Db): Promise<{ files: number; bytes: number }> {
  const found = await sql<{ files: number; bytes: number }>`
    select count(*)::float8 as files, coalesce(sum(size_bytes), 0)::float8 as bytes
      from (select size_bytes from stored_file where application_id is not null
            union all select size_bytes from office_document
            union all select size_bytes from application_form
            union all select size_bytes from gazette_issue where object_key is not null) kept`.execute(db)
  return found.rows[0] ?? { files: 0, bytes: 0 }
}

/** The next `limit` documents of a slice behind the key `after`, in the order of their keys; one row for bytes that several rows name. */
export async function listStoredFiles(db: Db, share: Slice, after: string, limit: number): Promise<StoredBytes[]> {
  const found = await sql<StoredBytes>`
    select distinct on (key) key, sha256, size from (
      select object_key as key, sha256, size_bytes::float8 as size from stored_file where application_id is not null
      union all select object_key, sha256, size_bytes::float8 from office_document
      union all select object_key, sha256, size_bytes::float8 from application_form
      union all select object_key, sha256, size_bytes::float8 from gazette_issue where object_key is not null) kept
    where key > ${after}
      and ('x' || encode(substr(sha256, 1, 4), 'hex'))::bit(32)::bigint % ${share.slices}::bigint = ${share.slice}::bigint
    order by key limit ${limit}`.execute(db)
  return found.rows
}
