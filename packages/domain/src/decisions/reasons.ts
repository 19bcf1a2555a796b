import type { RegisteredGoods } from '../requests/limitGoods.ts'
import type { LegalDate } from '../dates/legalDate.ts'
import { whyNoBar, type CitedRight, type NoBar } from './earlierRights.ts'
import { areGoodsWithin, type NamedGoods } from './refusedGoods.ts'
import { substantiveGround, type GroundCode, type ReasonedRight } from './substantiveGrounds.ts'

/** Something a reason rests on: a citation pinned to the case, or another document. */
export interface Evidence {
  /** Kind of the citation, such as MARK; '' for another document. */
  kind: string
  /** Number of a cited case; '' for another document. */
  number: string
  title: string
  /** Passage, view or goods that decide. */
  note: string
}

/** One reason of a decision, as an officer writes it. */
export interface WrittenReason {
  ground: string
  facts: string
  evidence: readonly Evidence[]
  /** Goods of a mark that it concerns; none: all. */
  goods: NamedGoods
  /** What would overcome it. */
  cure: string
  /** Nothing can overcome it. */
  isIncurable: boolean
  /** What the office holds of the answer; only in the decision after an answer. */
  assessment: string
}

/** What is asked of the reasons of one act. */
export interface ReasonRules {
  right: ReasonedRight
  /** Whether the applicant may still answer it, so that each reason says what would overcome it. */
  isAnswerable: boolean
  /** Goods of a mark, by class; none for other rights. */
  present: readonly RegisteredGoods[]
  /** Grounds of the letters before the decision with the goods they named; null when there was none, as in the refusal of a design. */
  notified: readonly { ground: string; goods: NamedGoods }[] | null
  /** Whether the applicant answered the last of these letters. */
  isAnswered: boolean
  /** Filing date of the case, or its earliest priority. */
  own: LegalDate
  /** Published cases that are pinned to it, by number. */
  cited: ReadonlyMap<string, CitedRight>
}

export type ReasonField = 'ground' | 'facts' | 'evidence' | 'goods' | 'cure' | 'assessment'
/** `foreign`: no ground of this right, no goods of the mark. `unheard`: the applicant was never told of it. `later`, `ended`: of evidence that cannot carry the ground. */
export type ReasonFaultKind = 'missing' | 'foreign' | 'repeated' | 'unheard' | NoBar
export interface ReasonFault {
  at: number
  field: ReasonField
  why: ReasonFaultKind
}

/**
 * What the reasons of an act lack, in their order. A decision without any is refused before. A final decision rests only on grounds that the
 * applicant was told of (UU 20/2016 art. 24, UU 13/2016 art. 62, 63), and weighs the answer to each.
 */
export function reasonFaults(reasons: readonly WrittenReason[], rules: ReasonRules): ReasonFault[] {
  return reasons.flatMap((reason, at) => faultsOf(reason, at, reasons, rules))
}

function faultsOf(reason: WrittenReason, at: number, all: readonly WrittenReason[], rules: ReasonRules): ReasonFault[] {
  const ground = substantiveGround(rules.right, reason.ground)
  const lacks = (field: ReasonField, isMissing: boolean): ReasonFault[] =>
    isMissing ? [{ at, field, why: 'missing' }] : []
  const isHeard = rules.notified === null || rules.isAnswerable
  const before = isHeard ? EVERYTHING : rules.notified?.find((one) => one.ground === reason.ground)
  const isSecond = all.findIndex((one) => one.ground === reason.ground) < at
  const wrong: ReasonFault['why'] | undefined = !ground
    ? reason.ground === ''
      ? 'missing'
      : 'foreign'
    : isSecond
      ? 'repeated'
      : before === undefined
        ? 'unheard'
        : undefined
  return [
    ...(wrong ? [{ at, field: 'ground' as const, why: wrong }] : []),
    ...lacks('facts', isBlank(reason.facts)),
    ...lacks('evidence', ground?.compares === true && !reason.evidence.some(isNamed)),
    ...(ground ? evidenceFaults(at, ground.code, reason.evidence, rules) : []),
    ...goodsFaults(at, reason.goods, rules, before?.goods ?? []),
    ...lacks('cure', rules.isAnswerable && !reason.isIncurable && isBlank(reason.cure)),
    ...lacks('assessment', rules.isAnswered && !rules.isAnswerable && isBlank(reason.assessment)),
  ]
}

/** The first cited case that cannot carry the ground. */
function evidenceFaults(
  at: number,
  ground: GroundCode,
  evidence: readonly Evidence[],
  { own, cited }: ReasonRules,
): ReasonFault[] {
  const why = evidence
    .map(({ kind, number }) => (kind === '' ? undefined : cited.get(number)))
    .map((one) => one && whyNoBar(ground, one, own))
    .find((found) => found !== undefined)
  return why ? [{ at, field: 'evidence', why }] : []
}

/** A reason names goods of the mark, and a final one no others than its letter did. */
function goodsFaults(at: number, goods: NamedGoods, { present }: ReasonRules, notified: NamedGoods): ReasonFault[] {
  if (goods.length > 0 && goods.every(({ TERMS }) => TERMS.length === 0))
    return [{ at, field: 'goods', why: 'missing' }]
  if (goods.length > 0 && (present.length === 0 || !areGoodsWithin(goods, present)))
    return [{ at, field: 'goods', why: 'foreign' }]
  const whole = goods.length === 0 ? present : goods
  return areGoodsWithin(whole, notified) ? [] : [{ at, field: 'goods', why: 'unheard' }]
}

const EVERYTHING = { ground: '', goods: [] }
const isBlank = (text: string) => text.trim() === ''
const isNamed = ({ title, number }: Evidence) => !isBlank(title) || !isBlank(number)
