import type { Db } from '@saki/db'
import { annuitySteps } from '@saki/domain/annuities/account'
import type { LegalDate } from '@saki/domain/dates/legalDate'

import type { Services } from '../../services.ts'
import type { ActionResult } from '../workflow/recordAction.ts'
import { actIn } from '../workflow/takeAction.ts'
import { accountOf, positionOf } from '../upkeep/accounts.ts'
import { annuitiesOf, type GrantedCase } from '../upkeep/grantedPatents.sql.ts'

/** A payment of annuities, as the history of the case names it. */
export interface AnnuityPaid {
  toYear: number
  /** Legal day of the payment. */
  paidOn: LegalDate
  /** Whole rupiah for all years. */
  amount: number
  payerName: string
  /** State receipt number or another proof. */
  proof: string
  /** Submission number of the order; empty when an officer recorded it. */
  submissionNbr: string
  /** The officer who recorded it; null: the payment itself. */
  officerId: number | null
  reason?: string
  now: Date
}

export type Recorded =
  | { ok: true; acted: ActionResult[] }
  | { ok: false; why: 'ALL_PAID' | 'REVIEW' | 'ENDED' | 'YEAR' }

const closed = { all_paid: 'ALL_PAID', review: 'REVIEW', ended: 'ENDED' } as const

/**
 * Records a payment in the case, one action for the first payment and one for each further year, in the caller's transaction. `patent` must
 * be read after its process was locked. Nothing is recorded when the account is closed or the years are not payable.
 */
export async function recordAnnuities(
  tx: Db,
  services: Services,
  patent: GrantedCase,
  paid: AnnuityPaid,
): Promise<Recorded> {
  const account = accountOf(patent, paid.paidOn)
  if (account.closed) return { ok: false, why: closed[account.closed] }
  const steps = annuitySteps(account, positionOf(patent), paid.toYear)
  if (steps.length === 0) return { ok: false, why: 'YEAR' }
  const { actions } = annuitiesOf(patent)
  const acted: ActionResult[] = []
  for (const { kind, paidTo } of steps) {
    const detail = {
      PAID_YEARS: paidTo,
      PAYER_NAME: paid.payerName,
      PROOF: paid.proof,
      AMOUNT: paid.amount,
      SUBMISSION_NBR: paid.submissionNbr,
    }
    const act = {
      action: actions[kind],
      role: 'system',
      actorId: paid.officerId,
      actionDate: paid.paidOn,
      now: paid.now,
    } as const
    acted.push(await actIn(tx, services, patent, { ...act, notes: paid.reason ?? '', detail }))
  }
  return { ok: true, acted }
}
