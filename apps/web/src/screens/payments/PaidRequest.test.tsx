import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { openBill } from '../../../testing/bills.ts'
import { labelText, show, text } from '../../../testing/render.tsx'
import { PaidRequest } from './PaidRequest.tsx'

const paid = (USERDOC_TYP: string) =>
  openBill({
    IND_REQUEST: 'Y',
    USERDOC_TYP,
    STATUS: 'PAID',
    NTPN: 'AAAA0000AAAA0001',
    SUBMISSION_NBR: 'TRX-2026-200001',
  })

test.each([
  [
    'annuities says that they are recorded',
    'BT',
    'annuities:paid.text',
    'annuities:paid.back',
    '/user-docx/tp/berbayar?jenis=BT',
  ],
  [
    'another request says that it was received',
    'PN',
    'result:request.received',
    'inbox:screen.request',
    '/user-docx/tp/fileListPen/TRX-2026-200001',
  ],
] as const)('the payment of %s, and leads on', async (_what, kind, words, act, address) => {
  await show(<PaidRequest bill={paid(kind)} isNews={false} />, { at: '/customer-screen/payments/TRX-2026-200001' })
  await expect.element(page.getByRole('status')).toMatchTextContent(text(words))
  await expect.element(page.getByRole('status')).toMatchTextContent('AAAA0000AAAA0001')
  await expect.element(page.getByRole('link', { name: labelText(act) })).toHaveAttribute('href', address)
})
