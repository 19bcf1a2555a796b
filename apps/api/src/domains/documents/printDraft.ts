import { formOf } from '@saki/catalogue'
import type { applicationPapersCalls } from '@saki/contracts/applicationPapers'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import type { DraftData } from '@saki/domain/forms/form'
import { paperTimeText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'

import { findOwnerId } from '../../access.ts'
import { NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { findDraftContents, listFilesOfDraft, listSlots } from './documents.sql.ts'
import { makePaperInTurn } from './paperTurns.ts'
import { sendPaper } from './sendFile.ts'
import { renderSheet, type SheetInput } from './sheetData.ts'

/**
 * All answers of a draft as a PDF marked as draft; not stored. Identity numbers are in full only for the owner. Throws NotFound,
 * PAPER_IN_WORK.
 */
export async function printDraft(asked: HandlerInput<(typeof applicationPapersCalls)['printDraft']>): Promise<void> {
  const { db, session, params, services, now, reply } = asked
  const ownerId = await findOwnerId(db, session, { tempId: params.tempId }, 'read')
  const draft = await findDraftContents(db, ownerId, params.tempId)
  const form = draft && formOf(draft.formTyp, draft.formVersion)
  if (!draft || !form) throw new NotFound('draft', params.tempId)
  const sheet: SheetInput = {
    form,
    data: draft.data as DraftData,
    files: await listFilesOfDraft(db, params.tempId),
    slots: await listSlots(db),
    day: legalDateOf(now),
    now,
    withIdNumbers: ownerId === session.userId,
    number: draft.title || params.tempId,
    facts: [
      ['papers:sheet.saved', paperTimeText(draft.updatedAt)],
      ['papers:sheet.printed', paperTimeText(now)],
    ],
    isDraft: true,
  }
  const { bytes } = await makePaperInTurn(services.documents, session.userId, () => renderSheet(services, sheet))
  const name = say('id', 'papers:sheet.draftFileName', { title: draft.title || params.tempId })
  sendPaper(reply, Buffer.from(bytes), `${name}.pdf`)
}
