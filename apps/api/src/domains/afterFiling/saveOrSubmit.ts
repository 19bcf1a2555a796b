import type { requestsCalls, SavedRequest } from '@saki/contracts/requests'
import { transact, type Db } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { mayBegin } from '@saki/domain/agents/mandate'
import type { DraftData } from '@saki/domain/forms/form'

import { requireOwnerId } from '../../access.ts'
import { rightOfLetter } from '../../caseState.ts'
import { AppError, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import { listTariffs } from '../payments/fees.ts'
import { publishReceived } from '../requests/receiveRequest.ts'
import { listRequestable } from '../requests/cases.sql.ts'
import type { ReceivedRequest } from '../requests/received.ts'
import { casesToChoose, requestedFor, storedNumbers, type RequestedBy } from './casesToChoose.ts'
import { kindToMake } from './kinds.ts'
import { assertAnswers, lockRequestDraft, storeRequest, type RequestSave } from './saveRequest.ts'
import { submitRequest } from './submitRequest.ts'
import { wireStored, wireSubmitted, type WireContext } from './wireSaved.ts'

type Input = HandlerInput<(typeof requestsCalls)['requestSave']>

/** Saves a draft, or submits it at most once. Throws as `storeRequest` and `submitRequest`, NOT_COMPLETE with the saved state. */
export async function saveOrSubmit(asked: Input): Promise<SavedRequest> {
  const { body, session, db, services, key, language, now } = asked
  const kind = kindToMake(body.USERDOC_TYP)
  const numbers = storedNumbers(body.PATENT_IDS)
  const by = await requesterOf(db, asked, numbers)
  const today = legalDateOf(now)
  const context: WireContext = { kind, tariffs: await listTariffs(db), language, today }
  const save: Omit<RequestSave, 'cases' | 'tempId'> = {
    ownerId: by.ownerId,
    actingId: session.userId,
    kind,
    rowVersion: body.ROW_VERSION ?? undefined,
    answers: assertAnswers(kind, body.DATA as DraftData),
    device: body.DEVICE,
    language,
    now,
  }
  const readCases = (tx: Db) => casesToChoose(tx, numbers, by, today)
  const once = { userId: session.userId, key, call: 'requestSave', request: body, now }
  const tempId = body.TEMP_ID ?? undefined
  let received: ReceivedRequest | null = null
  const reply = await transact(db, (tx) =>
    onceOnly(tx, once, async (): Promise<Outcome> => {
      if (body.IND_SUBMIT === 'N' || tempId === undefined) {
        const before = tempId === undefined ? undefined : await lockRequestDraft(tx, save, tempId)
        const stored = await storeRequest(tx, { ...save, tempId, cases: await readCases(tx) }, before)
        return { isComplete: body.IND_SUBMIT === 'N', saved: wireStored(stored, context) }
      }
      const submission = { ...save, tempId, total: body.TOTAL_AMOUNT, readCases }
      const done = await submitRequest(tx, services, submission)
      if (done.as === 'incomplete') return { isComplete: false, saved: wireStored(done.stored, context) }
      received = done.received
      return { isComplete: true, saved: wireSubmitted(done, context) }
    }),
  )
  if (received) await publishReceived(services, received)
  if (!reply.isComplete) throw notComplete(reply.saved)
  return reply.saved
}

/** The stored reply of a key: an incomplete submission is a save, whose repeat is refused in the same words. */
interface Outcome {
  isComplete: boolean
  saved: SavedRequest
}

/**
 * Whose request it is: of a stored draft its owner's; of a new one the person's named by ON_BEHALF_OF, else that of the owner of the first
 * case when the asker acts for him, else the asker's own. Throws NotFound without a mandate.
 */
async function requesterOf(db: Db, { body, session }: Input, numbers: readonly string[]): Promise<RequestedBy> {
  if (body.TEMP_ID) {
    const power = body.IND_SUBMIT === 'Y' ? 'file' : 'prepare'
    const ownerId = await requireOwnerId(db, session, { tempId: body.TEMP_ID }, power)
    if (body.ON_BEHALF_OF !== undefined && body.ON_BEHALF_OF !== ownerId) throw new NotFound('draft', body.TEMP_ID)
    return { ownerId, isActing: ownerId !== session.userId, asker: session, power }
  }
  const [first] = await listRequestable(db, { numbers: numbers.slice(0, 1) })
  if (!first) throw new NotFound('case', numbers[0] ?? '')
  const principal = body.ON_BEHALF_OF
  if (principal === undefined || principal === session.userId) return requestedFor(session, first)
  const isOwner = first.ownerId === principal && requestedFor(session, first).ownerId === principal
  if (!isOwner && !mayBegin(session.mandates, principal, rightOfLetter(first.fileTyp)))
    throw new NotFound('user', principal)
  return { ownerId: principal, isActing: true, asker: session, power: 'prepare' }
}

function notComplete(saved: SavedRequest): AppError {
  return new AppError('NOT_COMPLETE', saved.ERRORS.map(({ PATH }) => PATH).join(','), {
    fields: saved.ERRORS.map(({ PATH, MESSAGE }) => ({ field: PATH, message: MESSAGE })),
    current: saved,
  })
}
