import type { Payment } from '@saki/contracts/payments'
import { expect, test } from 'vitest'

import { billShown } from './billShown.ts'

const bill = (STATUS: Payment['STATUS']) => ({ STATUS }) as Payment

test.each(['BILLED', 'EXPIRED', 'PAID'] as const)('%s is shown', (status) =>
  expect(billShown(bill(status))?.STATUS).toBe(status),
)
test.each(['CLOSED', 'REPLACED'] as const)('%s is history: nothing is due', (status) =>
  expect(billShown(bill(status))).toBeUndefined(),
)
test('without a bill nothing is due', () => expect(billShown(undefined)).toBeUndefined())
