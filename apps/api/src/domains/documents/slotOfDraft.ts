import { rightOfForm } from '@saki/catalogue'
import { requestOfForm } from '@saki/catalogue/requests/registry'
import type { Db } from '@saki/db'
import { requestDocuments } from '@saki/domain/requests/requestKind'

import { AppError, Invalid } from '../../errors.ts'
import { findFormOfDraft, findSlot, type Slot } from './documents.sql.ts'

/**
 * A slot that accepts files of this draft: one for all rights or for the draft's right. For an answer to a letter, the right of
 * its case counts; a request after filing takes the attachments of its form. Throws INVALID for an unknown slot, BAD_REQUEST for one of another right.
 */
export async function slotOfDraft(db: Db, tempId: string, specdocTyp: string): Promise<Slot> {
  const slot = await findSlot(db, specdocTyp)
  if (!slot) throw new Invalid([{ field: 'SPECDOC_TYP', message: 'files:unknownSlot' }])
  const form = (await findFormOfDraft(db, tempId)) ?? ''
  const kind = requestOfForm(form)
  if (kind ? requestDocuments(kind).some((rule) => rule.slot === specdocTyp) : isOfRight(slot, form)) return slot
  throw new AppError('BAD_REQUEST', `slot ${specdocTyp} in draft ${tempId}`, {
    fields: [{ field: 'SPECDOC_TYP', message: 'files:otherRight', values: { slot: specdocTyp } }],
  })
}

const isOfRight = ({ right }: Slot, form: string) => right === '*' || right === rightOfForm(form)
