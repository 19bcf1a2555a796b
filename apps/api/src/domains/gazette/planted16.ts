import * as payments from '../payments/payments.sql.ts'
export const planted = payments
