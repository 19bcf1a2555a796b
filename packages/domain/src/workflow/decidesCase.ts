import { actionOf, findState, type Workflow } from './definition.ts'

/**
 * Whether an act decides the application: it grants, refuses goods in part, or leads to a state in which the application is granted,
 * registered, refused or withdrawn and was not in the same way before. Who opposed the application gets a copy of such a decision.
 */
export function decidesCase(
  flow: Workflow,
  { action, from, to }: { action: string; from: string; to: string },
): boolean {
  const defined = actionOf(flow, action)
  if (!defined) return false
  const [before, after] = [findState(flow, from)?.outcome, findState(flow, to)?.outcome]
  if (before === 'registered' || before === 'lapsed') return false
  if (defined.decides === 'grant' || defined.effects?.includes('refusePart')) return true
  return after !== before && (after === 'registered' || after === 'refused')
}
