import type { Action, DueRule, Workflow } from '@saki/domain/workflow/definition'
import type { PeriodRule } from '@saki/domain/workflow/periods'

import { rights } from './rights/registry.ts'

/** One period of the law: an initial row of the table `deadline_rule`. */
export interface DeadlineRule extends PeriodRule {
  flowId: string
  flowVersion: number
  /** The period was found in a source of law; others are still to be verified by the office. */
  verified: boolean
}

const laws = rights.flatMap((right) => right.laws)
const lawOfFlow = (flowId: string) => laws.find(({ workflow }) => workflow.id === flowId)

/** Initial rows for these workflows: every period with a length, and the periods of `switched` actions. */
export function deadlineRules(workflows: readonly Workflow[]): DeadlineRule[] {
  const rules = workflows.flatMap((flow) =>
    Object.entries<Action>(flow.actions).flatMap(([key, action]) => rowsOf(flow, key, action)),
  )
  return [...rules.map(afterReplaced), ...workflows.flatMap(replacedRules)]
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
        validFrom: lawOfFlow(flow.id)?.from ?? '2016-01-01',
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

/** Whether the period was verified in a source of law; others are marked for the office to verify. */
function isVerified(flowId: string, action: string, part: 'due' | 'until'): boolean {
  const known = lawOfFlow(flowId)?.verified ?? []
  return known.includes(action) || known.includes(`${action} ${part}`)
}

function afterReplaced(rule: DeadlineRule): DeadlineRule {
  const old = lawOfFlow(rule.flowId)?.replaced?.find(({ action, part }) => action === rule.action && part === rule.part)
  return old ? { ...rule, validFrom: old.until } : rule
}

function replacedRules({ id, version }: Workflow): DeadlineRule[] {
  return (lawOfFlow(id)?.replaced ?? []).map(({ until: _until, ...rule }) => ({
    ...rule,
    flowId: id,
    flowVersion: version,
    months: null,
    calendarDays: null,
    verified: true,
  }))
}
