import type { AnswerPoint } from '@saki/contracts/answers'
import type { Db } from '@saki/db'
import { daysBetween, legalDateOf } from '@saki/domain/dates/legalDate'
import type { Language } from '@saki/texts'

import { clientNamed } from '../../access.ts'
import { named, rightOfLetter } from '../../caseState.ts'
import type { Session } from '../../session.ts'
import { listFilesOfApplication, listFilesOfDraft, listSlots, type StoredFile } from '../documents/documents.sql.ts'
import { fileRow } from '../documents/fileRow.ts'
import type { AnswerRow, DraftExhibit } from './answers.sql.ts'
import type { AnswerableCase } from './case.sql.ts'
import { findTranslation, type Translation } from './courtesy.sql.ts'
import {
  captionOf,
  answerDueDate,
  answerKind,
  letterKey,
  answerability,
  type AskingLetter,
  type RequestedPoint,
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
    PATENT_ID: filed.applicationNumber,
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

/** For an unsent answer its draft's files; for a sent one the files it added. A person outside the case sees no file of the application. */
export async function filesFor(
  db: Db,
  filed: AnswerableCase,
  answer: AnswerRow | undefined,
): Promise<LetterPointFiles> {
  if (filed.isOutside) return { filed: [], answered: answer ? await listFilesOfDraft(db, answer.tempId) : [] }
  const all = await listFilesOfApplication(db, filed.applicationId)
  if (!answer) return { filed: all, answered: [] }
  const answered = answer.sentAt
    ? all.filter(({ tempId }) => tempId === answer.tempId)
    : await listFilesOfDraft(db, answer.tempId)
  return { filed: all, answered }
}

/** Points of a letter with the files before the letter and those of the answer. */
export async function wirePoints(
  filed: AnswerableCase,
  letter: Pick<AskingLetter, 'capturedAt' | 'actionNbr'>,
  points: readonly (RequestedPoint & { ANSWER_TEXT: string; fileIds: readonly string[]; exhibits: DraftExhibit[] })[],
  files: LetterPointFiles,
  { db, session, language }: Reader,
): Promise<AnswerPoint[]> {
  const context = { fileId: filed.applicationNumber, slots: await listSlots(db), language, asker: session }
  const shown = (rows: StoredFile[]) => rows.map((file) => fileRow(file, context))
  const courtesy = await findTranslation(db, { ...filed, actionNbr: letter.actionNbr })
  const before = files.filed.filter(({ uploadedAt }) => uploadedAt < letter.capturedAt)
  return points.map((point) => {
    const { fileIds, exhibits: EXHIBITS, ...rest } = point
    const isAbout = ({ specdocTyp, viewTyp }: StoredFile) =>
      specdocTyp === point.SPECDOC_TYP && (point.VIEW_TYPE_ID === null || viewTyp === point.VIEW_TYPE_ID)
    return {
      ...rest,
      CAPTION: captionOf(filed.formTyp, point, language),
      COURTESY: courtesyOf(courtesy, point),
      BEFORE: shown(before.filter(isAbout)),
      FILES: shown(files.answered.filter(({ fileId }) => fileIds.includes(fileId))),
      EXHIBITS,
    }
  })
}

function courtesyOf(
  translation: Translation | undefined,
  { LIST_CODE, OPTION_NBR }: Pick<RequestedPoint, 'LIST_CODE' | 'OPTION_NBR'>,
): AnswerPoint['COURTESY'] {
  const found = translation?.points.find(
    ({ listCode, optionNbr }) => listCode === LIST_CODE && optionNbr === OPTION_NBR,
  )
  return translation && found ? { LANGUAGE: translation.language, TEXT: found.text } : null
}
