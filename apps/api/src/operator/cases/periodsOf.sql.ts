import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { Workflow } from '@saki/domain/workflow/definition'
import type { PeriodRule } from '@saki/domain/workflow/periods'
import { sql } from 'kysely'

export interface ImportedRule extends PeriodRule {
  flowId: string
  flowVersion: number
  validFrom: LegalDate
}

/** Every period rule of the office, newest first. */
export async function allRules(db: Db): Promise<ImportedRule[]> {
  const { rows } = await sql<ImportedRule>`
    select flow_id as "flowId", flow_version as "flowVersion", valid_from as "validFrom", action, part, months,
           calendar_days as "calendarDays", working_days as "workingDays", ground
      from deadline_rule order by valid_from desc`.execute(db)
  return rows
}

/** The rules in force for a workflow on a day. */
export function rulesIn(rules: readonly ImportedRule[], flow: Workflow, day: LegalDate): PeriodRule[] {
  const own = rules.filter(
    (rule) => rule.flowId === flow.id && rule.flowVersion === flow.version && rule.validFrom <= day,
  )
  return own.filter(
    (rule, at) => own.findIndex((each) => each.action === rule.action && each.part === rule.part) === at,
  )
}
