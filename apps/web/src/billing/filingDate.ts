import type { Payment } from '@saki/contracts/payments'
import { legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'

export interface PatentFiling {
  /** Tanggal Penerimaan: the date in Jakarta on which the treasury took the money. Undefined before the number stands. */
  date: LegalDate | undefined
}

/** The filing date as the settlement set it: the WIB date of the treasury's time of payment (PAYMENT_DATE), once there is a number. */
export function filingOf({ PATENT_ID, PAYMENT_DATE }: Pick<Payment, 'PATENT_ID' | 'PAYMENT_DATE'>): PatentFiling {
  return { date: PATENT_ID !== null && PAYMENT_DATE !== null ? legalDateOf(new Date(PAYMENT_DATE)) : undefined }
}
