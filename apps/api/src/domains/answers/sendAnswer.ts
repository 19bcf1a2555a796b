import type { answersCalls, AnswerReceipt } from '@saki/contracts/answers'
import { transact, type Db } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { unanswered } from '@saki/domain/formality/answer'

import { recordActing } from '../../access.sql.ts'
import { stateAt } from '../../caseState.ts'
import { AppError, ConflictError } from '../../errors.ts'
import type { Asked } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import { listFilesOfDraft, type StoredFile } from '../documents/documents.sql.ts'
import { openProcess, recordAction } from '../workflow/recordAction.ts'
import { actIn, publishActed, type Acted } from '../workflow/takeAction.ts'
import { findAnswer, type AnswerRow, type FrozenPoint } from './answers.sql.ts'
import { slotOf } from './answerForm.ts'
import { draftAnswers, wireReceipt } from './answerWire.ts'
import { answerDueDate, answerability } from './letterOf.ts'
import { lockLetterAt, notOpen, ownerOfLetter, type LetterAt } from './saveAnswer.ts'
import { lockAnswerDraft, writeSent } from './sending.sql.ts'

/** Workflow of an answer. While it waits for examination, nothing happens automatically in the case. */
const ANSWER = { flowId: 'letter-answer', flowVersion: 1 } as const

type AskedToSend = Asked<(typeof answersCalls)['sendAnswer']>
type Reply = { err: ''; RECEIPT: AnswerReceipt }

/**
 * Sends an answer in one transaction: freezes the files, moves the case, opens the answer's own process. Idempotent: later calls,
 * by the same key or from another tab, return the first receipt. Throws NotFound, NOT_MANDATED, STALE_VERSION, NOT_COMPLETE, and
 * ACTION_NOT_ALLOWED after the last day.
 */
export async function sendAnswer(asked: AskedToSend): Promise<Reply> {
  const { body, session, services, db, now, key: onceKey } = asked
  const key = { procTyp: body.PROC_TYP, procNbr: body.PROC_NBR, actionNbr: body.ACTION_NBR }
  const ownerId = await ownerOfLetter(db, session, key, 'file')
  let acted: Acted | undefined
  const reply = await transact(db, async (tx) => {
    // Checked before the stored reply, so that nothing is returned after the mandate ended.
    const at = await lockLetterAt(tx, ownerId, key)
    return onceOnly(tx, { userId: session.userId, key: onceKey, call: 'sendAnswer', request: body, now }, async () => {
      const sent = at.answer && wireReceipt(at.answer)
      if (sent) return { err: '' as const, RECEIPT: sent }
      acted = await send(tx, asked, at, ownerId)
      return { err: '' as const, RECEIPT: await receiptOf(tx, key) }
    })
  })
  if (acted) await publishActed(services, acted)
  return reply
}

async function send(tx: Db, asked: AskedToSend, at: LetterAt, ownerId: number): Promise<Acted> {
  const { session, services, now, language, body } = asked
  const { filed, letter, answer } = at
  const state = answerability(filed, letter, false, legalDateOf(now))
  if (state === 'late' || state === 'closed') throw notOpen(state, answerDueDate(filed, letter), language)
  if (!answer) throw incomplete(letter.points)
  await lockAnswerDraft(tx, answer.tempId)
  if (answer.rowVersion !== body.ROW_VERSION)
    throw new ConflictError('STALE_VERSION', answer.tempId, {
      ROW_VERSION: answer.rowVersion,
      POINTS: answer.draft.POINTS ?? [],
    })
  const points = await frozenPoints(tx, at, answer)
  const { procTyp, procNbr, applicationId } = filed
  const acted = await actIn(
    tx,
    services,
    { procTyp, procNbr },
    {
      action: letter.answeredBy,
      role: 'applicant',
      actorId: session.userId,
      actionDate: legalDateOf(now),
      now,
      detail: { LETTER_NBR: letter.actionNbr },
    },
  )
  const under = { procTyp, procNbr, actionNbr: letter.actionNbr }
  const process = await openProcess(tx, { ...ANSWER, applicationId, now, under })
  // If it is not the office's turn, nobody examines the answer, and an open one would stop the case's deadlines forever; it is
  // accepted immediately.
  if (stateAt({ ...filed, state: acted.state }).turn !== 'office')
    await recordAction(tx, process, {
      action: 'accept',
      role: 'office',
      actorId: null,
      actionDate: legalDateOf(now),
      now,
    })
  const { answerId, tempId } = answer
  const sentBy = session.userId
  await writeSent(tx, { answerId, tempId, applicationId, sentBy, now, actionNbr: acted.actionNbr, process, points })
  await recordActing(tx, sentBy, ownerId, 'answer_sent', tempId, now)
  return acted
}

/** The points as sent, with the hash of every file. Throws NOT_COMPLETE, also for an infected file, which it names. */
async function frozenPoints(tx: Db, { letter }: LetterAt, answer: AnswerRow): Promise<FrozenPoint[]> {
  const files = await listFilesOfDraft(tx, answer.tempId)
  const answers = draftAnswers(letter.points, answer.draft.POINTS ?? [], files, slotOf)
  const lacking = unanswered(
    letter.points.map((point) => ({ ...point, listCode: point.LIST_CODE, optionNbr: point.OPTION_NBR })),
    answers.map((one) => ({
      listCode: one.LIST_CODE,
      optionNbr: one.OPTION_NBR,
      text: one.ANSWER_TEXT,
      files: one.fileIds,
    })),
  )
  if (lacking.length > 0) throw incomplete(lacking)
  const sent = new Set(answers.flatMap(({ fileIds }) => fileIds))
  const infected = files.find((file) => sent.has(file.file_id) && file.scan_state === 'infected')
  if (infected) {
    const values = { name: infected.file_name }
    throw new AppError('NOT_COMPLETE', infected.file_id, {
      fields: [{ field: 'FILES', message: 'answers:fault.infected', values }],
    })
  }
  return answers.map(({ fileIds, ...point }) => ({
    ...point,
    FILES: files.filter(({ file_id }) => fileIds.includes(file_id)).map(frozenFile),
  }))
}

function frozenFile(file: StoredFile) {
  return {
    DOC_ID: file.file_id,
    FILE_NAME: file.file_name,
    SIZE: file.size_bytes,
    SHA256: file.sha256.toString('hex'),
  }
}

function incomplete(points: readonly { LIST_CODE: string; OPTION_NBR: number }[]): AppError {
  return new AppError('NOT_COMPLETE', 'points without an answer', {
    fields: points.map(({ LIST_CODE, OPTION_NBR }) => ({
      field: `POINTS.${LIST_CODE}.${OPTION_NBR}`,
      message: 'answers:incomplete',
    })),
  })
}

async function receiptOf(tx: Db, key: { procTyp: string; procNbr: number; actionNbr: number }): Promise<AnswerReceipt> {
  const answer = await findAnswer(tx, key)
  const receipt = answer && wireReceipt(answer)
  if (!receipt) throw new Error('an answer just sent has no proof')
  return receipt
}
