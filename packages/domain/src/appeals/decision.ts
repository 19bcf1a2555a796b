import type { LegalDate } from '../dates/legalDate.ts'

/** ALLOWED: wholly. PART: for the goods or claims named, or some of the grounds. REJECTED: not at all. */
export const appealOutcomes = ['ALLOWED', 'PART', 'REJECTED'] as const
export type AppealOutcome = (typeof appealOutcomes)[number]

export interface AppealDecision {
  outcome: AppealOutcome
  /** Number of the decision of the Appeal Commission. */
  number: string
  date: LegalDate
  /** One for each ground contested, in their order. */
  grounds: readonly { outcome: 'ALLOWED' | 'REJECTED'; reasons: string }[]
  /** Goods for which a mark goes on; used by PART. */
  goods: readonly ClassGoods[]
  /** Numbers of the claims that go on; used by PART. */
  claims: readonly number[]
}

export interface ClassGoods {
  /** Nice class, 1 to 45. */
  niceClass: number
  terms: readonly string[]
}

/** What an appeal is about. */
export interface AppealedCase {
  /** Number of grounds contested. */
  grounds: number
  /** Goods and services of a mark; empty for other rights. */
  goods: readonly ClassGoods[]
  /** Number of claims of a patent; 0 for other rights. */
  claims: number
  /** Day of receipt of the appeal. */
  received: LegalDate
}

export type DecisionFault =
  | 'number_missing'
  | 'date_future'
  | 'date_before_appeal'
  | 'grounds_incomplete'
  | 'reasons_missing'
  | 'ground_rejected'
  | 'ground_allowed'
  | 'part_empty'
  | 'part_whole'
  | 'part_unknown'

/**
 * Faults of a decision on an appeal (UU 20/2016 art. 30, UU 13/2016 art. 68): reasons for every ground; wholly allowed with every ground
 * allowed, rejected with none; in part, for some of the goods or claims the case has, or of the grounds where it has neither.
 */
export function decisionFaults(decision: AppealDecision, appealed: AppealedCase, today: LegalDate): DecisionFault[] {
  const { outcome, number, date, grounds } = decision
  const faults: DecisionFault[] = []
  if (number.trim() === '') faults.push('number_missing')
  if (date > today) faults.push('date_future')
  if (date < appealed.received) faults.push('date_before_appeal')
  if (grounds.length !== appealed.grounds) faults.push('grounds_incomplete')
  if (grounds.some(({ reasons }) => reasons.trim() === '')) faults.push('reasons_missing')
  if (outcome === 'ALLOWED' && grounds.some((ground) => ground.outcome === 'REJECTED')) faults.push('ground_rejected')
  if (outcome === 'REJECTED' && grounds.some((ground) => ground.outcome === 'ALLOWED')) faults.push('ground_allowed')
  if (outcome === 'PART') faults.push(...partFaults(decision, appealed))
  return faults
}

/** What a decision in part divides: goods, claims, or the grounds where the case has one good or claim at most. */
export function dividedBy({ goods, claims }: Pick<AppealedCase, 'goods' | 'claims'>): 'goods' | 'claims' | 'grounds' {
  if (goods.reduce((sum, { terms }) => sum + terms.length, 0) > 1) return 'goods'
  return claims > 1 ? 'claims' : 'grounds'
}

function partFaults(decision: AppealDecision, appealed: AppealedCase): DecisionFault[] {
  const by = dividedBy(appealed)
  const [all, kept] = {
    goods: [namesOf(appealed.goods), namesOf(decision.goods)],
    claims: [Array.from({ length: appealed.claims }, (_, at) => String(at + 1)), decision.claims.map(String)],
    grounds: [
      decision.grounds.map((_, at) => String(at)),
      decision.grounds.flatMap(({ outcome }, at) => (outcome === 'ALLOWED' ? [String(at)] : [])),
    ],
  }[by]
  if (!all || !kept) return []
  if (kept.some((name) => !all.includes(name))) return ['part_unknown']
  const count = new Set(kept).size
  if (count === 0) return ['part_empty']
  return count >= new Set(all).size ? ['part_whole'] : []
}

const namesOf = (goods: readonly ClassGoods[]) =>
  goods.flatMap(({ niceClass, terms }) => terms.map((term) => `${niceClass} ${term}`))
