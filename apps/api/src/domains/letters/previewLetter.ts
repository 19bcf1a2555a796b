import type { lettersCalls } from '@saki/contracts/letters'
import { tables, transact, type Db } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { actionByCode, actionOf } from '@saki/domain/workflow/definition'
import { weekdayDateText } from '@saki/texts/dates'

import { workflowOfProcess } from '../../caseState.ts'
import { AppError, Invalid, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import type { PaperContent } from '../documents/contentOf.ts'
import { findLetter } from '../documents/letter.sql.ts'
import { letterText } from '../documents/letterText.ts'
import { sendPaper } from '../documents/sendFile.ts'
import { renderLetter } from '../documents/renderLetter.ts'
import { annexOf } from '../decisions/performAct.ts'
import { actDetail, draftDetail } from '../decisions/actDetail.ts'
import { actIn } from '../workflow/takeAction.ts'
import { findNamedCase } from './caseNamed.ts'

type PreviewInput = HandlerInput<typeof lettersCalls.previewLetter>

/**
 * Sends a PDF of the letter an action would issue. The action runs in a transaction that is rolled back, so that the engine decides
 * what is allowed and what the deadline is. Throws what the action would throw, and FILE_NOT_FOUND for an action without a letter.
 */
export function previewLetter(asked: PreviewInput): Promise<void> {
  return sendLetterPreview(asked, (tx) => letterOfAction(tx, asked), asked.body.MANUAL_DUE_DATE)
}

/** Sends a PDF of the letter that `issue` writes in a transaction that is rolled back; it returns the letter's id. */
export async function sendLetterPreview(
  { db, services, now, reply }: Pick<HandlerInput, 'db' | 'services' | 'now' | 'reply'>,
  issue: (tx: Db) => Promise<string>,
  manualDue?: string,
): Promise<void> {
  const content = await rolledBack(db, async (tx) => contentOfLetter(tx, await issue(tx)))
  const preview = unnumbered(content, manualDue)
  const { bytes } = await renderLetter(db, services, preview, {
    at: now,
    mark: letterText('draftMark'),
    seal: '',
    signedNote: '',
  })
  sendPaper(reply, Buffer.from(bytes), `${letterText('draftMark').toLowerCase()}.pdf`)
}

async function letterOfAction(tx: Db, asked: PreviewInput): Promise<string> {
  const { services, session, body, now } = asked
  const { applicationId } = await findNamedCase({ db: tx, session }, body.PATENT_ID)
  const key = { procTyp: body.PROC_TYP, procNbr: body.PROC_NBR }
  const process = await tables(tx)
    .selectFrom('process')
    .select(['flowId', 'flowVersion', 'state'])
    .where('procTyp', '=', key.procTyp)
    .where('procNbr', '=', key.procNbr)
    .where('applicationId', '=', applicationId)
    .executeTakeFirst()
  if (!process) throw new NotFound('process', key)
  const flow = workflowOfProcess(process)
  const action = actionByCode(flow, body.ACTION_TYP)
  const defined = action === undefined ? undefined : actionOf(flow, action)
  if (action === undefined || !defined) throw new Invalid([{ field: 'ACTION_TYP', message: 'errors:field.wrong' }])
  if (!defined.letter) throw new AppError('FILE_NOT_FOUND', `${action} issues no letter`)
  const reasons =
    defined.points === 'reasons' && body.REASONS.length > 0
      ? await (body.IND_DRAFT === 'Y' ? draftDetail : actDetail)(tx, { ...process, ...key }, defined, {
          NOTES: '',
          REASONS: body.REASONS,
        })
      : undefined
  const { letterId, partLetterId } = await actIn(tx, services, key, {
    action,
    role: defined.by,
    actorId: session.userId,
    actionDate: legalDateOf(now),
    now,
    notes: body.NOTES,
    detail: reasons ?? { ITEMS: body.ITEMS },
    ...(defined.points === 'reasons' && body.IND_ANNEX === 'Y' && { annex: await annexOf(tx, { applicationId }, now) }),
    ...(body.DUE_DATE !== undefined && { dueDate: body.DUE_DATE }),
  })
  // Of a refusal in part the letter with the reasons is that of the part.
  const shown = partLetterId ?? letterId
  if (shown === null) throw new AppError('FILE_NOT_FOUND', `${action} issues no letter`)
  return shown
}

async function contentOfLetter(tx: Db, letterId: string): Promise<PaperContent> {
  const letter = await findLetter(tx, letterId)
  if (!letter) throw new Error(`no letter ${letterId}`)
  return letter.content as unknown as PaperContent
}

/** Runs `work` in a transaction, rolls it back and returns the result of `work`. */
async function rolledBack<R>(db: Db, work: (tx: Db) => Promise<R>): Promise<R> {
  const outcome: { result?: R } = {}
  const stop = new Error('rolled back')
  await transact(db, async (tx) => {
    outcome.result = await work(tx)
    throw stop
  }).catch((error: unknown) => {
    if (error !== stop) throw error
  })
  return outcome.result as R
}

/** The content without number, verification code and register entry, so that a preview cannot pass for the letter. */
function unnumbered<C extends PaperContent>(content: C, due: string | undefined): C {
  const bare = { ...content, number: letterText('noNumber'), footer: '', link: '', verify: null }
  if ('annexOf' in bare) bare.annexOf = letterText('annexOf', { number: letterText('noNumber') })
  if ('signature' in bare) bare.signature = [...bare.signature.slice(0, 2), '']
  if ('registration' in bare) return { ...bare, registration: { ...bare.registration, value: letterText('noNumber') } }
  if (due === undefined || !('due' in bare) || bare.due === null) return bare
  return { ...bare, due: { ...bare.due, day: letterText('due.day', { day: weekdayDateText(due, 'id') }) } }
}
