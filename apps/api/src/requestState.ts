import { isRequestFlow } from '@saki/catalogue/requests/registry'
import type { DeskRequestTab } from '@saki/contracts/deskRequests'
import { requestGroups, type RequestGroup } from '@saki/contracts/requestShapes'
import type { State } from '@saki/domain/workflow/definition'

/** The group of a state of a request. */
export function groupOfState({ end, outcome, turn }: State, key: string): RequestGroup {
  if (key === 'awaiting_payment') return 'UNPAID'
  if (end) return outcome === 'refused' ? 'REFUSED' : 'DONE'
  return turn === 'applicant' ? 'ACTION' : 'RUNNING'
}

/** The same as a number, its place in `requestGroups`, which counts up from what asks most of the requester; null for other processes. */
export function placeOfState(flowId: string, state: State, key: string): number | null {
  return isRequestFlow(flowId) ? requestGroups.indexOf(groupOfState(state, key)) : null
}

/** The group at a place of `requestGroups`. */
export function groupAt(place: number): RequestGroup {
  const group = requestGroups[place]
  if (!group) throw new Error(`no group of requests at ${place}`)
  return group
}

const disputes = new Set(['request-opposition', 'request-appeal'])

/** Tabs of the desk for requests in this state. HELD depends on the case and is added by the database. */
export function tabsOfState(flowId: string, { end }: State, key: string): DeskRequestTab[] {
  if (!isRequestFlow(flowId) || key === 'awaiting_payment' || key === 'cancelled') return []
  if (end) return ['ENDED']
  const tabs: DeskRequestTab[] = disputes.has(flowId) ? ['DISPUTE'] : key === 'submitted' ? ['NEW'] : []
  if (key === 'verification') tabs.push('VERIFICATION')
  if (key === 'awaiting_completeness') tabs.push('COMPLETENESS')
  return tabs
}
