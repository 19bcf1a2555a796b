import { billStatus, type BillTimes } from '@saki/domain/billing/validity'

const codes = { open: 'BILLED', expired: 'EXPIRED', paid: 'PAID', replaced: 'REPLACED', closed: 'CLOSED' } as const

/** Status of a bill at `now` as the wire says it. */
export const wireBillStatus = (bill: BillTimes, now: Date) => codes[billStatus(bill, now)]
