import type { Action, DueRule, Workflow } from './definition.ts'

/** A period as the office keeps it: how long the deadline (`due`) or the window (`until`) of an action is, and on which ground. */
export interface PeriodRule {
  action: string
  part: 'due' | 'until'
  months: number | null
  calendarDays: number | null
  workingDays: number | null
  ground: string
}

/** The action with the periods of the office in the place of its own. What they count from, and from when, stays as defined. */
export function underRules<A extends Action>(key: string, action: A, rules: readonly PeriodRule[]): A {
  const own = (part: PeriodRule['part']) => rules.find((rule) => rule.action === key && rule.part === part)
  const [due, until] = [own('due'), own('until')]
  return {
    ...action,
    ...(due && action.due && { due: lasting(action.due, due), ground: due.ground }),
    ...(until && action.until && { until: lasting(action.until, until) }),
  }
}

/** The same for a whole workflow. */
export function withRules<W extends Workflow>(flow: W, rules: readonly PeriodRule[]): W {
  if (rules.length === 0) return flow
  const actions = Object.entries(flow.actions).map(([key, action]) => [key, underRules(key, action, rules)] as const)
  return { ...flow, actions: Object.fromEntries(actions) }
}

function lasting<D extends DueRule>(defined: D, { months, calendarDays, workingDays }: PeriodRule): D {
  const { months: _months, calendarDays: _calendarDays, workingDays: _workingDays, ...rest } = defined
  return {
    ...rest,
    ...(months !== null && { months }),
    ...(calendarDays !== null && { calendarDays }),
    ...(workingDays !== null && { workingDays }),
  } as unknown as D
}
