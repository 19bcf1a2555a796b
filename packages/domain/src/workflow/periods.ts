import type { Action, DueRule, Workflow } from './definition.ts'

/** A period set by the office: length and legal basis of the deadline (`due`) or window (`until`) of an action. */
export interface PeriodRule {
  action: string
  part: 'due' | 'until'
  months: number | null
  calendarDays: number | null
  workingDays: number | null
  ground: string
}

/** The action with its periods replaced by those of the office. The day they count from and other settings remain as defined. */
export function withActionRules<A extends Action>(key: string, action: A, rules: readonly PeriodRule[]): A {
  const own = (part: PeriodRule['part']) => rules.find((rule) => rule.action === key && rule.part === part)
  const [due, until] = [own('due'), own('until')]
  return {
    ...action,
    ...(due && action.due && { due: withLength(action.due, due), ground: due.ground }),
    ...(until && action.until && { until: withLength(action.until, until) }),
  }
}

/** Applies the office's periods to all actions of a workflow. */
export function withRules<W extends Workflow>(flow: W, rules: readonly PeriodRule[]): W {
  if (rules.length === 0) return flow
  const actions = Object.entries(flow.actions).map(
    ([key, action]) => [key, withActionRules(key, action, rules)] as const,
  )
  return { ...flow, actions: Object.fromEntries(actions) }
}

function withLength<D extends DueRule>(defined: D, { months, calendarDays, workingDays }: PeriodRule): D {
  const { months: _months, calendarDays: _calendarDays, workingDays: _workingDays, ...rest } = defined
  return {
    ...rest,
    ...(months !== null && { months }),
    ...(calendarDays !== null && { calendarDays }),
    ...(workingDays !== null && { workingDays }),
  } as unknown as D
}
