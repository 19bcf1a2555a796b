import type { LegalDate } from '../dates/legalDate.ts'
import type { Block, DocumentRule, Form } from '../forms/form.ts'
import type { CaseFacts } from './caseFacts.ts'

/**
 * A request after filing (USERDOC_TYP of the wire): everything that differs between kinds.
 *   offerOf(kind, facts, who, today)   → may it be made today, and if not, why (offerOf.ts)
 *   requestCharges(rule, made)         → tariff codes with quantities       (requestFees.ts)
 *   requestDocuments(kind)             → its attachments
 * `K`: type of text keys. Keys of `rules` are ids of rights (APPL_TYP).
 */
export interface RequestKind<K extends string = string> {
  id: string
  /** Name; one sentence what it does; one sentence what happens next. */
  text: K
  means: K
  next: K
  who: readonly Requester[]
  rules: Readonly<Partial<Record<string, RequestRule>>>
  /** What there is instead, by right without this kind. */
  instead?: Readonly<Partial<Record<string, K>>>
  /** `many`: one request may name several cases; its answers apply to each of them. */
  cases: 'one' | 'many'
  /** Several may be undecided in one case at the same time, such as objections. */
  several?: true
  form: Form<K>
  /** Id of the workflow of the request. */
  workflow: string
  effects: readonly RequestEffect[]
  /** `received`: with payment, or with submission when nothing is to be paid. The effect dates from the day of receipt in both cases. */
  takesEffect: 'received' | 'granted'
  /** What it disposes of besides what its effects show; requests that dispose of the same contradict each other (`contradictions.ts`). */
  disposes?: readonly Disposal[]
  /** Letter types of the decisions. Absent where the action of the case issues its own letter. */
  letters: { granted?: string; refused?: string }
  /** It is made elsewhere: as a filing that names this case, or as a bill of yearly fees. */
  madeAs?: 'filing' | 'annuity'
}

/**
 * What a granted request disposes of: `end` the case itself, `owner` whose it is, `parts` its classes, products or goods, `licence` its use by
 * another, `term` a further term of protection.
 */
export type Disposal = 'end' | 'owner' | 'parts' | 'licence' | 'term'

/** Relation of a person to the case; `third`: anyone else. */
export type Requester = 'owner' | 'representative' | 'third'

/**
 * States of a case, read from its workflow. `any`: all; `filed`: the fee of the filing is paid; `undecided`: the applicant may still withdraw;
 * `pending`: without result; `in_force`: registered or granted; `ended`: refused, withdrawn or lapsed.
 */
export type StateGroup = 'any' | 'filed' | 'undecided' | 'pending' | 'in_force' | 'ended'

/** Further conditions. `no_open_letter`: no letter waits for an answer, which would be sent as such. */
export type RequestNeed = 'annuities_paid' | 'collective_mark' | 'several_classes' | 'licence' | 'no_open_letter'

/** Days on which a request may be made, for kinds whose days no action of the case gives. */
export interface RequestWindow {
  first?: LegalDate
  last?: LegalDate
  ground: string
}

/** What the law of one right says about a kind of request. */
export interface RequestRule {
  /** Legal basis (article). An action of the case has its own. */
  ground: string
  /** Actions of the case that the request leads to; the first one that is open is taken. They give states and days. */
  actions?: readonly string[]
  /** Where no action gives the states. */
  states?: readonly StateGroup[]
  /** LAW_CODE of the laws that know it; all when absent. */
  laws?: readonly string[]
  window?: (facts: CaseFacts, today: LegalDate) => RequestWindow
  needs?: readonly RequestNeed[]
  /** Free of charge when absent. */
  fees?: readonly RequestFee[]
  /** Parts that no source of law confirms yet. */
  unverified?: readonly ('ground' | 'states' | 'fee')[]
}

/** What a fee is counted by. `request`: once for each case. */
export type FeeUnit = 'request' | 'class' | 'claim' | 'page'

export interface RequestFee {
  /** Tariff code. */
  code: string
  per: FeeUnit
  /** Charged only when the request leads to this action. */
  action?: string
  /** Not charged once the case has taken this action. */
  unless?: string
}

/**
 * Effect of a granted request on the case; sections and fields are those of its form. `takeAction`: the open one of the rule's actions.
 * `part`: list section with the classes or designs concerned; the case is split when it does not name all of them.
 */
export type RequestEffect =
  | { as: 'takeAction' }
  | { as: 'changeOwner'; section: string; part: string }
  | { as: 'changeNameAddress'; section: string }
  | { as: 'changeRepresentative'; section: string }
  | { as: 'changeCorrespondence'; section: string }
  | { as: 'recordLicence'; section: string }
  | { as: 'endLicence'; section: string }
  | { as: 'splitCase'; part: string }
  | { as: 'limitGoods'; section: string }
  | { as: 'changeType' }
  | { as: 'correctData'; section: string }
  | { as: 'issueDocument'; letter: string }
  | { as: 'reissueCertificate' }
  | { as: 'payAnnuities' }
  | { as: 'recordOnly' }

/** Attachments of a request, in the order of its form. */
export function requestDocuments<K extends string>({ form }: RequestKind<K>): DocumentRule<K>[] {
  return form.pages.flatMap(({ blocks }) =>
    blocks.flatMap((block: Block<K>) => (block.as === 'documents' ? block.rules : [])),
  )
}

/** The rules of a request by right. */
export function rulesByRight({ rules }: Pick<RequestKind, 'rules'>): [right: string, rule: RequestRule][] {
  return Object.entries(rules).flatMap(([right, rule]): [string, RequestRule][] => (rule ? [[right, rule]] : []))
}
