import type { answersCalls, AnswerReceipt } from '@saki/contracts/answers'
import type { Db } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'

import { recordActing } from '../../access.sql.ts'
import { ConflictError } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { awaitAnswerTexts } from '../documents/answerTexts.sql.ts'
import { actOnce } from '../workflow/actOnce.ts'
import { openAnswer } from '../workflow/childProcesses.ts'
import { actIn } from '../workflow/takeAction.ts'
import { findAnswer, requestIdOf, lockAnswerDraft, writeSent, type AnswerRow } from './answers.sql.ts'
import { frozenPoints, incomplete, wireReceipt } from './answerPoints.ts'
import { answerDueDate, answerability } from './letterOf.ts'
import { lockLetterAt, notOpen, ownerOfLetter, type LetterAt } from './saveAnswer.ts'

type SendInput = HandlerInput<(typeof answersCalls)['sendAnswer']>

/**
 * Sends an answer in one transaction: freezes the files, moves the case, opens the answer's own process. Idempotent: later calls,
 * by the same key or from another tab, return the first receipt. Throws NotFound, NOT_MANDATED, STALE_VERSION, NOT_COMPLETE, and
 * ACTION_NOT_ALLOWED after the last day.
 */
export async function sendAnswer(asked: SendInput): Promise<{ err: ''; RECEIPT: AnswerReceipt }> {
  const { body, session, db } = asked
  const key = { procTyp: body.PROC_TYP, procNbr: body.PROC_NBR, actionNbr: body.ACTION_NBR }
  const ownerId = await ownerOfLetter(db, session, key, 'file')
  return actOnce(
    asked,
    'sendAnswer',
    (tx, at) => send(tx, asked, at, ownerId),
    (tx: Db) => lockLetterAt(tx, ownerId, key, legalDateOf(asked.now)),
  )
}

async function send(tx: Db, asked: SendInput, at: LetterAt, ownerId: number) {
  const { session, services, now } = asked
  const { filed, letter } = at
  const sentBefore = at.answer && wireReceipt(at.answer)
  if (sentBefore) return { reply: { err: '' as const, RECEIPT: sentBefore } }
  const answer = await lockUnsent(tx, asked, at)
  const points = await frozenPoints(tx, letter.points, answer)
  const acted = await actIn(tx, services, filed, {
    action: letter.answeredBy,
    role: 'applicant',
    actorId: session.userId,
    now,
    detail: { LETTER_NBR: letter.actionNbr },
  })
  const process = await openAnswer(tx, acted, letter.actionNbr, now)
  const { applicationId, actionNbr } = acted
  const { answerId, tempId } = answer
  const requestId = filed.isOutside ? await requestIdOf(tx, filed) : null
  await writeSent(tx, {
    answerId,
    tempId,
    applicationId,
    requestId,
    actionNbr,
    process,
    points,
    sentBy: session.userId,
    now,
  })
  await awaitAnswerTexts(tx, applicationId)
  if (points.some(({ SPECDOC_TYP, FILES }) => SPECDOC_TYP === 'KLM' && FILES.length > 0))
    await services.jobs.enqueue(tx, 'read_claims', { applicationId })
  await recordActing(tx, session.userId, ownerId, 'answer_sent', tempId, now)
  return {
    acted,
    reply: { err: '' as const, RECEIPT: await getReceipt(tx, { ...filed, actionNbr: letter.actionNbr }) },
  }
}

/** The answer as the asker saw it, locked against uploads. Throws ACTION_NOT_ALLOWED after the last day, NOT_COMPLETE, STALE_VERSION. */
async function lockUnsent(tx: Db, asked: SendInput, { filed, letter, answer }: LetterAt): Promise<AnswerRow> {
  const state = answerability(filed, letter, false, legalDateOf(asked.now))
  if (state === 'late' || state === 'closed') throw notOpen(state, answerDueDate(filed, letter), asked.language)
  if (!answer) throw incomplete(letter.points)
  await lockAnswerDraft(tx, answer.tempId)
  if (answer.rowVersion !== asked.body.ROW_VERSION)
    throw new ConflictError('STALE_VERSION', answer.tempId, {
      ROW_VERSION: answer.rowVersion,
      POINTS: answer.draft.POINTS ?? [],
    })
  return answer
}

async function getReceipt(tx: Db, letter: Parameters<typeof findAnswer>[1]): Promise<AnswerReceipt> {
  const answer = await findAnswer(tx, letter)
  const receipt = answer && wireReceipt(answer)
  if (!receipt) throw new Error('no receipt for the answer just sent')
  return receipt
}
