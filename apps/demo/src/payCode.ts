import { randomBytes, randomInt, randomUUID } from 'node:crypto'

import { settleNotice } from '@saki/api/domains/payments/settleBill'

import type { DemoContext } from './demoContext.ts'
import { later } from './story.ts'

/** The treasury's notice of a payment; returns what it settled. Throws when it settles nothing. `what`: for the message. */
export async function payCode(
  { tx, services }: DemoContext,
  { billingCode, amount, what }: { billingCode: string; amount: number; what: string },
  at: Date,
) {
  const notice = {
    eventId: randomUUID(),
    billingCode,
    amount,
    ntpn: randomBytes(8).toString('hex').toUpperCase(),
    ntb: String(randomInt(10 ** 11)).padStart(12, '0'),
    paidAt: at,
  }
  const handled = await settleNotice(tx, services, notice, later(at, 1))
  if (handled.outcome !== 'settled') throw new Error(`demonstration: the payment of ${what} is ${handled.outcome}`)
  return handled.settled
}
