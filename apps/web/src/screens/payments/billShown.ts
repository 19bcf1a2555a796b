import type { Payment } from '@saki/contracts/payments'

/** The bill to show: none if the newest was closed because the filing was reopened as draft, or replaced. */
export function billShown(bill: Payment | undefined): Payment | undefined {
  return bill && bill.STATUS !== 'CLOSED' && bill.STATUS !== 'REPLACED' ? bill : undefined
}
