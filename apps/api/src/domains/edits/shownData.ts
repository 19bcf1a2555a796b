import type { Db } from '@saki/db'
import { maskForReview } from '@saki/domain/drafts/maskedForReview'
import type { DraftData } from '@saki/domain/forms/form'

import { maySo, type Asker } from '../../access.ts'
import { draftOwner } from '../../access.sql.ts'

/** Answers as the asker may see them: who may only read gets identity numbers masked, as in a review; who prepares needs them whole. */
export async function shownData(
  db: Db,
  asker: Asker,
  { ownerId, tempId }: { ownerId: number; tempId: string },
  data: DraftData,
): Promise<DraftData> {
  if (ownerId === asker.userId) return data
  const thing = await draftOwner(db, { tempId })
  return thing && maySo(asker, thing, 'prepare') ? data : maskForReview(data)
}
