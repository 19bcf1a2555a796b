import { rightOfForm } from '@saki/catalogue'
import type { Db } from '@saki/db'

import { AppError, Invalid } from '../../errors.ts'
import { findFormOfDraft, findSlot, type Slot } from './documents.sql.ts'

/**
 * A slot that files of this draft may go into: one of every right, or of the right the draft is for. An answer to a letter is for the
 * right of its case. Throws INVALID for a slot that does not exist, BAD_REQUEST for one of another right.
 */
export async function slotOfDraft(db: Db, tempId: string, specdocTyp: string): Promise<Slot> {
  const slot = await findSlot(db, specdocTyp)
  if (!slot) throw new Invalid([{ field: 'SPECDOC_TYP', message: 'files:unknownSlot' }])
  if (slot.right === '*' || slot.right === rightOfForm((await findFormOfDraft(db, tempId)) ?? '')) return slot
  throw new AppError('BAD_REQUEST', `slot ${specdocTyp} in draft ${tempId}`, {
    fields: [{ field: 'SPECDOC_TYP', message: 'files:otherRight', values: { slot: specdocTyp } }],
  })
}
