import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { DueRule } from '@saki/domain/workflow/definition'
import type { PeriodRule } from '@saki/domain/workflow/periods'
import { sql } from 'kysely'

/** Days off besides weekends: national holidays and collective leave. */
export async function holidaySet(db: Db): Promise<ReadonlySet<LegalDate>> {
  const { rows } = await sql<{ day: LegalDate }>`select day from holiday`.execute(db)
  return new Set(rows.map(({ day }) => day))
}

/** The holidays when the rule counts working days or moves from a day off to the next working day, else an empty set. */
export async function holidaysFor(db: Db, rule: DueRule): Promise<ReadonlySet<LegalDate>> {
  return rule.workingDays === undefined && !rule.rolls ? new Set() : holidaySet(db)
}

/** Periods of all actions of a workflow in force on a day. */
export async function rulesOn(db: Db, flowId: string, flowVersion: number, day: LegalDate): Promise<PeriodRule[]> {
  const { rows } = await sql<PeriodRule>`
    select distinct on (action, part) action, part, months, calendar_days as "calendarDays", working_days as "workingDays", ground
      from deadline_rule where flow_id = ${flowId} and flow_version = ${flowVersion} and valid_from <= ${day}::date
     order by action, part, valid_from desc`.execute(db)
  return rows
}
