import type { Payment } from '@saki/contracts/payments'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { serve } from '../../../testing/fakeApi.ts'
import { labelText, show } from '../../../testing/render.tsx'
import { setServerTime } from '../../ui/clock.ts'
import { PayPanel } from './PayPanel.tsx'

const bill: Payment = {
  PAYMENT_ID: 1,
  PATENT_ID: null,
  SUBMISSION_NBR: 'TRX-2026-000001',
  TITLE: 'Cangkir',
  REFERENCE: '',
  DOC_NUMBER: '',
  LIABILITY_CODE: 'DESIGN_SINGLE',
  IND_REQUEST: 'N',
  LIABILITY_NAME: 'Permohonan satu desain',
  QTY: 1,
  UNIT_AMOUNT: 800_000,
  AMOUNT: 800_000,
  AMOUNT_OUTSTANDING: 800_000,
  CURRENCY: 'IDR',
  BILLING_CODE: '820261120000001',
  BILLING_CREATED_AT: '2026-11-20T02:00:00.000Z',
  BILLING_EXPIRES_AT: '2026-11-20T16:59:59.000Z',
  VALID_UNTIL: '2026-11-20T16:59:59.000Z',
  STATUS: 'BILLED',
  PAYMENT_DATE: null,
  NTPN: null,
  NTB: null,
  RECEIPT_NBR: null,
  RECEIPT_DOC_ID: null,
  PAYER_NAME: 'Sari Wulandari',
  LINES: [],
  QR_TEXT: 'saki:820261120000001',
  NOTICES: [],
}

beforeEach(() => {
  setServerTime('2026-11-20T03:00:00.000Z')
  serve({ getPaymentHours: { CLOSED_FROM: null, CLOSED_TO: null, COUNTER_UNTIL: null } })
})

test.each([
  ['an open', false],
  ['a lapsed', true],
])('from %s bill the payment guide opens in its own window', async (_state, isExpired) => {
  const open = vi.spyOn(window, 'open').mockReturnValue(window)
  await show(
    <PayPanel bill={bill} ground="UU 31/2000" isExpired={isExpired} onOver={() => undefined} actions={null} />,
    { at: '/customer-screen/payments/TRX-2026-000001' },
  )
  await page.getByRole('button', { name: labelText('result:guide') }).click()
  expect(open.mock.calls.map(([address]) => address)).toEqual(['/viewer/panduan-pembayaran'])
  open.mockRestore()
})
