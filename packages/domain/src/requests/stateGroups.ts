import { findState, type Workflow } from '../workflow/definition.ts'
import type { StateGroup } from './requestKind.ts'

/** Whether a state of a case belongs to a group. */
export function isInGroup(flow: Workflow, state: string, group: StateGroup): boolean {
  const outcome = findState(flow, state)?.outcome
  if (group === 'any') return true
  if (state === flow.start) return false
  if (group === 'filed') return true
  if (group === 'undecided') return mayWithdraw(flow, state)
  if (group === 'pending') return outcome === undefined
  return group === 'in_force' ? outcome === 'registered' : outcome === 'refused' || outcome === 'lapsed'
}

function mayWithdraw(flow: Workflow, state: string): boolean {
  return Object.values(flow.actions).some(({ withdraws, from }) => withdraws === true && from.includes(state))
}
