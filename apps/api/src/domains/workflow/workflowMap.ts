import { presentLaw, rights, workflows } from '@saki/catalogue'
import type { Db } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import type { PeriodRule } from '@saki/domain/workflow/periods'
import { sql } from 'kysely'

import { casesWithin } from '../../access.ts'
import type { Session } from '../../session.ts'
import { rulesOn } from './calendar.sql.ts'

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
      PERIODS: inForceOf(await rulesOn(db, id, version, legalDateOf(now))).map((rule) => ({
        ACTION: rule.action,
        PART: rule.part,
        VALID_FROM: rule.validFrom,
        MONTHS: rule.months,
        CALENDAR_DAYS: rule.calendarDays,
        WORKING_DAYS: rule.workingDays,
        GROUND: rule.ground,
      })),
    })),
  )
}

/** Of rules of which the newest come first, the one of each action and part that is in force. */
const inForceOf = (rules: readonly PeriodRule[]) =>
  rules.filter((rule, at) => rules.findIndex(({ action, part }) => action === rule.action && part === rule.part) === at)

/** Whether a workflow is of applications; those of letters, answers and requests have one version only. */
function isOfApplications(id: string): boolean {
  return rights.some((right) => presentLaw(right.id).workflow.id === id)
}

interface StateCount {
  flowId: string
  flowVersion: number
  state: string
  cases: number
  some: { PATENT_ID: string; TITLE: string }[]
}

/** Number of the asker's cases in each state, with the newest five. For officers too, only cases filed in their own name. */
async function countByState(db: Db, asker: Session): Promise<StateCount[]> {
  const { rows } = await sql<StateCount>`
    select s."flowId", s."flowVersion", s.state, max(s.cases)::int as cases,
           json_agg(json_build_object('PATENT_ID', s."applicationNumber", 'TITLE', s.title) order by s.nth) as some
      from (
        select p.flow_id as "flowId", p.flow_version as "flowVersion", p.state, a.application_number as "applicationNumber", a.title,
               count(*) over here as cases, row_number() over (partition by p.flow_id, p.flow_version, p.state order by a.submitted_at desc) as nth
          from application a join process p on p.proc_typ = a.proc_typ and p.proc_nbr = a.proc_nbr
         where a.application_number is not null and ${casesWithin(asker)}
        window here as (partition by p.flow_id, p.flow_version, p.state)
      ) s
     where s.nth <= 5
     group by s."flowId", s."flowVersion", s.state`.execute(db)
  return rows
}
