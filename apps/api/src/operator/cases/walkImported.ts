import { BadLine, type ImportWalk } from '@saki/catalogue'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { actionOf, type Action, type Workflow } from '@saki/domain/workflow/definition'
import { firesAfter } from '@saki/domain/workflow/deadline'
import { dueDate } from '@saki/domain/workflow/dueDate'
import { withActionRules, withRules, type PeriodRule } from '@saki/domain/workflow/periods'
import { automaticAction, nextState } from '@saki/domain/workflow/nextState'

import type { ImportLine } from './caseLine.ts'

/** A history row of an imported case. */
export interface ImportedStep {
  action: string
  role: string
  from: string
  to: string
  day: LegalDate
  priorDue: LegalDate | null
  due: LegalDate | null
  priorFiresOn: LegalDate | null
  firesOn: LegalDate | null
  ground: string
  detail: Record<string, unknown>
}

/** Period rules of the office for a workflow on a day. */
export type Rules = (flow: Workflow, day: LegalDate) => readonly PeriodRule[]

const MOST_STEPS = 200

/** An imported case during its run through the workflow. */
export interface Walk extends ImportWalk {
  /** Takes every automatic action due up to today. */
  runOut: () => void
  now: () => { state: string; due: LegalDate | null; firesOn: LegalDate | null; steps: ImportedStep[] }
}

/** Runs an imported case through its workflow in memory, as the engine would have. */
export function walkImported(
  flow: Workflow,
  line: ImportLine,
  { today, holidays, rules }: { today: LegalDate; holidays: ReadonlySet<LegalDate>; rules: Rules },
): Walk {
  const steps: ImportedStep[] = []
  let state = ''
  let due: LegalDate | null = null
  let firesOn: LegalDate | null = null

  const defined = (key: string, day: LegalDate): Action => {
    const action = actionOf(flow, key)
    if (!action) throw new Error(`${flow.id} has no ${key}`)
    return withActionRules(key, action, rules(flow, day))
  }
  const after = (action: Action, day: LegalDate): LegalDate | null =>
    action.due
      ? (dueDate(
          action.due,
          {
            action: day,
            due,
            filing: line.FILING_DATE,
            priority: line.PRIORITY_DATE,
            international: line.PCT?.PCT_APPL_DATE,
            grant: line.REGISTRATION_DATE,
          },
          holidays,
        ) ?? null)
      : null

  function take(key: string, day: LegalDate, detail: Record<string, unknown> = {}): void {
    const action = defined(key, day)
    state ||= action.from[0] ?? flow.start
    const own = { ...flow, actions: { ...flow.actions, [key]: action } }
    const stepped = nextState(own, state, key, action.by)
    if (!stepped.ok) throw new BadLine(`${key} is not possible at ${state} on ${day}`)
    const next = stepped.keepsDue ? due : after(action, day)
    const fires = firesAfter(own, { firesOn }, stepped, next)
    const { by: role, ground } = action
    steps.push({
      action: key,
      role,
      from: state,
      to: stepped.state,
      day,
      priorDue: due,
      due: next,
      priorFiresOn: firesOn,
      firesOn: fires,
      ground,
      detail,
    })
    state = stepped.state
    due = next
    firesOn = fires
    if (steps.length > MOST_STEPS) throw new BadLine('the actions of the file repeat without end')
  }

  function fire(): void {
    const taken = steps.map(({ action }) => action)
    const key = firesOn === null ? undefined : automaticAction(withRules(flow, rules(flow, firesOn)), state, taken)
    if (!key || firesOn === null) throw new BadLine(`no automatic action at ${state}`)
    take(key, firesOn)
  }

  return {
    take,
    fire,
    pass(key, times) {
      for (let i = 0; i < times; i += 1) due = after(defined(key, due ?? today), due ?? today)
    },
    runOut() {
      for (let day = firesOn; day !== null && day <= today; day = firesOn) fire()
    },
    now: () => ({ state, due, firesOn, steps }),
  }
}
