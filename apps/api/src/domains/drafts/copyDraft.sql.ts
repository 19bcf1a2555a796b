import { ANSWER_FORM } from '@saki/catalogue/formality/formalityOf'
import { tables, type Db } from '@saki/db'
import type { DraftData } from '@saki/domain/forms/form'
import type { CaseRef } from '@saki/domain/ids/caseRef'
import { sql, type RawBuilder } from 'kysely'

import { copyChecks } from '../documents/fileChecks.sql.ts'

/** Source of a copy: a draft, or a case as it was filed. */
export interface CopySource {
  /** Null for an imported case. */
  tempId: string | null
  applicationId: number | null
  formTyp: string
  title: string
  data: DraftData
}

/** A draft of this owner as source; not deleted ones and answers to letters. */
export function findSourceDraft(db: Db, ownerId: number, tempId: string): Promise<CopySource | undefined> {
  return tables(db)
    .selectFrom('draft as d')
    .leftJoin('application as a', (join) => join.onRef('a.tempId', '=', 'd.tempId').on('a.reopenedAt', 'is', null))
    .select(['d.tempId', 'a.applicationId', 'd.formTyp', 'd.title', 'd.data'])
    .where('d.tempId', '=', tempId)
    .where('d.ownerId', '=', ownerId)
    .where('d.deletedAt', 'is', null)
    .where('d.formTyp', '<>', ANSWER_FORM.id)
    .$narrowType<{ data: DraftData }>()
    .executeTakeFirst()
}

/** A case of this owner as source, with the answers of its filing. */
export function findSourceCase(db: Db, ownerId: number, ref: CaseRef): Promise<CopySource | undefined> {
  const named: RawBuilder<boolean> =
    ref.kind === 'number'
      ? sql`application_number = ${ref.applicationNumber}`
      : sql`submission_nbr = ${ref.submissionNbr}`
  return tables(db)
    .selectFrom('application')
    .select(['tempId', 'applicationId', 'formTyp', 'title'])
    .select(sql`snapshot - 'FORM' - 'FILES' - 'SUBMITTED_AT'`.$castTo<DraftData>().as('data'))
    .where('ownerId', '=', ownerId)
    .where(named)
    .where('reopenedAt', 'is', null)
    .executeTakeFirst()
}

/** Clean or unscanned files of the source. Priority documents of a filed case are left out, because its claim is not copied. */
const filesOf = ({ tempId, applicationId }: CopySource) => sql`
  from stored_file f where f.deleted_at is null and f.scan_state in ('not_scanned', 'clean')
   and ${applicationId === null ? sql`f.temp_id = ${tempId} and f.application_id is null` : sql`f.application_id = ${applicationId} and f.specdoc_typ <> 'PRI'`}`

/** Bytes of the files that copyFiles would copy. */
export async function sumFiles(db: Db, source: CopySource): Promise<number> {
  const found = await sql<{ bytes: number }>`
    select coalesce(sum(f.size_bytes), 0)::float8 as bytes ${filesOf(source)}`.execute(db)
  return found.rows[0]?.bytes ?? 0
}

/**
 * Creates rows of the new draft for the source's objects; returns how many. Renditions are made again on first use, because a
 * crop of one row removes its own.
 */
export async function copyFiles(
  tx: Db,
  source: CopySource,
  ownerId: number,
  tempId: string,
  now: Date,
): Promise<number> {
  const made = await sql`
    insert into stored_file (file_id, owner_id, temp_id, specdoc_typ, view_typ, seq_num, description, file_name, mime, size_bytes, sha256, pages, width,
                             height, remarks, object_key, edits, scan_state, scanned_at, uploaded_at)
    select substr(replace(gen_random_uuid()::text, '-', ''), 1, 24), ${ownerId}, ${tempId}, f.specdoc_typ, f.view_typ, f.seq_num, f.description,
           f.file_name, f.mime, f.size_bytes, f.sha256, f.pages, f.width, f.height, f.remarks, f.object_key, f.edits, f.scan_state, f.scanned_at, ${now}
    ${filesOf(source)} returning 1`.execute(tx)
  await copyChecks(tx, tempId)
  return made.rows.length
}
