import type { AppealAtBoard } from '@saki/contracts/appeals'
import { decisionFaults, type AppealOutcome, type DecisionFault } from '@saki/domain/appeals/decision'
import { claimNumbers } from '@saki/domain/appeals/claimNumbers'
import type { LegalDate } from '@saki/domain/dates/legalDate'

/** What of an appeal is allowed: goods by class, as `goodsKey`, or claim numbers as typed. */
export interface PartAllowed {
  goods: ReadonlySet<string>
  claims: string
}

export const goodsKey = (niceClass: number, term: string) => `${niceClass} ${term}`

/** A decision as it is typed. */
export interface DecisionEntered {
  outcome: AppealOutcome | ''
  number: string
  date: string
  /** By the place of the ground among those contested. */
  grounds: Readonly<Record<number, { outcome: 'ALLOWED' | 'REJECTED' | ''; reasons: string }>>
  reasons: string
  part: PartAllowed
}

export const noDecision: DecisionEntered = {
  outcome: '',
  number: '',
  date: '',
  grounds: {},
  reasons: '',
  part: { goods: new Set(), claims: '' },
}

export const groundAt = (entered: DecisionEntered, at: number) =>
  entered.grounds[at] ?? { outcome: '' as const, reasons: '' }

export const contestedOf = ({ GROUNDS }: AppealAtBoard) => GROUNDS.filter(({ IND_LEFT }) => IND_LEFT === 'N')

/** Names the appeal, as it was read, in a call that changes it. */
export const keyOfAppeal = ({ PROC_TYP, PROC_NBR, ACTION_NBR, ROW_VERSION }: AppealAtBoard) => ({
  PROC_TYP,
  PROC_NBR,
  ...(ACTION_NBR !== null && { ACTION_NBR }),
  ROW_VERSION,
})

/** The claims allowed of a decision in part, none of another; undefined when they are mistyped. */
export const claimsEntered = ({ outcome, part }: DecisionEntered) =>
  outcome === 'PART' ? claimNumbers(part.claims) : []

/** The goods allowed of a decision in part, none of another. */
const goodsEntered = ({ GOODS }: AppealAtBoard, { outcome, part }: DecisionEntered) =>
  GOODS.flatMap(({ CLASS_CODE, TERMS }) => {
    const kept = TERMS.filter((term) => outcome === 'PART' && part.goods.has(goodsKey(CLASS_CODE, term)))
    return kept.length === 0 ? [] : [{ CLASS_CODE, TERMS: kept }]
  })

/** The decision for the server; undefined while the outcome, the date or the outcome of a ground is missing, or claims are mistyped. */
export function decisionBody(appeal: AppealAtBoard, entered: DecisionEntered) {
  const grounds = contestedOf(appeal).map((_, at) => groundAt(entered, at))
  const claims = claimsEntered(entered)
  if (entered.outcome === '' || !/^\d{4}-\d{2}-\d{2}$/.test(entered.date) || !claims) return undefined
  const decided = grounds.flatMap(({ outcome, reasons }) =>
    outcome === '' ? [] : [{ OUTCOME: outcome, REASONS: reasons.trim() }],
  )
  if (decided.length < grounds.length) return undefined
  return {
    ...keyOfAppeal(appeal),
    OUTCOME: entered.outcome,
    DECISION_NBR: entered.number.trim(),
    DECISION_DATE: entered.date,
    GROUNDS: decided,
    REASONS: entered.reasons.trim(),
    GOODS: goodsEntered(appeal, entered),
    CLAIMS: claims,
  }
}
type Body = NonNullable<ReturnType<typeof decisionBody>>

/** Faults of a complete decision, by the rule the server applies as well. */
export function faultsOfDecision(appeal: AppealAtBoard, body: Body, today: LegalDate): DecisionFault[] {
  return decisionFaults(
    {
      outcome: body.OUTCOME,
      number: body.DECISION_NBR,
      date: body.DECISION_DATE,
      grounds: body.GROUNDS.map(({ OUTCOME, REASONS }) => ({ outcome: OUTCOME, reasons: REASONS })),
      goods: body.GOODS.map(({ CLASS_CODE, TERMS }) => ({ niceClass: CLASS_CODE, terms: TERMS })),
      claims: body.CLAIMS,
    },
    {
      grounds: contestedOf(appeal).length,
      goods: appeal.GOODS.map(({ CLASS_CODE, TERMS }) => ({ niceClass: CLASS_CODE, terms: TERMS })),
      claims: appeal.CLAIMS,
      received: appeal.RECEIVED_DATE,
    },
    today,
  )
}
