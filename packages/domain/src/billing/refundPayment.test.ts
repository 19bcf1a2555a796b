import { expect, test } from 'vitest'

import { refundFault } from './refundPayment.ts'

const decided = { amount: 250_000, decidedOn: '2026-11-20', today: '2026-11-24' }

test.each([
  [250_000, '2026-11-20', undefined],
  [250_000, '2026-11-24', undefined],
  [249_999, '2026-11-24', 'amount'],
  [250_001, '2026-11-24', 'amount'],
  [250_000, '2026-11-19', 'beforeDecision'],
  [250_000, '2026-11-25', 'future'],
] as const)('%i paid back on %s: %s', (amount, paidOn, fault) => {
  expect(refundFault({ amount, paidOn }, decided)).toBe(fault)
})
