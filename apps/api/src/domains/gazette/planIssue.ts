import type { Db } from '@saki/db'
import { yearOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { journalCode, journalName } from '@saki/domain/gazette/issue'

import { findNextNumber, seriesOf } from '../../gazetteNumbers.sql.ts'
import { listIncoming, type Incoming } from './collect.sql.ts'

export interface PlannedIssue {
  journalCode: string
  right: string
  name: string
  kind: 'regular' | 'extra'
  publicationDate: LegalDate
  /** In the order of its entries. */
  incoming: Incoming[]
}

/**
 * The next issue of a right as it would be on `day`. Locks and writes nothing, so that nobody who publishes waits for a reader of it.
 * Undefined when nothing waits.
 */
export async function planIssue(
  db: Db,
  { right, kind, day }: { right: string; kind: 'regular' | 'extra'; day: LegalDate },
): Promise<PlannedIssue | undefined> {
  const incoming = await listIncoming(db, right, [])
  if (incoming.length === 0) return undefined
  const year = yearOf(day)
  const number = { series: seriesOf(right), nbr: await findNextNumber(db, right, year), year }
  return {
    journalCode: journalCode(number),
    right,
    name: journalName(number),
    kind,
    publicationDate: day,
    incoming,
  }
}
