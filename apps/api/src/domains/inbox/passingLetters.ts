import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'

import type { Session } from '../../session.ts'
import type { InboxRow } from './inbox.sql.ts'

/** Key of a letter in the map that `FindPassing` gives. */
export const passingKey = ({ procTyp, procNbr, actionNbr }: Pick<InboxRow, 'procTyp' | 'procNbr' | 'actionNbr'>) =>
  `${procTyp}-${procNbr}-${actionNbr}`

/**
 * Letters of a page that can be answered although the case waits for nothing, with the last day of the answer. Given from outside, because
 * the rules of answers lie above the inbox.
 */
export type FindPassing = (
  db: Db,
  session: Session,
  rows: readonly InboxRow[],
  today: LegalDate,
) => Promise<Map<string, LegalDate>>
