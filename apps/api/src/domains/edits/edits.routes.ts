import { editsCalls } from '@saki/contracts/edits'
import { transact, type Db } from '@saki/db'
import { daysBefore } from '@saki/domain/dates/durations'
import { rowsOf } from '@saki/domain/forms/form'
import { parseCaseRef } from '@saki/domain/ids/caseRef'

import { recordActing } from '../../access.sql.ts'
import { newDraftOwner, clientNamed, clientsOf, findOwnerId, requireOwnerId, reachOf } from '../../access.ts'
import { holidaySet } from '../../daysOff.sql.ts'
import { AppError, NotFound } from '../../errors.ts'
import { implement } from '../../implement.ts'
import { onceOnly, requestHash } from '../../keptReply.ts'
import type { Session } from '../../session.ts'
import { listTariffs } from '../payments/fees.ts'
import { publishSettled } from '../payments/publishSettled.ts'
import { contentsOf } from './contents.ts'
import { markDeleted } from './draftBin.sql.ts'
import { findVersion, listVersions } from './draftVersions.sql.ts'
import { findDraft, listDrafts } from './listedDrafts.sql.ts'
import { fileApplication } from './fileApplication.ts'
import { findFilingOfDraft } from './filing.sql.ts'
import { formToSave } from './filingForm.ts'
import { assertShape } from './judgeDraft.ts'
import { KEPT_DAYS } from './keptDays.ts'
import { reopenFiling } from './reopenFiling.ts'
import { retryUnique } from './retryUnique.ts'
import { saveDraft, type DraftSave } from './saveDraft.ts'
import { maskForReader } from './shownData.ts'
import { priorityHolidays } from './priorityHolidays.ts'
import { estimateOf, wireDraft, wireWholeDraft } from './wireDraft.ts'

export const editsRoutes = implement(editsCalls, {
  async savePermohonan({ body, session, db, services, key, language, now }) {
    const form = formToSave(body.FORM_TYP)
    const data = contentsOf(body)
    assertShape(form, data)
    const save: DraftSave = {
      ownerId: await ownerOf(db, session, body),
      actingId: session.userId,
      tempId: body.TEMP_ID ?? undefined,
      rowVersion: body.ROW_VERSION ?? undefined,
      form,
      data,
      device: body.DEVICE,
      language,
      now,
    }
    const { tempId } = save
    if (body.IND_SUBMIT === 'N' || tempId === undefined) {
      const once = { userId: session.userId, key, call: 'savePermohonan', request: body, now }
      const saved = await transact(db, (tx) => onceOnly(tx, once, () => saveDraft(tx, save)))
      if (body.IND_SUBMIT === 'N') return saved
      throw notComplete(saved)
    }
    const submission = { ...save, tempId, key, hash: requestHash('savePermohonan', body) }
    const filing = await retryUnique(() => transact(db, (tx) => fileApplication(tx, services, submission)))
    if (filing.as === 'incomplete') throw notComplete(filing.reply)
    if (filing.settled) await publishSettled(services, filing.settled)
    return filing.reply
  },

  async getPatentTemp({ query, session, db, language, now }) {
    const { page, size } = query
    if (query.TEMP_ID !== undefined) {
      const ownerId = await findOwnerId(db, session, { tempId: query.TEMP_ID }, 'read')
      const draft = await findDraft(db, ownerId, query.TEMP_ID)
      if (!draft) throw new NotFound('draft', query.TEMP_ID)
      const filing = draft.submittedAt ? await findFilingOfDraft(db, draft.tempId) : undefined
      const { tempId } = draft
      const data = await maskForReader(db, session, { ownerId, tempId }, draft.data)
      const holidays = await priorityHolidays(db, data)
      const versions = await listVersions(db, draft.tempId)
      const row = wireWholeDraft({ ...draft, data }, filing, versions, now, language, holidays)
      return { data: [{ ...row, CLIENT: clientNamed(session, ownerId) }], total: 1, page: 1, size }
    }
    const binSince = query.IND_DELETED === 'Y' ? daysBefore(now, KEPT_DAYS) : undefined
    const reach = reachOf(session, query.client)
    const { rows, total } = await listDrafts(db, reach, {
      limit: size,
      offset: (page - 1) * size,
      binSince,
      words: query.q,
    })
    const tariffs = rows.length > 0 ? await listTariffs(db) : []
    const claims = rows.some(({ data: answers }) => rowsOf(answers, 'PRIORITIES').length > 0)
    const holidays = claims ? await holidaySet(db) : undefined
    const data = rows.map((draft) => ({
      ...wireDraft(draft, undefined, now, language, holidays),
      ...estimateOf(draft, tariffs, now),
      CLIENT: clientNamed(session, draft.ownerId),
    }))
    return { data, total, page, size, CLIENTS: clientsOf(session) }
  },

  async getDraftVersion({ query, session, db }) {
    const ownerId = await findOwnerId(db, session, { tempId: query.TEMP_ID }, 'read')
    const version = await findVersion(db, ownerId, query.TEMP_ID, query.ROW_VERSION)
    if (!version) throw new NotFound('draft version', query)
    const { rowVersion, savedAt, device } = version
    const data = await maskForReader(db, session, { ownerId, tempId: query.TEMP_ID }, version.data)
    return {
      TEMP_ID: query.TEMP_ID,
      ROW_VERSION: rowVersion,
      SAVED_AT: savedAt.toISOString(),
      DEVICE: device,
      DATA: data,
    }
  },

  async draftBin({ body, session, db, now }) {
    const toBin = body.IND_DELETED === 'Y'
    const ownerId = await findOwnerId(db, session, { tempId: body.TEMP_ID }, 'prepare')
    const marked = await markDeleted(db, {
      ownerId,
      tempId: body.TEMP_ID,
      toBin,
      now,
      since: daysBefore(now, KEPT_DAYS),
    })
    if (!marked) throw new NotFound('draft', body.TEMP_ID)
    return { err: '' as const }
  },

  async reopenPermohonan({ body, session, db, key, now }) {
    const once = { userId: session.userId, key, call: 'reopenPermohonan', request: body, now }
    const ref = parseCaseRef(body.SUBMISSION_NBR)
    const ownerId = ref ? await requireOwnerId(db, session, { ref }, 'file') : session.userId
    const freed = await transact(db, (tx) =>
      onceOnly(tx, once, async () => {
        const reopened = await reopenFiling(tx, ownerId, body.SUBMISSION_NBR, now)
        await recordActing(tx, session.userId, ownerId, 'filing_reopened', body.SUBMISSION_NBR, now)
        return reopened
      }),
    )
    return { err: '' as const, ...freed }
  },
})

/**
 * Owner of the draft that is saved or filed; of a new draft, the user it is begun for. Throws NotFound when ON_BEHALF_OF names another
 * than the owner of an existing draft.
 */
async function ownerOf(
  db: Db,
  session: Session,
  body: { TEMP_ID?: string | null; ON_BEHALF_OF?: number; FORM_TYP: string; IND_SUBMIT: 'Y' | 'N' },
): Promise<number> {
  if (!body.TEMP_ID) return newDraftOwner(session, body.ON_BEHALF_OF, body.FORM_TYP)
  const power = body.IND_SUBMIT === 'Y' ? 'file' : 'prepare'
  const ownerId = await requireOwnerId(db, session, { tempId: body.TEMP_ID }, power)
  if (body.ON_BEHALF_OF !== undefined && body.ON_BEHALF_OF !== ownerId) throw new NotFound('draft', body.TEMP_ID)
  return ownerId
}

function notComplete(saved: { ERRORS: { PATH: string; MESSAGE: string }[] }): AppError {
  return new AppError('NOT_COMPLETE', saved.ERRORS.map(({ PATH }) => PATH).join(','), {
    fields: saved.ERRORS.map(({ PATH, MESSAGE }) => ({ field: PATH, message: MESSAGE })),
    current: saved,
  })
}
