import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

import type { ActionKey, ProcessKey } from '../workflow/recordAction.ts'

/** An action of a case that may have a letter. */
export interface LetterAction {
  actionNbr: number
  action: string
  fromState: string
  toState: string
  actionDate: LegalDate
  capturedAt: Date
  dueDate: LegalDate | null
  notes: string
  detail: Record<string, unknown>
  ground: string
  hasPaper: boolean
}

/** Actions of a process, oldest first, without undone ones. */
export async function listLetterActions(db: Db, { procTyp, procNbr }: ProcessKey): Promise<LetterAction[]> {
  const { rows } = await sql<LetterAction>`
    select a.action_nbr as "actionNbr", a.action, a.from_state as "fromState", a.to_state as "toState", a.action_date as "actionDate",
           a.captured_at as "capturedAt", a.due_date as "dueDate", a.notes, a.detail, a.ground,
           exists (select from letter l where (l.proc_typ, l.proc_nbr, l.action_nbr) = (a.proc_typ, a.proc_nbr, a.action_nbr)) as "hasPaper"
      from process_action a
     where a.proc_typ = ${procTyp} and a.proc_nbr = ${procNbr} and a.undoes is null
       and not exists (select from process_action u where u.proc_typ = a.proc_typ and u.proc_nbr = a.proc_nbr and u.undoes = a.action_nbr)
     order by a.action_nbr`.execute(db)
  return rows
}

/** Locks a letter, so that saving and sending its answer run one after the other. */
export async function lockLetter(tx: Db, { procTyp, procNbr, actionNbr }: ActionKey): Promise<void> {
  await sql`select 1 from process_action where proc_typ = ${procTyp} and proc_nbr = ${procNbr} and action_nbr = ${actionNbr} for no key update`.execute(
    tx,
  )
}

export interface FrozenFile {
  DOC_ID: string
  FILE_NAME: string
  SIZE: number
  SHA256: string
}

/** A point with its answer, as sent. */
export interface FrozenPoint {
  LIST_CODE: string
  OPTION_NBR: number
  TITLE: string
  TEXT: string
  SPECDOC_TYP: string | null
  VIEW_TYPE_ID: number | null
  GROUND: string
  ANSWER_TEXT: string
  FILES: FrozenFile[]
}

/** A point of an unsent answer, as stored in the draft. */
export interface DraftPoint {
  LIST_CODE: string
  OPTION_NBR: number
  TEXT: string
  FILES: string[]
}

export interface AnswerRow {
  answerId: number
  tempId: string
  letterNbr: number
  rowVersion: number
  savedAt: Date
  draft: { POINTS?: DraftPoint[] }
  sentAt: Date | null
  sentBy: string | null
  points: FrozenPoint[] | null
  process: ProcessKey | null
  state: 'received' | 'accepted' | 'insufficient' | null
}

export function isSent(answer: AnswerRow | undefined): boolean {
  return answer !== undefined && answer.sentAt !== null
}

const answerColumns = sql`l.answer_id as "answerId", l.temp_id as "tempId", l.letter_nbr as "letterNbr", d.row_version as "rowVersion",
  d.updated_at as "savedAt", d.data as draft, l.sent_at as "sentAt", u.full_name as "sentBy", l.points, p.state,
  case when l.answer_proc_nbr is not null then json_build_object('procTyp', l.answer_proc_typ, 'procNbr', l.answer_proc_nbr) end as process`
const answerTables = sql`letter_answer l join draft d using (temp_id) left join app_user u on u.user_id = l.sent_by
  left join process p on p.proc_typ = l.answer_proc_typ and p.proc_nbr = l.answer_proc_nbr`

/** The answer to a letter, sent or not. */
export async function findAnswer(db: Db, { procTyp, procNbr, actionNbr }: ActionKey): Promise<AnswerRow | undefined> {
  const { rows } = await sql<AnswerRow>`
    select ${answerColumns} from ${answerTables}
     where l.proc_typ = ${procTyp} and l.proc_nbr = ${procNbr} and l.letter_nbr = ${actionNbr}`.execute(db)
  return rows[0]
}

/** Answers sent in a case, newest first. */
export async function listSent(db: Db, applicationId: number): Promise<AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`
    select ${answerColumns} from ${answerTables}
     where l.application_id = ${applicationId} and l.sent_at is not null order by l.sent_at desc, l.answer_id desc`.execute(
    db,
  )
  return rows
}

export interface AnswerDraft {
  tempId: string
  ownerId: number
  /** The consultant who writes for the owner; null for the owner. */
  actedBy: number | null
  title: string
  rowVersion: number
  points: readonly DraftPoint[]
  now: Date
}

/** Creates the draft of an answer, to which its files are uploaded. */
export async function insertAnswer(
  tx: Db,
  letter: ActionKey & { applicationId: number },
  draft: AnswerDraft,
  form: { id: string; version: number },
): Promise<void> {
  await sql`
    insert into draft (temp_id, owner_id, form_typ, form_version, data, title, row_version, created_at, updated_at, acted_by)
    values (${draft.tempId}, ${draft.ownerId}, ${form.id}, ${form.version}, ${JSON.stringify({ POINTS: draft.points })}::jsonb, ${draft.title},
            ${draft.rowVersion}, ${draft.now}, ${draft.now}, ${draft.actedBy}::int)`.execute(tx)
  await sql`
    insert into letter_answer (temp_id, application_id, proc_typ, proc_nbr, letter_nbr, begun_at)
    values (${draft.tempId}, ${letter.applicationId}, ${letter.procTyp}, ${letter.procNbr}, ${letter.actionNbr}, ${draft.now})`.execute(
    tx,
  )
}

/** Replaces points, version and writer of an unsent answer. */
export async function updateAnswerDraft(tx: Db, draft: Omit<AnswerDraft, 'ownerId' | 'title'>): Promise<void> {
  await sql`
    update draft set data = ${JSON.stringify({ POINTS: draft.points })}::jsonb, row_version = ${draft.rowVersion}, updated_at = ${draft.now},
                     acted_by = ${draft.actedBy}::int
     where temp_id = ${draft.tempId}`.execute(tx)
}

/** Id of the file last sent for each point of a case, keyed by `list nbr`. */
export async function listReplyFiles(db: Db, applicationId: number): Promise<Map<string, string>> {
  const { rows } = await sql<{ point: string; fileId: string }>`
    select distinct on (f.list_code, f.option_nbr) f.list_code || ' ' || f.option_nbr as point, f.file_id as "fileId"
      from letter_answer l join letter_answer_file f using (answer_id)
     where l.application_id = ${applicationId} order by f.list_code, f.option_nbr, l.sent_at desc`.execute(db)
  return new Map(rows.map(({ point, fileId }) => [point, fileId]))
}

export interface SentRow {
  answerId: number
  tempId: string
  applicationId: number
  sentBy: number
  now: Date
  /** Action of the case that records the answer. */
  actionNbr: number
  process: ProcessKey
  points: readonly FrozenPoint[]
}

/**
 * Freezes an answer: files named by its points become files of the application, after the others of their slot; other files are
 * deleted; the draft is closed. The descriptions, which held point references, are cleared. The draft must be locked.
 */
export async function writeSent(tx: Db, sent: SentRow): Promise<void> {
  const { answerId, tempId, applicationId, now, points, process } = sent
  const files = points.flatMap(({ LIST_CODE, OPTION_NBR, FILES }) =>
    FILES.map(({ DOC_ID }) => ({ fileId: DOC_ID, listCode: LIST_CODE, optionNbr: OPTION_NBR })),
  )
  const ids = files.map(({ fileId }) => fileId)
  await sql`
    with placed as (
      select f.file_id, row_number() over (partition by f.specdoc_typ order by f.view_typ, f.seq_num, f.uploaded_at)
               + coalesce((select max(o.seq_num) from stored_file o where o.application_id = ${applicationId} and o.specdoc_typ = f.specdoc_typ), 0) as seq
        from stored_file f where f.temp_id = ${tempId} and f.file_id = any(${ids}::text[]))
    update stored_file f set application_id = ${applicationId}, seq_num = placed.seq, description = '' from placed where placed.file_id = f.file_id`.execute(
    tx,
  )
  await sql`update stored_file set deleted_at = ${now} where temp_id = ${tempId} and application_id is null and deleted_at is null`.execute(
    tx,
  )
  await sql`update draft set submitted_at = ${now}, complete_pct = 100 where temp_id = ${tempId}`.execute(tx)
  await sql`
    insert into letter_answer_file (file_id, answer_id, list_code, option_nbr)
    select f."fileId", ${answerId}::bigint, f."listCode", f."optionNbr"
      from jsonb_to_recordset(${JSON.stringify(files)}::jsonb) as f("fileId" text, "listCode" text, "optionNbr" int)`.execute(
    tx,
  )
  await sql`
    update letter_answer set sent_at = ${now}, sent_by = ${sent.sentBy}, action_nbr = ${sent.actionNbr}, points = ${JSON.stringify(points)}::jsonb,
           answer_proc_typ = ${process.procTyp}, answer_proc_nbr = ${process.procNbr}
     where answer_id = ${answerId}`.execute(tx)
}

/** Locks the draft, so that no upload changes its files. */
export async function lockAnswerDraft(tx: Db, tempId: string): Promise<void> {
  await sql`select 1 from draft where temp_id = ${tempId} for no key update`.execute(tx)
}
