import { deadlineRules, workflows } from '@saki/catalogue'
import type { Db } from '@saki/db'
import { sql } from 'kysely'

/**
 * Writes the legal periods of this release into `deadline_rule`: inserts missing rows and updates rows that no officer has changed
 * (`changed_by` is null).
 */
export async function loadPeriods(db: Db, now: Date): Promise<void> {
  const rows = deadlineRules(workflows).map((rule) => ({
    flow_id: rule.flowId,
    flow_version: rule.flowVersion,
    action: rule.action,
    part: rule.part,
    valid_from: rule.validFrom,
    months: rule.months,
    calendar_days: rule.calendarDays,
    working_days: rule.workingDays,
    ground: rule.ground,
    verified: rule.verified,
  }))
  await sql`
    insert into deadline_rule (flow_id, flow_version, action, part, valid_from, months, calendar_days, working_days, ground, verified, changed_at)
    select *, ${now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
           as seed(flow_id text, flow_version int, action text, part text, valid_from date, months smallint, calendar_days smallint,
                   working_days smallint, ground text, verified boolean)
    on conflict (flow_id, flow_version, action, part, valid_from) do update
      set months = excluded.months, calendar_days = excluded.calendar_days, working_days = excluded.working_days,
          ground = excluded.ground, verified = excluded.verified, changed_at = excluded.changed_at
      where deadline_rule.changed_by is null
        and (deadline_rule.months, deadline_rule.calendar_days, deadline_rule.working_days, deadline_rule.ground, deadline_rule.verified)
            is distinct from (excluded.months, excluded.calendar_days, excluded.working_days, excluded.ground, excluded.verified)
  `.execute(db)
}
