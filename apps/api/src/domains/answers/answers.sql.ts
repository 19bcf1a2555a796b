import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { ExhibitWords } from '@saki/domain/requests/opposition'
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
export function listLetterActions(db: Db, { procTyp, procNbr }: ProcessKey): Promise<LetterAction[]> {
  return tables(db)
    .selectFrom('processAction as a')
    .select(['a.actionNbr', 'a.action', 'a.fromState', 'a.toState', 'a.actionDate', 'a.capturedAt', 'a.dueDate'])
    .select(['a.notes', 'a.detail', 'a.ground'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('letter as l')
            .select('l.letterId')
            .whereRef('l.procTyp', '=', 'a.procTyp')
            .whereRef('l.procNbr', '=', 'a.procNbr')
            .whereRef('l.actionNbr', '=', 'a.actionNbr'),
        )
        .$castTo<boolean>()
        .as('hasPaper'),
    )
    .where('a.procTyp', '=', procTyp)
    .where('a.procNbr', '=', procNbr)
    .where('a.undoes', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('processAction as u')
            .select('u.actionNbr')
            .whereRef('u.procTyp', '=', 'a.procTyp')
            .whereRef('u.procNbr', '=', 'a.procNbr')
            .whereRef('u.undoes', '=', 'a.actionNbr'),
        ),
      ),
    )
    .orderBy('a.actionNbr')
    .$narrowType<{ detail: Record<string, unknown> }>()
    .execute()
}

/** Locks a letter, so that saving and sending its answer run one after the other. */
export async function lockLetter(tx: Db, { procTyp, procNbr, actionNbr }: ActionKey): Promise<void> {
  await tables(tx)
    .selectFrom('processAction')
    .select('actionNbr')
    .where('procTyp', '=', procTyp)
    .where('procNbr', '=', procNbr)
    .where('actionNbr', '=', actionNbr)
    .forNoKeyUpdate()
    .execute()
}

export interface FrozenFile {
  DOC_ID: string
  FILE_NAME: string
  SIZE: number
  SHA256: string
  /** Its place in the index of a counter-statement's exhibits, and what was written about it. */
  EXHIBIT?: ExhibitWords & { NBR: number }
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

/** What is written about a file of an unsent counter-statement. */
export interface DraftExhibit extends ExhibitWords {
  DOC_ID: string
}

/** A point of an unsent answer, as stored in the draft. */
export interface DraftPoint {
  LIST_CODE: string
  OPTION_NBR: number
  TEXT: string
  FILES: string[]
  EXHIBITS?: DraftExhibit[] | undefined
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

/** Whether an answer exists and was sent. */
export function isSent(answer: AnswerRow | undefined): boolean {
  return answer !== undefined && answer.sentAt !== null
}

const answers = (db: Db) =>
  tables(db)
    .selectFrom('letterAnswer as l')
    .innerJoin('draft as d', 'd.tempId', 'l.tempId')
    .leftJoin('appUser as u', 'u.userId', 'l.sentBy')
    .leftJoin('process as p', (join) =>
      join.onRef('p.procTyp', '=', 'l.answerProcTyp').onRef('p.procNbr', '=', 'l.answerProcNbr'),
    )
    .select(['l.answerId', 'l.tempId', 'l.letterNbr', 'd.rowVersion', 'd.updatedAt as savedAt', 'd.data as draft'])
    .select(['l.sentAt', 'u.fullName as sentBy', 'l.points', 'p.state'])
    .select(
      sql`case when l.answer_proc_nbr is not null then json_build_object('procTyp', l.answer_proc_typ, 'procNbr', l.answer_proc_nbr) end`
        .$castTo<ProcessKey | null>()
        .as('process'),
    )
    .$narrowType<Pick<AnswerRow, 'draft' | 'points' | 'state'>>()

/** The answer to a letter, sent or not. */
export function findAnswer(db: Db, { procTyp, procNbr, actionNbr }: ActionKey): Promise<AnswerRow | undefined> {
  return answers(db)
    .where('l.procTyp', '=', procTyp)
    .where('l.procNbr', '=', procNbr)
    .where('l.letterNbr', '=', actionNbr)
    .executeTakeFirst()
}

/** Answers to letters of the case's own process, newest first. */
export function listSent(db: Db, { procTyp, procNbr }: ProcessKey): Promise<AnswerRow[]> {
  return answers(db)
    .where('l.procTyp', '=', procTyp)
    .where('l.procNbr', '=', procNbr)
    .where('l.sentAt', 'is not', null)
    .orderBy('l.sentAt', 'desc')
    .orderBy('l.answerId', 'desc')
    .execute()
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
  const rows = await tables(db)
    .selectFrom('letterAnswer as l')
    .innerJoin('letterAnswerFile as f', 'f.answerId', 'l.answerId')
    .distinctOn(['f.listCode', 'f.optionNbr'])
    .select(['f.listCode', 'f.optionNbr', 'f.fileId'])
    .where('l.applicationId', '=', applicationId)
    .orderBy('f.listCode')
    .orderBy('f.optionNbr')
    .orderBy('l.sentAt', 'desc')
    .execute()
  return new Map(rows.map(({ listCode, optionNbr, fileId }) => [`${listCode} ${optionNbr}`, fileId]))
}

export interface SentRow {
  answerId: number
  tempId: string
  applicationId: number
  /** The request of a person outside the case: its files are the request's. Null: files of the application. */
  requestId: number | null
  sentBy: number
  now: Date
  /** Action of the case that records the answer. */
  actionNbr: number
  process: ProcessKey
  points: readonly FrozenPoint[]
}

/**
 * Freezes an answer: files named by its points become files of the application, or of the request of somebody outside the case, after the others of their slot; other files are
 * deleted; the draft is closed. The descriptions, which held point references, are cleared. The draft must be locked.
 */
export async function writeSent(tx: Db, sent: SentRow): Promise<void> {
  const { answerId, tempId, applicationId, requestId, now, points, process } = sent
  const files = points.flatMap(({ LIST_CODE, OPTION_NBR, FILES }) =>
    FILES.map(({ DOC_ID }) => ({ fileId: DOC_ID, listCode: LIST_CODE, optionNbr: OPTION_NBR })),
  )
  const ids = files.map(({ fileId }) => fileId)
  await sql`
    with placed as (
      select f.file_id, row_number() over (partition by f.specdoc_typ order by f.view_typ, f.seq_num, f.uploaded_at)
               + coalesce((select max(o.seq_num) from stored_file o where o.specdoc_typ = f.specdoc_typ
                             and case when ${requestId}::bigint is null then o.application_id = ${applicationId} else o.request_id = ${requestId}::bigint end), 0) as seq
        from stored_file f where f.temp_id = ${tempId} and f.file_id = any(${ids}::text[]))
    update stored_file f set application_id = case when ${requestId}::bigint is null then ${applicationId}::bigint end, request_id = ${requestId}::bigint, seq_num = placed.seq, description = '' from placed where placed.file_id = f.file_id`.execute(
    tx,
  )
  await sql`update stored_file set deleted_at = ${now} where temp_id = ${tempId} and application_id is null and request_id is null and deleted_at is null`.execute(
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

/** The request a process belongs to. */
export async function requestIdOf(db: Db, { procTyp, procNbr }: ProcessKey): Promise<number> {
  const { requestId } = await tables(db)
    .selectFrom('requestCase')
    .select('requestId')
    .where('procTyp', '=', procTyp)
    .where('procNbr', '=', procNbr)
    .executeTakeFirstOrThrow()
  return requestId
}
