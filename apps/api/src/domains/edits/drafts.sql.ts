import { prepared, tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { DraftData, FormFile } from '@saki/domain/forms/form'
import type { Tariff } from '@saki/domain/fees/quote'
import { sql, type RawBuilder } from 'kysely'

import { tariffsJson } from '../payments/fees.ts'
import type { RegisterCodes } from './registryFaults.ts'
import { noTerms, type EnteredTerms } from './unlistedTerms.ts'

export interface DraftState {
  tempId: string
  formTyp: string
  formVersion: number
  data: DraftData
  rowVersion: number
  device: string
  updatedAt: Date
  deletedAt: Date | null
  submittedAt: Date | null
}

const stateColumns = sql`temp_id as "tempId", form_typ as "formTyp", form_version as "formVersion", data, row_version as "rowVersion", device,
  updated_at as "updatedAt", deleted_at as "deletedAt", submitted_at as "submittedAt"`

/**
 * Locks a draft of this owner. Everything that changes a draft, its files or its filing takes this lock first. `for no key update`
 * lets a settlement, which holds the filing, check the foreign key to the draft without waiting.
 */
export async function lockDraft(tx: Db, ownerId: number, tempId: string): Promise<DraftState | undefined> {
  const found = await sql<DraftState>`${prepared}
    select ${stateColumns} from draft where temp_id = ${tempId} and owner_id = ${ownerId} for no key update`.execute(tx)
  return found.rows[0]
}

/** A file of a draft, with the fields that the form's rules need and those that a filing freezes. */
export interface DraftFile extends FormFile {
  fileId: string
  seqNum: number
  name: string
  description: string
  mime: string
  size: number
  sha256: string
  uploadedAt: string
  scan: 'not_scanned' | 'scanning' | 'clean' | 'infected'
}

/** Files of a draft in their order as one JSON array; the surrounding query must name the draft `draft`. */
export const draftFilesJson: RawBuilder<DraftFile[]> = sql`
  (select coalesce(json_agg(json_build_object(
            'slot', f.specdoc_typ, 'view', f.view_typ, 'width', f.width, 'height', f.height, 'pages', f.pages, 'fileId', f.file_id, 'seqNum', f.seq_num,
            'name', f.file_name, 'description', f.description, 'mime', f.mime, 'size', f.size_bytes, 'sha256', encode(f.sha256, 'hex'),
            'uploadedAt', f.uploaded_at, 'scan', f.scan_state)
          order by f.specdoc_typ, f.view_typ, f.seq_num, f.uploaded_at), '[]'::json)
     from stored_file f where f.temp_id = draft.temp_id and f.deleted_at is null)`

interface FoundContext {
  files: DraftFile[]
  tariffs: Tariff[]
  /** Entered codes that are in no register, as `register code`. */
  unknown: string[]
  /** Nice classes with terms that are in no list. */
  unlisted: number[]
  /** Whether the parent that a divisional names is not an application of the draft's owner. */
  unknownParent: boolean
}

/** What is needed to judge a draft. */
export interface DraftContext extends FoundContext {
  /** Days off, which the last day of a priority moves off; only where one is claimed. */
  holidays?: ReadonlySet<LegalDate>
}

/** Answers of a draft to look up, besides their codes. */
export interface DraftReferences {
  terms?: EnteredTerms
  parent?: { ownerId: number; applicationNumber: string | undefined }
}

/** Files, tariffs and register look-ups needed to judge a draft. Lock the draft first, so that its files do not change. */
export async function findDraftContext(
  tx: Db,
  tempId: string | undefined,
  { registers, codes }: RegisterCodes,
  { terms: { classes, terms } = noTerms, parent }: DraftReferences = {},
): Promise<DraftContext> {
  const found = await sql<FoundContext>`${prepared}
    select ${draftFilesJson} as files, ${tariffsJson} as tariffs, unknown_codes(${registers}::text[], ${codes}::text[]) as unknown,
           unlisted_classes(${classes}::smallint[], ${terms}::text[]) as unlisted,
           ${parent?.applicationNumber ?? null}::text is not null and not exists (
             select from application where application_number = ${parent?.applicationNumber ?? null}::text and owner_id = ${parent?.ownerId ?? null}::int
           ) as "unknownParent"
      from (select ${tempId ?? null}::text as temp_id) draft`.execute(tx)
  return found.rows[0] ?? { files: [], tariffs: [], unknown: [], unlisted: [], unknownParent: false }
}

/** Number of open drafts of a user. Locks the user's row, so that two first saves at once are counted one after the other. */
export async function countOpenDrafts(tx: Db, ownerId: number): Promise<number> {
  await tables(tx).selectFrom('appUser').select('userId').where('userId', '=', ownerId).forNoKeyUpdate().execute()
  const found = await tables(tx)
    .selectFrom('draft')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('ownerId', '=', ownerId)
    .where('deletedAt', 'is', null)
    .where('submittedAt', 'is', null)
    .executeTakeFirst()
  return found?.open ?? 0
}

export interface NewState {
  tempId: string
  ownerId: number
  /** Who saved it for the owner; null when the owner did. */
  actedBy: number | null
  formTyp: string
  formVersion: number
  data: DraftData
  title: string
  rowVersion: number
  completePct: number
  device: string
  now: Date
}

/** Writes a saved state to the draft and to `draft_version`. Inserts the draft when it does not exist. */
export async function writeDraft(tx: Db, s: NewState): Promise<void> {
  const data = JSON.stringify(s.data)
  await sql`${prepared}
    with kept as (
      insert into draft (temp_id, owner_id, form_typ, form_version, data, title, row_version, complete_pct, device, created_at, updated_at, acted_by)
      values (${s.tempId}, ${s.ownerId}, ${s.formTyp}, ${s.formVersion}, ${data}::jsonb, ${s.title}, ${s.rowVersion}, ${s.completePct},
              ${s.device}, ${s.now}, ${s.now}, ${s.actedBy}::int)
      on conflict (temp_id) do update
      set form_version = excluded.form_version, data = excluded.data, title = excluded.title, row_version = excluded.row_version,
          complete_pct = excluded.complete_pct, device = excluded.device, updated_at = excluded.updated_at, acted_by = excluded.acted_by
    )
    insert into draft_version (temp_id, row_version, data, device, saved_at, saved_by)
    values (${s.tempId}, ${s.rowVersion}, ${data}::jsonb, ${s.device}, ${s.now}, ${s.actedBy}::int)`.execute(tx)
}
