import type { LegalDate } from '../dates/legalDate.ts'
import type { Action, DatedLength, DueRule, Workflow } from './definition.ts'

/** A period set by the office: length and legal basis of the deadline (`due`) or window (`until`) of an action. */
export interface PeriodRule {
  action: string
  part: 'due' | 'until'
  months: number | null
  calendarDays: number | null
  workingDays: number | null
  ground: string
  /** First day of actions to which it applies. */
  validFrom: LegalDate
}

/**
 * The action with its periods replaced by those of the office, of which the newest is in force; earlier ones of a window stay beside it. The day
 * they count from and other settings remain as defined.
 */
export function withActionRules<A extends Action>(key: string, action: A, rules: readonly PeriodRule[]): A {
  const own = (part: PeriodRule['part']) =>
    rules
      .filter((rule) => rule.action === key && rule.part === part)
      .toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1))
  const [due] = own('due')
  const [until, ...formerly] = own('until')
  return {
    ...action,
    ...(due && action.due && { due: withLength(action.due, due), ground: due.ground }),
    ...(until &&
      action.until && {
        until: {
          ...withLength(action.until, until),
          ...(formerly.length > 0 && { formerly: [until, ...formerly].map(datedLength) }),
        },
      }),
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

const datedLength = (rule: PeriodRule): DatedLength => ({ ...lengthOf(rule), validFrom: rule.validFrom })

function withLength<D extends DueRule>(defined: D, rule: PeriodRule): D {
  const { months: _months, calendarDays: _calendarDays, workingDays: _workingDays, ...rest } = defined
  return { ...rest, ...lengthOf(rule) } as unknown as D
}

function lengthOf({
  months,
  calendarDays,
  workingDays,
}: PeriodRule): Pick<DueRule, 'months' | 'calendarDays' | 'workingDays'> {
  return {
    ...(months !== null && { months }),
    ...(calendarDays !== null && { calendarDays }),
    ...(workingDays !== null && { workingDays }),
  }
}
