import { annuityAccount, type AnnuityAccount, type AnnuityPosition } from '@saki/domain/annuities/account'
import type { LegalDate } from '@saki/domain/dates/legalDate'

import { annuitiesOf, type GrantedCase } from './grantedPatents.sql.ts'

/** The position of a granted case; one in a dispute that left its usual states is reviewed by the office. */
export function positionOf(patent: Pick<GrantedCase, 'applTyp' | 'state'>): AnnuityPosition {
  return annuitiesOf(patent).positions[patent.state] ?? 'review'
}

/** The account of a granted case on a day. */
export function accountOf(patent: GrantedCase, today: LegalDate): AnnuityAccount {
  const imported = patent.importedPaidTo ? [{ kind: 'next' as const, paidTo: patent.importedPaidTo }] : []
  return annuityAccount({ ...patent, position: positionOf(patent), payments: [...imported, ...patent.payments] }, today)
}
