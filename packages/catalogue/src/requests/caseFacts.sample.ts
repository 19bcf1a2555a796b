import { addDays, type LegalDate } from '@saki/domain/dates/legalDate'
import type { CaseFacts } from '@saki/domain/requests/caseFacts'
import { automaticActions } from '@saki/domain/workflow/nextState'

import { daysOff } from '../daysOff.sample.ts'
import { lawOf } from '../index.ts'
import { playSampleActions, takeSampleAction, type SampleFile, type SamplePosition } from '../playActions.sample.ts'

/** Facts of a played case: annuities paid, and every trait unless `more` says otherwise. */
export function sampleFacts(position: SamplePosition, more: Partial<CaseFacts> = {}): CaseFacts {
  const { flow, state, due, fires, onLastDay, history, grant, file } = position
  const dayOf = (key: string) => history.find(({ action }) => action === key)?.day ?? null
  return {
    right: file.kind,
    law: lawOf(file.kind, file.filed),
    flow,
    state,
    dueDate: due ?? null,
    firesOn:
      fires && due !== undefined && automaticActions(flow, state).length > 0 ? addDays(due, onLastDay ? 0 : 1) : null,
    frozenSince: null,
    isHeld: false,
    history,
    known: { filing: file.filed, priority: file.priority, international: file.international, grant },
    published: dayOf('publish'),
    registered: grant ?? null,
    expires: null,
    unpaidAnnuity: null,
    traits: ['collective_mark', 'several_classes', 'licensed'],
    pending: [],
    holidays: daysOff,
    ...more,
  }
}

export function playedFacts(file: SampleFile, actions: string, more?: Partial<CaseFacts>): CaseFacts {
  return sampleFacts(playSampleActions(file, actions), more)
}

const lastDay = ({ history }: SamplePosition): LegalDate => history.at(-1)?.day ?? ''

/** A case in a state, with the action that led there; '' before payment. */
export interface Arrival {
  state: string
  by: string
  position: SamplePosition
  /** The day after the last action. */
  today: LegalDate
}

/**
 * A case for every state and every action that leads there, by the fewest actions: automatic ones on their first day, others ten days after the
 * one before.
 */
export function arrivals(file: SampleFile): Arrival[] {
  const first = playSampleActions(file, '')
  const { state, flow } = first
  const unpaid: SamplePosition = { ...first, state: flow.start, due: undefined, fires: false, history: [] }
  const found: Arrival[] = [
    { state: flow.start, by: '', position: unpaid, today: addDays(file.filed, 1) },
    { state, by: 'payment_received', position: first, today: addDays(file.filed, 1) },
  ]
  for (const { position } of found) {
    if (position === unpaid) continue
    for (const [key, { auto }] of Object.entries(flow.actions)) {
      const day = auto
        ? position.due && addDays(position.due, position.onLastDay ? 0 : 1)
        : addDays(lastDay(position), 10)
      const next = day && taken(position, key, day)
      if (!day || !next || found.some(({ state: known, by }) => known === next.state && by === key)) continue
      found.push({ state: next.state, by: key, position: next, today: addDays(day, 1) })
    }
  }
  return found
}

/** The case after one more action; undefined when it is not allowed. */
function taken(position: SamplePosition, action: string, day: LegalDate): SamplePosition | undefined {
  const next = { ...position, history: [...position.history], left: new Map(position.left) }
  try {
    takeSampleAction(next, action, day)
    return next
  } catch {
    return undefined
  }
}
