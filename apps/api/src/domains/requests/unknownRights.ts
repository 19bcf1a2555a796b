import type { Db } from '@saki/db'
import type { DraftData } from '@saki/domain/forms/form'
import { earlierRightsOf } from '@saki/domain/requests/opposition'

import { listEntries } from './registerEntries.sql.ts'

/** Numbers of earlier rights that are neither the opponent's own nor published, as typed. */
export async function findUnknownRights(db: Db, ownerId: number, data: DraftData): Promise<string[]> {
  const numbers = earlierRightsOf(data).filter((number) => number !== '')
  if (numbers.length === 0) return []
  const found = await listEntries(db, { ownerId, numbers, most: 2 * numbers.length })
  const known = new Set(found.flatMap(({ applicationNumber, registrationNbr }) => [applicationNumber, registrationNbr]))
  return numbers.filter((number) => !known.has(number))
}
