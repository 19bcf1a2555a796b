import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { rowsOf, type DraftData } from '@saki/domain/forms/form'

import { holidaySet } from '../../daysOff.sql.ts'

/** Days off for the last day of a priority; undefined for answers that claim none, so that most drafts need no look-up. */
export async function priorityHolidays(db: Db, data: DraftData): Promise<ReadonlySet<LegalDate> | undefined> {
  return rowsOf(data, 'PRIORITIES').length > 0 ? holidaySet(db) : undefined
}
