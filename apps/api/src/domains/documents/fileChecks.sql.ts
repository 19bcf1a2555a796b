import type { FileFinding } from '@saki/contracts/documents'
import type { Db } from '@saki/db'
import { sql } from 'kysely'

export interface FileCheckRow {
  fileId: string
  findings: FileFinding[]
  checkedAt: Date
}

/** The latest check of each file; files without one are left out. */
export async function listChecks(db: Db, fileIds: readonly string[]): Promise<Map<string, FileCheckRow>> {
  if (fileIds.length === 0) return new Map()
  const found = await sql<FileCheckRow>`
    select file_id as "fileId", findings, checked_at as "checkedAt" from file_check where file_id = any(${[...fileIds]})`.execute(
    db,
  )
  return new Map(found.rows.map((row) => [row.fileId, row]))
}

/** Replaces the findings of an earlier check. */
export async function writeCheck(tx: Db, row: FileCheckRow & { checkedBy: number }): Promise<void> {
  const findings = JSON.stringify(row.findings)
  await sql`
    insert into file_check (file_id, findings, checked_at, checked_by)
    values (${row.fileId}, ${findings}::jsonb, ${row.checkedAt}, ${row.checkedBy})
    on conflict (file_id) do update set findings = excluded.findings, checked_at = excluded.checked_at, checked_by = excluded.checked_by`.execute(
    tx,
  )
}

/** Copies to the files of a new draft the findings for the same object in the source's files. */
export async function copyChecks(tx: Db, tempId: string): Promise<void> {
  await sql`
    insert into file_check (file_id, findings, checked_at, checked_by)
    select distinct on (n.file_id) n.file_id, c.findings, c.checked_at, c.checked_by
      from stored_file n
      join stored_file o on o.object_key = n.object_key and o.owner_id = n.owner_id and o.specdoc_typ = n.specdoc_typ and o.file_id <> n.file_id
      join file_check c on c.file_id = o.file_id
     where n.temp_id = ${tempId} and n.deleted_at is null
     order by n.file_id, c.checked_at desc`.execute(tx)
}

interface CaseFinding {
  DOC_ID: string
  FILE_NAME: string
  SPECDOC_TYP: string
  SPECDOC_NAME: string
  VIEW_TYPE_ID: number | null
  FINDINGS: FileFinding[]
}

/** Files of a case with findings, in the order of slots and positions. */
export async function listCaseFindings(db: Db, applicationId: number, language: string): Promise<CaseFinding[]> {
  const name = language === 'id' ? sql`s.name_id` : sql`s.name_en`
  const found = await sql<CaseFinding>`
    select f.file_id as "DOC_ID", f.file_name as "FILE_NAME", f.specdoc_typ as "SPECDOC_TYP", ${name} as "SPECDOC_NAME",
           f.view_typ as "VIEW_TYPE_ID", c.findings as "FINDINGS"
      from stored_file f join file_check c using (file_id) join specdoc_type s using (specdoc_typ)
     where f.application_id = ${applicationId} and f.deleted_at is null and jsonb_array_length(c.findings) > 0
     order by f.specdoc_typ, f.view_typ nulls last, f.seq_num`.execute(db)
  return found.rows
}
