import type { FileFinding } from '@saki/contracts/fileRow'
import { tables, type Db } from '@saki/db'
import { sql } from 'kysely'

export interface FileCheckRow {
  fileId: string
  findings: FileFinding[]
  checkedAt: Date
}

/** The latest check of each file; files without one are left out. */
export async function listChecks(db: Db, fileIds: readonly string[]): Promise<Map<string, FileCheckRow>> {
  if (fileIds.length === 0) return new Map()
  const rows = await tables(db)
    .selectFrom('fileCheck')
    .select(['fileId', 'findings', 'checkedAt'])
    .where('fileId', '=', (eb) => eb.fn.any(eb.val([...fileIds])))
    .$narrowType<{ findings: FileFinding[] }>()
    .execute()
  return new Map(rows.map((row) => [row.fileId, row]))
}

/** Replaces the findings of an earlier check. */
export async function writeCheck(tx: Db, row: FileCheckRow & { checkedBy: number }): Promise<void> {
  await tables(tx)
    .insertInto('fileCheck')
    .values({ ...row, findings: JSON.stringify(row.findings) })
    .onConflict((c) =>
      c.column('fileId').doUpdateSet((eb) => ({
        findings: eb.ref('excluded.findings'),
        checkedAt: eb.ref('excluded.checkedAt'),
        checkedBy: eb.ref('excluded.checkedBy'),
      })),
    )
    .execute()
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

/** Files of a case with findings, in the order of slots and positions. */
export function listCaseFindings(db: Db, applicationId: number, language: string) {
  return tables(db)
    .selectFrom('storedFile as f')
    .innerJoin('fileCheck as c', 'c.fileId', 'f.fileId')
    .innerJoin('specdocType as s', 's.specdocTyp', 'f.specdocTyp')
    .select(['f.fileId as DOC_ID', 'f.fileName as FILE_NAME', 'f.specdocTyp as SPECDOC_TYP'])
    .select([`s.${language === 'id' ? 'nameId' : 'nameEn'} as SPECDOC_NAME`, 'f.viewTyp as VIEW_TYPE_ID'])
    .select('c.findings as FINDINGS')
    .where('f.applicationId', '=', applicationId)
    .where('f.deletedAt', 'is', null)
    .where(sql`jsonb_array_length(c.findings)`, '>', 0)
    .orderBy('f.specdocTyp')
    .orderBy('f.viewTyp', (order) => order.asc().nullsLast())
    .orderBy('f.seqNum')
    .$narrowType<{ FINDINGS: FileFinding[] }>()
    .execute()
}
