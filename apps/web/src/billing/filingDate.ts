import type { Payment } from '@saki/contracts/payments'
import { legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'

export interface PatentFiling {
  /** Tanggal Penerimaan: the date in Jakarta of the payment at the treasury. Undefined until there is an application number. */
  date: LegalDate | undefined
}

/** The filing date: the WIB date of PAYMENT_DATE, once the settlement has given an application number. */
export function filingOf({ PATENT_ID, PAYMENT_DATE }: Pick<Payment, 'PATENT_ID' | 'PAYMENT_DATE'>): PatentFiling {
  return { date: PATENT_ID !== null && PAYMENT_DATE !== null ? legalDateOf(new Date(PAYMENT_DATE)) : undefined }
}
