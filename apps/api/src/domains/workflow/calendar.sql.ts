import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { DueRule } from '@saki/domain/workflow/definition'
import type { PeriodRule } from '@saki/domain/workflow/periods'

import { holidaySet } from '../../daysOff.sql.ts'

/** The holidays when the rule counts working days or moves from a day off to the next working day, else an empty set. */
export async function holidaysFor(db: Db, rule: DueRule): Promise<ReadonlySet<LegalDate>> {
  return rule.workingDays === undefined && !rule.rolls ? new Set() : holidaySet(db)
}

/** Periods of all actions of a workflow in force on a day and before, of each the newest first. */
export function rulesOn(db: Db, flowId: string, flowVersion: number, day: LegalDate): Promise<PeriodRule[]> {
  return tables(db)
    .selectFrom('deadlineRule')
    .select(['action', 'part', 'months', 'calendarDays', 'workingDays', 'ground', 'validFrom'])
    .where('flowId', '=', flowId)
    .where('flowVersion', '=', flowVersion)
    .where('validFrom', '<=', day)
    .orderBy('action')
    .orderBy('part')
    .orderBy('validFrom', 'desc')
    .execute()
}
