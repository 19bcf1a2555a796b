import type { Payment } from '@saki/contracts/payments'

/** The bill a reader has to deal with: none where the newest was closed because the filing went back to the draft, or was replaced. */
export function billShown(bill: Payment | undefined): Payment | undefined {
  return bill && bill.STATUS !== 'CLOSED' && bill.STATUS !== 'REPLACED' ? bill : undefined
}
