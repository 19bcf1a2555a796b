import { ANSWER_SLOT } from '@saki/catalogue/formality/formalityOf'
import type { AnswerReceipt } from '@saki/contracts/answers'
import type { Db } from '@saki/db'
import { unanswered } from '@saki/domain/formality/answer'

import { AppError } from '../../errors.ts'
import { listFilesOfDraft, type StoredFile } from '../documents/documents.sql.ts'
import type { AnswerRow, DraftPoint, FrozenPoint } from './answers.sql.ts'
import type { RequestedPoint } from './letterOf.ts'

/** Slot for the files of a point. */
const slotOf = ({ SPECDOC_TYP }: Pick<RequestedPoint, 'SPECDOC_TYP'>): string => SPECDOC_TYP ?? ANSWER_SLOT

/** Point reference that files carry in their description while the answer is a draft. */
const tagOf = ({ LIST_CODE, OPTION_NBR }: { LIST_CODE: string; OPTION_NBR: number }) => `${LIST_CODE}-${OPTION_NBR}`

/**
 * Text and files of each point in the draft. A file belongs to the point whose save names it, else to the point in its
 * description, else to the first point of its slot. Files uploaded after the last save are included.
 */
export function draftAnswers(
  points: readonly RequestedPoint[],
  saved: readonly DraftPoint[],
  files: readonly StoredFile[],
) {
  const tags = new Set(points.map(tagOf))
  const owners = new Map<string, string>()
  for (const point of saved) for (const id of point.FILES) owners.set(id, tagOf(point))
  for (const { fileId, description } of files)
    if (!owners.has(fileId) && tags.has(description)) owners.set(fileId, description)
  for (const point of points) {
    const fits = ({ specdocTyp, viewTyp }: StoredFile) =>
      specdocTyp === slotOf(point) &&
      (point.VIEW_TYPE_ID === null || viewTyp === null || viewTyp === point.VIEW_TYPE_ID)
    for (const file of files) if (!owners.has(file.fileId) && fits(file)) owners.set(file.fileId, tagOf(point))
  }
  return points.map((point) => ({
    ...point,
    ANSWER_TEXT: saved.find((one) => tagOf(one) === tagOf(point))?.TEXT ?? '',
    fileIds: files.filter(({ fileId }) => owners.get(fileId) === tagOf(point)).map(({ fileId }) => fileId),
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

/** The points as sent, with the hash of every file. Throws NOT_COMPLETE, also for an infected file, which it names. */
export async function frozenPoints(
  tx: Db,
  asked: readonly RequestedPoint[],
  answer: AnswerRow,
): Promise<FrozenPoint[]> {
  const files = await listFilesOfDraft(tx, answer.tempId)
  const answers = draftAnswers(asked, answer.draft.POINTS ?? [], files)
  const lacking = unanswered(
    asked.map((point) => ({ ...point, listCode: point.LIST_CODE, optionNbr: point.OPTION_NBR })),
    answers.map((one) => ({
      listCode: one.LIST_CODE,
      optionNbr: one.OPTION_NBR,
      text: one.ANSWER_TEXT,
      files: one.fileIds,
    })),
  )
  if (lacking.length > 0) throw incomplete(lacking)
  const sent = new Set(answers.flatMap(({ fileIds }) => fileIds))
  const infected = files.find((file) => sent.has(file.fileId) && file.scanState === 'infected')
  if (infected) {
    const values = { name: infected.fileName }
    throw new AppError('NOT_COMPLETE', infected.fileId, {
      fields: [{ field: 'FILES', message: 'answers:fault.infected', values }],
    })
  }
  return answers.map(({ fileIds, ...point }) => ({
    ...point,
    FILES: files.filter(({ fileId }) => fileIds.includes(fileId)).map(frozenFile),
  }))
}

function frozenFile(file: StoredFile) {
  return {
    DOC_ID: file.fileId,
    FILE_NAME: file.fileName,
    SIZE: file.sizeBytes,
    SHA256: file.sha256.toString('hex'),
  }
}

/** Refuses an answer that lacks these points. */
export function incomplete(points: readonly { LIST_CODE: string; OPTION_NBR: number }[]): AppError {
  return new AppError('NOT_COMPLETE', 'points without an answer', {
    fields: points.map(({ LIST_CODE, OPTION_NBR }) => ({
      field: `POINTS.${LIST_CODE}.${OPTION_NBR}`,
      message: 'answers:incomplete',
    })),
  })
}
