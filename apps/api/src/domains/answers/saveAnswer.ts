import { randomBytes } from 'node:crypto'

import { ANSWER_FORM } from '@saki/catalogue/formality/formalityOf'
import type { answersCalls, SavedPoint } from '@saki/contracts/answers'
import { transact, type Db } from '@saki/db'
import { legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { sameValue } from '@saki/domain/drafts/mergeDraft'
import type { Answerable } from '@saki/domain/formality/answer'

import { findOwnerId } from '../../access.ts'
import type { Power } from '@saki/domain/agents/mandate'
import { AppError, ConflictError, Invalid, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import type { Session } from '../../session.ts'
import { formatIssueValues } from '../../wireIssues.ts'
import { listFilesOfDraft } from '../documents/documents.sql.ts'
import type { ActionKey } from '../workflow/recordAction.ts'
import { findAnswer, insertAnswer, isSent, lockLetter, updateAnswerDraft, type AnswerRow } from './answers.sql.ts'
import { findCaseOfOwner, type AnswerableCase } from './case.sql.ts'
import { answerDueDate, listAskingLetters, answerability, type AskingLetter } from './letterOf.ts'

type Calls = typeof answersCalls

/** A letter with its case and its answer, if any. */
export interface LetterAt {
  filed: AnswerableCase
  letter: AskingLetter
  answer: AnswerRow | undefined
}

/**
 * Locks a letter, so that other changes of its answer wait. `ownerId` comes from ownerOfLetter. Throws NotFound, also for the
 * letter of an undone action.
 */
export async function lockLetterAt(tx: Db, ownerId: number, key: ActionKey, today: LegalDate): Promise<LetterAt> {
  await lockLetter(tx, key)
  const filed = await findCaseOfOwner(tx, ownerId, key)
  const letter =
    filed && (await listAskingLetters(tx, filed, today)).find(({ actionNbr }) => actionNbr === key.actionNbr)
  if (!letter) throw new NotFound('letter', key)
  return { filed, letter, answer: await findAnswer(tx, key) }
}

/**
 * Owner of the case if the asker has this power there, otherwise the asker's own id, so that the query finds nothing. Throws
 * NOT_MANDATED.
 */
export function ownerOfLetter(
  db: Db,
  session: Session,
  { procTyp, procNbr }: ActionKey,
  power: Power,
): Promise<number> {
  return findOwnerId(db, session, { procTyp, procNbr }, power)
}

/**
 * Saves an unsent answer, also after the last day. Throws NotFound, NOT_MANDATED, ACTION_NOT_ALLOWED once it is sent or closed,
 * STALE_VERSION, Invalid.
 */
export async function saveAnswer({ body, session, db, now, language }: HandlerInput<Calls['saveAnswer']>) {
  const key = { procTyp: body.PROC_TYP, procNbr: body.PROC_NBR, actionNbr: body.ACTION_NBR }
  const ownerId = await ownerOfLetter(db, session, key, 'prepare')
  const today = legalDateOf(now)
  return transact(db, async (tx) => {
    const at = await lockLetterAt(tx, ownerId, key, today)
    const state = answerability(at.filed, at.letter, isSent(at.answer), today)
    if (state === 'sent' || state === 'closed') throw notOpen(state, answerDueDate(at.filed, at.letter), language)
    await assertPoints(tx, at, body.POINTS)
    return store(tx, at, { ownerId, actorId: session.userId, points: body.POINTS, rowVersion: body.ROW_VERSION, now })
  })
}

interface Saving {
  ownerId: number
  actorId: number
  points: SavedPoint[]
  rowVersion: number | null | undefined
  now: Date
}

/** Saves the answer. Equal content changes nothing, from any version; two parallel first saves create one draft. Throws STALE_VERSION. */
async function store(tx: Db, { filed, letter, answer }: LetterAt, saving: Saving) {
  const { ownerId, actorId, points, now } = saving
  const actedBy = actorId === ownerId ? null : actorId
  const saved = (tempId: string, rowVersion: number, at: Date) => ({
    err: '' as const,
    TEMP_ID: tempId,
    ROW_VERSION: rowVersion,
    SAVED_AT: at.toISOString(),
  })
  if (!answer) {
    const tempId = `J-${randomBytes(20).toString('hex')}`
    const draft = { tempId, ownerId, actedBy, title: filed.applicationNumber, rowVersion: 1, points, now }
    const { procTyp, procNbr, applicationId } = filed
    await insertAnswer(tx, { procTyp, procNbr, applicationId, actionNbr: letter.actionNbr }, draft, ANSWER_FORM)
    return saved(tempId, 1, now)
  }
  const { tempId, rowVersion, savedAt, draft } = answer
  if (sameValue(draft.POINTS ?? [], points)) return saved(tempId, rowVersion, savedAt)
  if (rowVersion !== saving.rowVersion)
    throw new ConflictError('STALE_VERSION', tempId, {
      ROW_VERSION: rowVersion,
      POINTS: draft.POINTS ?? [],
      TEMP_ID: tempId,
    })
  await updateAnswerDraft(tx, { tempId, actedBy, rowVersion: rowVersion + 1, points, now })
  return saved(tempId, rowVersion + 1, now)
}

/** Points must belong to the letter and be unique; files must be the answer's own and belong to one point. Throws Invalid. */
async function assertPoints(tx: Db, { letter, answer }: LetterAt, points: readonly SavedPoint[]): Promise<void> {
  const named = points.map(({ LIST_CODE, OPTION_NBR }) => `${LIST_CODE} ${OPTION_NBR}`)
  const known = new Set(letter.points.map(({ LIST_CODE, OPTION_NBR }) => `${LIST_CODE} ${OPTION_NBR}`))
  const own = new Set(answer ? (await listFilesOfDraft(tx, answer.tempId)).map(({ fileId }) => fileId) : [])
  const ids = points.flatMap(({ FILES }) => FILES)
  const faults = points.flatMap(({ FILES }, at) => [
    ...(known.has(named[at] ?? '') && named.indexOf(named[at] ?? '') === at
      ? []
      : [{ field: `POINTS.${at}`, message: 'answers:fault.unknownPoint' }]),
    ...(FILES.every((id) => own.has(id)) ? [] : [{ field: `POINTS.${at}.FILES`, message: 'answers:fault.notTheirs' }]),
  ])
  if (new Set(ids).size !== ids.length) faults.push({ field: 'POINTS', message: 'errors:field.repeated' })
  if (faults.length > 0) throw new Invalid(faults)
}

/** ACTION_NOT_ALLOWED with the reason why the letter cannot be answered now. */
export function notOpen(
  why: Exclude<Answerable, 'open' | 'lateOpen'>,
  due: LegalDate | null,
  language: HandlerInput['language'],
): AppError {
  const values = formatIssueValues({ date: due ?? '' }, language)
  const fault =
    why === 'late'
      ? { field: 'ANSWER', message: 'answers:fault.late', ...(values && { values }) }
      : { field: 'ANSWER', message: 'answers:fault.closed' }
  return new AppError('ACTION_NOT_ALLOWED', why, { fields: [fault] })
}
