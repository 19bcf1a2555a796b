import { applTypOf, formOf } from '@saki/catalogue'
import type { applicationPapersCalls } from '@saki/contracts/applicationPapers'
import { hasTemplate } from '@saki/domain/files/templates'
import type { DraftData } from '@saki/domain/forms/form'
import { say } from '@saki/texts/say'

import { findOwnerId } from '../../access.ts'
import { NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { findDraftContents } from './documents.sql.ts'
import { findCodeNames } from './paperNames.sql.ts'
import { makePaperInTurn } from './paperTurns.ts'
import { sendPaper } from './sendFile.ts'
import { codesOfPeople, templateData } from './templateData.ts'

/**
 * The document a slot asks for as PDF, filled from the draft; unknown values are left blank. It shows identity numbers in full,
 * so the asker must be allowed to prepare the draft. Throws NotFound, PAPER_IN_WORK.
 */
export async function documentTemplate(
  asked: HandlerInput<(typeof applicationPapersCalls)['documentTemplate']>,
): Promise<void> {
  const { db, session, params, services, now, language, reply } = asked
  const ownerId = await findOwnerId(db, session, { tempId: params.tempId }, 'prepare')
  const draft = await findDraftContents(db, ownerId, params.tempId)
  if (!draft) throw new NotFound('draft', params.tempId)
  const form = formOf(draft.formTyp, draft.formVersion)
  const data = draft.data as DraftData
  const kind = form && applTypOf(form.id, data)
  if (!kind || !hasTemplate(params.t)) throw new NotFound('template', params.t)
  const names = await findCodeNames(db, codesOfPeople(data))
  const paper = templateData({ slot: params.t, kind, data, places: names.places, now, reader: language })
  const { documents } = services
  const { bytes } = await makePaperInTurn(documents, session.userId, () => documents.make('paper', paper))
  sendPaper(reply, Buffer.from(bytes), `${say('id', 'papers:template.fileName', { title: paper.title })}.pdf`)
}
