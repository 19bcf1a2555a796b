import type { LegalDate } from '../dates/legalDate.ts'
import { actionOf } from '../workflow/definition.ts'
import { offerOfActions } from './actionOffer.ts'
import { standingOn, type CaseFacts } from './caseFacts.ts'
import { notOffered, type Offer, type WhyNotOffered } from './offer.ts'
import { rulesByRight, type RequestKind, type RequestNeed, type Requester, type RequestRule } from './requestKind.ts'
import { isInGroup } from './stateGroups.ts'

/**
 * Whether a person may make this request in a case on a day (Jakarta), until when and by which article; otherwise the first reason against it.
 * The case is judged as it stands on that day, also when a timer has not run yet.
 */
export function offerOf(kind: RequestKind, facts: CaseFacts, who: Requester, today: LegalDate): Offer {
  const rule = Object.hasOwn(kind.rules, facts.right) ? kind.rules[facts.right] : undefined
  if (!rule) return notOffered('wrong_right', rulesByRight(kind)[0]?.[1].ground ?? '')
  if (!isKnownToLaw(rule, facts)) return notOffered('wrong_law', rule.ground)
  if (!kind.who.includes(who)) return notOffered('not_for_you', rule.ground)
  if (!kind.several && facts.pending.includes(kind.id)) return notOffered('pending', rule.ground)
  const present = standingOn(facts, today)
  const offer = rule.actions ? offerOfActions(rule.actions, rule.ground, present, today) : offerOfStates(rule, present)
  if (!offer.isOffered) return offer
  return unmetNeed(rule, present) ?? withinWindow(rule, offer, present, today)
}

function isKnownToLaw({ laws, actions }: RequestRule, { law, flow }: CaseFacts): boolean {
  if (laws && !laws.includes(law)) return false
  return !actions || actions.some((action) => actionOf(flow, action) !== undefined)
}

function offerOfStates({ states = [], ground }: RequestRule, { flow, state }: CaseFacts): Offer {
  if (!states.some((group) => isInGroup(flow, state, group))) return notOffered('state', ground)
  return { isOffered: true, action: undefined, last: undefined, later: undefined, ground }
}

function withinWindow(
  { window }: RequestRule,
  offer: Extract<Offer, { isOffered: true }>,
  facts: CaseFacts,
  today: LegalDate,
): Offer {
  const days = window?.(facts, today)
  if (!days) return offer
  const { first, last, ground } = days
  if (first !== undefined && today < first) return notOffered('not_yet', ground, first)
  if (last !== undefined && last < today) return notOffered('over', ground, last)
  return { ...offer, last, ground }
}

/** Whether each need is met, and the reason when it is not. */
const needs: Readonly<Record<RequestNeed, [isMet: (facts: CaseFacts) => boolean, why: WhyNotOffered]>> = {
  annuities_paid: [({ unpaidAnnuity }) => unpaidAnnuity === null, 'unpaid_annuity'],
  collective_mark: [({ traits }) => traits.includes('collective_mark'), 'no_collective_mark'],
  several_classes: [({ traits }) => traits.includes('several_classes'), 'one_class'],
  licence: [({ traits }) => traits.includes('licensed'), 'no_licence'],
  no_open_letter: [(facts) => !awaitsAnswer(facts), 'open_letter'],
}

function unmetNeed(rule: RequestRule, facts: CaseFacts): Offer | undefined {
  for (const need of rule.needs ?? []) {
    const [isMet, why] = needs[need]
    if (isMet(facts)) continue
    return notOffered(why, rule.ground, why === 'unpaid_annuity' ? (facts.unpaidAnnuity ?? undefined) : undefined)
  }
  return undefined
}

/** Whether the applicant's turn in this state is to answer a letter. */
function awaitsAnswer({ flow, state }: CaseFacts): boolean {
  return Object.values(flow.actions).some(
    ({ answers, from, to }) => answers === true && to !== 'same' && from.includes(state),
  )
}
