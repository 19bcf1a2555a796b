import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { Workflow } from '@saki/domain/workflow/definition'
import type { PeriodRule } from '@saki/domain/workflow/periods'

export interface ImportedRule extends PeriodRule {
  flowId: string
  flowVersion: number
}

/** Every period rule of the office, newest first. */
export function allRules(db: Db): Promise<ImportedRule[]> {
  return tables(db)
    .selectFrom('deadlineRule')
    .select(['flowId', 'flowVersion', 'validFrom', 'action', 'part', 'months', 'calendarDays', 'workingDays', 'ground'])
    .orderBy('validFrom', 'desc')
    .execute()
}

/** The rules of a workflow in force on a day and before, newest first. */
export function rulesIn(rules: readonly ImportedRule[], flow: Workflow, day: LegalDate): PeriodRule[] {
  return rules.filter((rule) => rule.flowId === flow.id && rule.flowVersion === flow.version && rule.validFrom <= day)
}
