import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { Action, DueRule, Workflow } from '@saki/domain/workflow/definition'
import type { PeriodRule } from '@saki/domain/workflow/periods'

import { NEW_LAW_FROM } from './rights/patents/law.ts'
import { isVerified } from './verifiedPeriods.ts'

/** One period of the law: an initial row of the table `deadline_rule`. */
export interface DeadlineRule extends PeriodRule {
  flowId: string
  flowVersion: number
  /** First day of actions to which it applies. */
  validFrom: LegalDate
  /** The period was found in a source of law; others are still to be verified by the office. */
  verified: boolean
}

/** Day on which each workflow's law came into force. */
const inForce: Record<string, LegalDate> = {
  'design-registration': '2001-06-14',
  'mark-registration': '2016-11-25',
  'patent-registration-2016': '2016-08-26',
  'simple-patent-registration-2016': '2016-08-26',
  'patent-registration': NEW_LAW_FROM,
  'simple-patent-registration': NEW_LAW_FROM,
}

/** Periods replaced by an amendment; they still apply to actions before `until`. */
const replaced: readonly (DeadlineRule & { until: LegalDate })[] = [
  {
    flowId: 'mark-registration',
    flowVersion: 1,
    action: 'examine_opposed',
    part: 'due',
    validFrom: '2016-11-25',
    // UU 11/2020 art. 108, now UU 6/2023, reduced it to 90 working days.
    until: '2020-11-02',
    months: null,
    calendarDays: null,
    workingDays: 150,
    ground: 'UU 20/2016 art. 23',
    verified: true,
  },
]

/** Initial rows for these workflows: every period with a length, and the periods of `switched` actions. */
export function deadlineRules(workflows: readonly Workflow[]): DeadlineRule[] {
  const rules = workflows.flatMap((flow) =>
    Object.entries<Action>(flow.actions).flatMap(([key, action]) => rowsOf(flow, key, action)),
  )
  const earlier = replaced.filter(({ flowId }) => workflows.some(({ id }) => id === flowId))
  return [...rules.map(afterReplaced), ...earlier.map(({ until: _until, ...rule }) => rule)]
}

function rowsOf(flow: Workflow, key: string, action: Action): DeadlineRule[] {
  return (['due', 'until'] as const).flatMap((part) => {
    const rule: DueRule | undefined = action[part]
    if (!rule || (isEmpty(rule) && !action.switched)) return []
    return [
      {
        flowId: flow.id,
        flowVersion: flow.version,
        action: key,
        part,
        validFrom: inForce[flow.id] ?? '2016-01-01',
        months: rule.months ?? null,
        calendarDays: rule.calendarDays ?? null,
        workingDays: rule.workingDays ?? null,
        ground: action.ground,
        verified: isVerified(flow.id, key, part),
      },
    ]
  })
}

const isEmpty = ({ months, calendarDays, workingDays }: DueRule) => !months && !calendarDays && !workingDays

function afterReplaced(rule: DeadlineRule): DeadlineRule {
  const old = replaced.find(
    (each) => each.flowId === rule.flowId && each.action === rule.action && each.part === rule.part,
  )
  return old ? { ...rule, validFrom: old.until } : rule
}
