import { addDays, type LegalDate } from '../dates/legalDate.ts'
import { actionOf, findState, type Action } from '../workflow/definition.ts'
import { actionWindow, automaticAction } from '../workflow/nextState.ts'
import { standingOn, actionsTaken, type CaseFacts } from './caseFacts.ts'
import { notOffered, type NotOffered, type Offer, type Offered, type WhyNotOffered } from './offer.ts'

/**
 * The offer of a request that leads to one of several actions of the case. `facts`: the case as it stands today (`standingOn`). Of several
 * refusals the one that says most is returned.
 */
export function offerOfActions(keys: readonly string[], ground: string, facts: CaseFacts, today: LegalDate): Offer {
  const refusals: NotOffered[] = []
  for (const key of keys) {
    const action = actionOf(facts.flow, key)
    if (!action) continue
    const offer = offerOfAction(key, action, keys, facts, today)
    if (offer.isOffered) return { ...offer, later: laterDay(keys, offer.last, facts) }
    refusals.push(offer)
  }
  return refusals.toSorted((a, b) => says(a) - says(b))[0] ?? notOffered('state', ground)
}

const TELLING: readonly WhyNotOffered[] = ['not_yet', 'over', 'already_made', 'state']
const says = ({ why }: NotOffered) => TELLING.indexOf(why)

function offerOfAction(
  key: string,
  action: Action,
  keys: readonly string[],
  facts: CaseFacts,
  today: LegalDate,
): Offer {
  const { ground } = action
  const {
    isBegun,
    isUsed,
    first,
    last: limit,
  } = actionWindow(action, facts.history, facts.holidays, {
    ...facts.known,
    due: facts.dueDate,
  })
  const isHere = action.from.includes(facts.state)
  // Outside its states there is no deadline to extend, whatever was extended before.
  if (!isHere && action.due?.from === 'due') return notOffered('state', ground)
  if (isUsed) return notOffered('already_made', ground)
  if (isBegun && limit !== undefined && limit < today) return notOffered('over', ground, limit)
  if (!isHere) return notYetIn(action, facts) ?? notOffered('state', ground)
  if (!isBegun) return notOffered('state', ground)
  if (first !== undefined && today < first) return notOffered('not_yet', ground, first)
  const left = isAwaited(action, facts) ? lastDayInState(limit === undefined ? [key] : keys, facts) : undefined
  const last = earlier(limit, left)
  return { isOffered: true, action: key, last, later: undefined, ground }
}

const isApplicantsTurn = ({ flow, state }: CaseFacts) => findState(flow, state)?.turn === 'applicant'

/**
 * Whether the deadline of the state is one for this action: always when time alone ends the state; while the applicant must act, only for the
 * act or extension that is due, since after an answer the case goes on.
 */
function isAwaited({ by, to, due, withdraws }: Action, facts: CaseFacts): boolean {
  if (!isApplicantsTurn(facts) || due?.from === 'due') return true
  return by !== 'office' && to !== 'same' && !withdraws
}

/** Time alone brings the case into a state of the action. */
function notYetIn({ from, ground }: Action, facts: CaseFacts): NotOffered | undefined {
  const next = stateAfterDeadline(facts)
  if (next === undefined || facts.firesOn === null || !from.includes(next) || isApplicantsTurn(facts)) return undefined
  return notOffered('not_yet', ground, facts.firesOn)
}

/** The day after which the case leaves the states of the actions by itself; undefined when it stays in them. */
function lastDayInState(keys: readonly string[], facts: CaseFacts): LegalDate | undefined {
  const next = stateAfterDeadline(facts)
  if (next === undefined || facts.firesOn === null) return undefined
  const stays = keys.some((key) => actionOf(facts.flow, key)?.from.includes(next))
  return stays ? undefined : addDays(facts.firesOn, -1)
}

function stateAfterDeadline(facts: CaseFacts): string | undefined {
  const { flow, state, firesOn, frozenSince, isHeld } = facts
  if (firesOn === null || frozenSince !== null || isHeld) return undefined
  const key = automaticAction(flow, state, actionsTaken(facts))
  const to = key === undefined ? undefined : actionOf(flow, key)?.to
  return to === 'same' ? state : to
}

const earlier = (a: LegalDate | undefined, b: LegalDate | undefined) =>
  a === undefined || (b !== undefined && b < a) ? b : a

/** Last day of the action that is open on the day after `last`, when the case has moved on by itself. */
function laterDay(keys: readonly string[], last: LegalDate | undefined, facts: CaseFacts): LegalDate | undefined {
  if (last === undefined) return undefined
  const day = addDays(last, 1)
  const after = standingOn(facts, day)
  const next: Offer | undefined = after === facts ? undefined : offerOfActions(keys, '', after, day)
  return next?.isOffered ? latest(next) : undefined
}

const latest = ({ last, later }: Offered) => later ?? last
