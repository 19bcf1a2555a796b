import type { AnswerPoint, AnswerReceipt } from '@saki/contracts/answers'
import { rightOfLetter } from '../../caseState.ts'
import type { Db } from '@saki/db'
import { daysBetween, legalDateOf } from '@saki/domain/dates/legalDate'
import type { Language } from '@saki/texts'

import { clientNamed } from '../../access.ts'
import { named } from '../../caseState.ts'
import type { Session } from '../../session.ts'
import { listFilesOfApplication, listFilesOfDraft, listSlots, type StoredFile } from '../documents/documents.sql.ts'
import { fileRow } from '../documents/fileRow.ts'
import type { AnswerRow, DraftPoint } from './answers.sql.ts'
import type { AnswerableCase } from './case.sql.ts'
import {
  captionOf,
  answerDueDate,
  answerKind,
  letterKey,
  answerability,
  type AskingLetter,
  type AskedPoint,
} from './letterOf.ts'

export interface Reader {
  db: Db
  session: Session
  language: Language
  now: Date
}

/** Fields of a letter shared by list and form. */
export function wireLetter(filed: AnswerableCase, letter: AskingLetter, isSent: boolean, reader: Reader) {
  const { name, caption } = named(reader.language, letterKey(filed, letter))
  const today = legalDateOf(reader.now)
  const due = answerDueDate(filed, letter)
  return {
    PATENT_ID: filed.patentId,
    TITLE: filed.title,
    RIGHT: rightOfLetter(filed.fileTyp),
    PROC_TYP: filed.procTyp,
    PROC_NBR: filed.procNbr,
    ACTION_NBR: letter.actionNbr,
    KIND: answerKind(letter),
    LETTER_NAME: name,
    LETTER_CAPTION: caption,
    LETTER_DATE: letter.actionDate,
    DUE_DATE: due,
    DAYS_LEFT: due === null || isSent ? null : daysBetween(today, due),
    ANSWERABLE: answerability(filed, letter, isSent, today),
    CLIENT: clientNamed(reader.session, filed.ownerId),
  }
}

/** Files shown with the points of a letter: all files of the case, and those of the answer. */
export interface LetterPointFiles {
  filed: StoredFile[]
  answered: StoredFile[]
}

/** For an unsent answer its draft's files; for a sent one the files it added to the application. */
export async function filesFor(
  db: Db,
  filed: AnswerableCase,
  answer: AnswerRow | undefined,
): Promise<LetterPointFiles> {
  const all = await listFilesOfApplication(db, filed.applicationId)
  if (!answer) return { filed: all, answered: [] }
  const answered = answer.sentAt
    ? all.filter(({ temp_id }) => temp_id === answer.tempId)
    : await listFilesOfDraft(db, answer.tempId)
  return { filed: all, answered }
}

/** Points of a letter with the files before the letter and those of the answer. */
export async function wirePoints(
  filed: AnswerableCase,
  letter: Pick<AskingLetter, 'capturedAt'>,
  points: readonly (AskedPoint & { ANSWER_TEXT: string; fileIds: readonly string[] })[],
  files: LetterPointFiles,
  { db, session, language }: Reader,
): Promise<AnswerPoint[]> {
  const context = { fileId: filed.patentId, slots: await listSlots(db), language, asker: session }
  const shown = (rows: StoredFile[]) => rows.map((file) => fileRow(file, context))
  const before = files.filed.filter(({ uploaded_at }) => uploaded_at < letter.capturedAt)
  return points.map((point) => {
    const { fileIds, ...rest } = point
    const isAbout = ({ specdoc_typ, view_typ }: StoredFile) =>
      specdoc_typ === point.SPECDOC_TYP && (point.VIEW_TYPE_ID === null || view_typ === point.VIEW_TYPE_ID)
    return {
      ...rest,
      CAPTION: captionOf(filed.formTyp, point, language),
      BEFORE: shown(before.filter(isAbout)),
      FILES: shown(files.answered.filter(({ file_id }) => fileIds.includes(file_id))),
    }
  })
}

/** Point reference that files carry in their description while the answer is a draft. */
const tagOf = ({ LIST_CODE, OPTION_NBR }: { LIST_CODE: string; OPTION_NBR: number }) => `${LIST_CODE}-${OPTION_NBR}`

/**
 * Text and files of each point in the draft. A file belongs to the point whose save names it, else to the point in its
 * description, else to the first point of its slot. So an upload without a save is kept.
 */
export function draftAnswers(
  points: readonly AskedPoint[],
  saved: readonly DraftPoint[],
  files: readonly StoredFile[],
  slotOf: (point: AskedPoint) => string,
) {
  const tags = new Set(points.map(tagOf))
  const owners = new Map<string, string>()
  for (const point of saved) for (const id of point.FILES) owners.set(id, tagOf(point))
  for (const { file_id, description } of files)
    if (!owners.has(file_id) && tags.has(description)) owners.set(file_id, description)
  for (const point of points) {
    const fits = ({ specdoc_typ, view_typ }: StoredFile) =>
      specdoc_typ === slotOf(point) &&
      (point.VIEW_TYPE_ID === null || view_typ === null || view_typ === point.VIEW_TYPE_ID)
    for (const file of files) if (!owners.has(file.file_id) && fits(file)) owners.set(file.file_id, tagOf(point))
  }
  return points.map((point) => ({
    ...point,
    ANSWER_TEXT: saved.find((one) => tagOf(one) === tagOf(point))?.TEXT ?? '',
    fileIds: files.filter(({ file_id }) => owners.get(file_id) === tagOf(point)).map(({ file_id }) => file_id),
  }))
}

/** The receipt of a sent answer; undefined before it is sent. */
export function wireReceipt(answer: AnswerRow): AnswerReceipt | undefined {
  const { sentAt, sentBy, points, process, state } = answer
  if (!sentAt || !points || !process) return undefined
  return {
    PROC_TYP: process.procTyp,
    PROC_NBR: process.procNbr,
    STATE: state ?? 'received',
    SENT_AT: sentAt.toISOString(),
    SENT_BY: sentBy ?? '',
    POINTS: points.map(({ LIST_CODE, OPTION_NBR, TITLE, ANSWER_TEXT, FILES }) => ({
      LIST_CODE,
      OPTION_NBR,
      TITLE,
      ANSWER_TEXT,
      FILES,
    })),
  }
}
