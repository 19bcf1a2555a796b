import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

import type { ProcessKey } from '../workflow/recordAction.ts'

export interface SavedItem {
  listCode: string
  optionNbr: number
  title: string
  isOk: boolean | null
  note: string
  slot: string | null
  view: number | null
  ground: string
}

export interface FormalityRevision {
  revision: number
  rowVersion: number
  notes: string
  result: 'PENDING' | 'LENGKAP' | 'KURANG'
  examDate: LegalDate | null
  actionNbr: number | null
  /** False for an open revision and for one whose closing action was undone. */
  isClosed: boolean
  dueDate: LegalDate | null
  letter: { OFFIDOC_ORI: string; OFFIDOC_SER: number; OFFIDOC_NBR: number } | null
  items: SavedItem[]
}

/** Revisions of the formality check of a case with their items, oldest first. */
export async function listFormalityRevisions(db: Db, { procTyp, procNbr }: ProcessKey): Promise<FormalityRevision[]> {
  const { rows } = await sql<FormalityRevision>`
    select r.revision, r.row_version as "rowVersion", r.notes, r.result, r.exam_date as "examDate", r.action_nbr as "actionNbr",
           r.action_nbr is not null and not exists (
             select from process_action u where u.proc_typ = r.proc_typ and u.proc_nbr = r.proc_nbr and u.undoes = r.action_nbr) as "isClosed",
           a.due_date as "dueDate",
           (select json_build_object('OFFIDOC_ORI', l.offidoc_ori, 'OFFIDOC_SER', l.offidoc_ser, 'OFFIDOC_NBR', l.offidoc_nbr)
              from letter l where (l.proc_typ, l.proc_nbr, l.action_nbr) = (r.proc_typ, r.proc_nbr, r.action_nbr)) as letter,
           (select coalesce(json_agg(json_build_object('listCode', i.list_code, 'optionNbr', i.option_nbr, 'title', i.title, 'isOk', i.is_ok,
                     'note', i.note, 'slot', i.specdoc_typ, 'view', i.view_typ, 'ground', i.ground) order by i.list_code, i.option_nbr), '[]')
              from formality_item i where (i.proc_typ, i.proc_nbr, i.revision) = (r.proc_typ, r.proc_nbr, r.revision)) as items
      from formality_check r left join process_action a using (proc_typ, proc_nbr, action_nbr)
     where r.proc_typ = ${procTyp} and r.proc_nbr = ${procNbr} order by r.revision`.execute(db)
  return rows
}

export interface FormalityDraft {
  revision: number
  rowVersion: number
  notes: string
  items: readonly SavedItem[]
  savedBy: number
  now: Date
}

/** Writes an open revision with its items; reopens one whose closing action was undone. The process must be locked. */
export async function saveFormalityDraft(
  tx: Db,
  { procTyp, procNbr }: ProcessKey,
  saved: FormalityDraft,
): Promise<void> {
  const { revision, rowVersion, notes, items, savedBy, now } = saved
  await sql`
    insert into formality_check (proc_typ, proc_nbr, revision, row_version, notes, saved_by, saved_at)
    values (${procTyp}, ${procNbr}, ${revision}, ${rowVersion}, ${notes}, ${savedBy}, ${now})
    on conflict (proc_typ, proc_nbr, revision) do update
    set row_version = excluded.row_version, notes = excluded.notes, saved_by = excluded.saved_by, saved_at = excluded.saved_at,
        result = 'PENDING', exam_date = null, action_nbr = null`.execute(tx)
  await sql`delete from formality_item where proc_typ = ${procTyp} and proc_nbr = ${procNbr} and revision = ${revision}`.execute(
    tx,
  )
  await sql`
    insert into formality_item (proc_typ, proc_nbr, revision, list_code, option_nbr, title, is_ok, note, specdoc_typ, view_typ, ground)
    select ${procTyp}, ${procNbr}::int, ${revision}::smallint, i."listCode", i."optionNbr", i.title, i."isOk", i.note, i.slot, i.view, i.ground
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
        as i("listCode" text, "optionNbr" int, title text, "isOk" boolean, note text, slot text, view smallint, ground text)`.execute(
    tx,
  )
}

/** Closes a revision with its result and the action that ended it. */
export async function closeFormalityRevision(
  tx: Db,
  { procTyp, procNbr }: ProcessKey,
  closed: { revision: number; result: 'LENGKAP' | 'KURANG'; actionNbr: number; examDate: LegalDate },
): Promise<void> {
  await sql`
    update formality_check set result = ${closed.result}, action_nbr = ${closed.actionNbr}, exam_date = ${closed.examDate}::date
     where proc_typ = ${procTyp} and proc_nbr = ${procNbr} and revision = ${closed.revision}`.execute(tx)
}

/** Key of a letter in the wire's names. */
export function findLetterWireKey(db: Db, letterId: string) {
  return tables(db)
    .selectFrom('letter')
    .select(['offidocOri as OFFIDOC_ORI', 'offidocSer as OFFIDOC_SER', 'offidocNbr as OFFIDOC_NBR'])
    .where('letterId', '=', letterId)
    .executeTakeFirst()
}
