import type { Db } from '@saki/db'
import { maskForReview } from '@saki/domain/drafts/maskedForReview'
import type { DraftData } from '@saki/domain/forms/form'

import { mayActOn, type Asker } from '../../access.ts'
import { draftOwner } from '../../access.sql.ts'

/** Answers of a draft for the asker: identity numbers are masked for mandates that only read; owners and mandates to prepare get them whole. */
export async function maskForReader(
  db: Db,
  asker: Asker,
  { ownerId, tempId }: { ownerId: number; tempId: string },
  data: DraftData,
): Promise<DraftData> {
  if (ownerId === asker.userId) return data
  const thing = await draftOwner(db, { tempId })
  return thing && mayActOn(asker, thing, 'prepare') ? data : maskForReview(data)
}
