import { presentLaw, rights, workflows } from '@saki/catalogue'
import type { Db } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'

import type { Session } from '../../session.ts'
import { rulesOn } from './calendar.sql.ts'
import { countByState } from './map.sql.ts'

/** Every workflow with the number of the asker's cases per state and the office's periods in force today. */
export async function workflowMap(db: Db, asker: Session, now: Date) {
  const counted = await countByState(db, asker)
  const inForce = new Set(
    rights.map((right) => presentLaw(right.id).workflow).map(({ id, version }) => `${id} ${version}`),
  )
  return Promise.all(
    workflows.map(async ({ id, version }) => ({
      FLOW_ID: id,
      FLOW_VERSION: version,
      IN_FORCE: inForce.has(`${id} ${version}`) || !isOfApplications(id) ? ('Y' as const) : ('N' as const),
      STATES: counted
        .filter((row) => row.flowId === id && row.flowVersion === version)
        .map(({ state, cases, some }) => ({ STATE: state, CASES: cases, SOME: some })),
      PERIODS: (await rulesOn(db, id, version, legalDateOf(now))).map((rule) => ({
        ACTION: rule.action,
        PART: rule.part,
        MONTHS: rule.months,
        CALENDAR_DAYS: rule.calendarDays,
        WORKING_DAYS: rule.workingDays,
        GROUND: rule.ground,
      })),
    })),
  )
}

/** Whether a workflow is of applications; those of letters and answers have one version only. */
function isOfApplications(id: string): boolean {
  return rights.some((right) => presentLaw(right.id).workflow.id === id)
}
