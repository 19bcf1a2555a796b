import { addMonths, type LegalDate } from '../dates/legalDate.ts'
import { annuityYears, firstCovered, graceEnd, type AnnuityYear, type GrantedPatent } from './schedule.ts'

/** first: the years up to the one after the grant. late: in the months of grace. last: the last year of protection. */
export type AnnuityPaymentKind = 'first' | 'next' | 'late' | 'last'

/** A payment in the history of a patent, oldest first. `paidTo`: last year it paid, where the history names it. */
export interface PastPayment {
  kind: AnnuityPaymentKind
  paidTo?: number | undefined
}

/** kept: in force. grace: an annuity is overdue. review: the months of grace are over and an officer decides. ended: no longer in force. */
export type AnnuityPosition = 'kept' | 'grace' | 'review' | 'ended'

export interface PatentFacts extends GrantedPatent {
  position: AnnuityPosition
  /** Deadline of the case: the next annuity while kept, the end of the months of grace while in grace. Suspensions have moved it. */
  dueDate: LegalDate | null
  payments: readonly PastPayment[]
}

/** future: more than six months before its due date. over: the months of grace have passed. */
export type AnnuityStanding = 'paid' | 'future' | 'due' | 'late' | 'over'

export interface AccountYear extends AnnuityYear {
  status: AnnuityStanding
}

export interface AnnuityAccount {
  years: AccountYear[]
  /** Last year paid; 0 when none is. */
  paidTo: number
  /** A payment reaches at least to this year; undefined when all years are paid. */
  leastTo: number | undefined
  /** Last year of protection. */
  lastYear: number
  /** Why nothing can be paid now. */
  closed?: 'review' | 'ended' | 'all_paid'
}

/** Months before the due date from which an annuity is shown as due; the first reminder is sent then. */
const SHOWN_BEFORE = 6

/** What is paid and what is due for a granted patent on a day (UU 13/2016 art. 126, 128). */
export function annuityAccount(facts: PatentFacts, today: LegalDate): AnnuityAccount {
  const schedule = annuityYears(facts)
  const lastYear = schedule.length
  const covered = firstCovered(facts)
  const paidTo = paidYears(facts.payments, covered, lastYear)
  const open = paidTo === 0 ? covered : paidTo + 1
  const years = schedule.map((year): AccountYear => {
    if (year.year <= paidTo) return { ...year, status: 'paid' }
    const dated = year.year <= open ? moved(year, facts) : year
    return { ...dated, status: statusOn(dated, today) }
  })
  const account = { years, paidTo, leastTo: paidTo < lastYear ? open : undefined, lastYear }
  if (facts.position === 'review' || facts.position === 'ended') return { ...account, closed: facts.position }
  return account.leastTo === undefined ? { ...account, closed: 'all_paid' } : account
}

/** The next annuity with the deadline of the case, which suspensions move. */
function moved(year: AnnuityYear, { position, dueDate, lawCode }: PatentFacts): AnnuityYear {
  if (dueDate === null) return year
  if (position === 'kept') return { ...year, due: dueDate, grace: graceEnd(dueDate, lawCode) }
  return position === 'grace' ? { ...year, grace: dueDate } : year
}

function statusOn({ due, grace }: AnnuityYear, today: LegalDate): AnnuityStanding {
  if (today > grace) return 'over'
  if (today > due) return 'late'
  return today >= addMonths(due, -SHOWN_BEFORE) ? 'due' : 'future'
}

function paidYears(payments: readonly PastPayment[], covered: number, lastYear: number): number {
  return payments.reduce((paid, { kind, paidTo }) => {
    if (paidTo !== undefined) return Math.max(paid, paidTo)
    if (kind === 'last') return lastYear
    return kind === 'first' ? Math.max(paid, covered) : Math.min(paid + 1, lastYear)
  }, 0)
}

/** One payment to record in the case. */
export interface AnnuityStep {
  kind: AnnuityPaymentKind
  paidTo: number
}

/**
 * The payments to record, in order, for all years up to `toYear`: the first payment, one for each further year, and one for the last year
 * of protection. Empty when the account is closed or `toYear` is not payable.
 */
export function annuitySteps(account: AnnuityAccount, position: AnnuityPosition, toYear: number): AnnuityStep[] {
  const { paidTo, leastTo, lastYear } = account
  if (account.closed || leastTo === undefined || toYear < leastTo || toYear > lastYear) return []
  const steps: AnnuityStep[] = paidTo === 0 ? [{ kind: 'first', paidTo: leastTo }] : []
  for (let year = paidTo === 0 ? leastTo + 1 : leastTo; year <= toYear; year += 1) {
    const inGrace = position === 'grace' && steps.length === 0
    steps.push({ kind: year === lastYear ? 'last' : inGrace ? 'late' : 'next', paidTo: year })
  }
  return steps.at(-1)?.paidTo === lastYear && steps.at(-1)?.kind === 'first'
    ? [...steps, { kind: 'last', paidTo: lastYear }]
    : steps
}
