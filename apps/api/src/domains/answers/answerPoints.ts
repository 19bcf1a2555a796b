import { ANSWER_SLOT } from '@saki/catalogue/formality/formalityOf'
import type { AnswerReceipt } from '@saki/contracts/answers'
import type { Db } from '@saki/db'
import { unanswered } from '@saki/domain/formality/answer'
import { isExhibitNamed, isOppositionPoint, nameOfExhibit } from '@saki/domain/requests/opposition'

import { AppError } from '../../errors.ts'
import { listFilesOfDraft, type StoredFile } from '../documents/documents.sql.ts'
import type { AnswerRow, DraftExhibit, DraftPoint, FrozenPoint } from './answers.sql.ts'
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
  return points.map((point) => {
    const written = saved.find((one) => tagOf(one) === tagOf(point))
    const own = files.filter(({ fileId }) => owners.get(fileId) === tagOf(point))
    return {
      ...point,
      ANSWER_TEXT: written?.TEXT ?? '',
      fileIds: own.map(({ fileId }) => fileId),
      exhibits: isOppositionPoint(point) ? own.map((file) => exhibitOf(file, written?.EXHIBITS ?? [])) : [],
    }
  })
}

function exhibitOf({ fileId, fileName }: StoredFile, written: readonly DraftExhibit[]): DraftExhibit {
  const words = written.find(({ DOC_ID }) => DOC_ID === fileId)
  return { DOC_ID: fileId, NAME: words?.NAME || nameOfExhibit(fileName), PROVES: words?.PROVES ?? '' }
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
  const unnamed = answers.filter(({ exhibits }) => !exhibits.every(isExhibitNamed))
  if (unnamed.length > 0) throw incomplete(unnamed, 'answers:exhibits.incomplete')
  const sent = new Set(answers.flatMap(({ fileIds }) => fileIds))
  const infected = files.find((file) => sent.has(file.fileId) && file.scanState === 'infected')
  if (infected) {
    const values = { name: infected.fileName }
    throw new AppError('NOT_COMPLETE', infected.fileId, {
      fields: [{ field: 'FILES', message: 'answers:fault.infected', values }],
    })
  }
  return answers.map(
    ({ LIST_CODE, OPTION_NBR, TITLE, TEXT, SPECDOC_TYP, VIEW_TYPE_ID, GROUND, ANSWER_TEXT, fileIds }) => ({
      LIST_CODE,
      OPTION_NBR,
      TITLE,
      TEXT,
      SPECDOC_TYP,
      VIEW_TYPE_ID,
      GROUND,
      ANSWER_TEXT,
      FILES: files
        .filter(({ fileId }) => fileIds.includes(fileId))
        .map((file) => ({ ...frozenFile(file), ...numbered(answers, LIST_CODE, file.fileId) })),
    }),
  )
}

/** The place of an exhibit in the index of the answer to one opposition, which counts through all its grounds. */
function numbered(
  answers: readonly { LIST_CODE: string; exhibits: readonly DraftExhibit[] }[],
  list: string,
  id: string,
) {
  const index = answers.filter(({ LIST_CODE }) => LIST_CODE === list).flatMap(({ exhibits }) => exhibits)
  const at = index.findIndex(({ DOC_ID }) => DOC_ID === id)
  const found = index[at]
  return found && { EXHIBIT: { NBR: at + 1, NAME: found.NAME, PROVES: found.PROVES } }
}

function frozenFile(file: StoredFile) {
  return {
    DOC_ID: file.fileId,
    FILE_NAME: file.fileName,
    SIZE: file.sizeBytes,
    SHA256: file.sha256.toString('hex'),
  }
}

/** Refuses an answer because of these points. */
export function incomplete(
  points: readonly { LIST_CODE: string; OPTION_NBR: number }[],
  message = 'answers:incomplete',
): AppError {
  return new AppError('NOT_COMPLETE', 'points without a complete answer', {
    fields: points.map(({ LIST_CODE, OPTION_NBR }) => ({
      field: `POINTS.${LIST_CODE}.${OPTION_NBR}`,
      message,
    })),
  })
}
