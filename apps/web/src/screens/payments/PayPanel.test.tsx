import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { openBill } from '../../../testing/bills.ts'
import { serve } from '../../../testing/fakeApi.ts'
import { labelText, show, text } from '../../../testing/render.tsx'
import { setServerTime } from '../../ui/clock.ts'
import { PayPanel } from './PayPanel.tsx'

const bill = openBill()

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

test('until when to pay is shown, hours and refunds only on demand', async () => {
  serve({ getPaymentHours: { CLOSED_FROM: '22:00', CLOSED_TO: '00:00', COUNTER_UNTIL: '15:00' } })
  await show(<PayPanel bill={bill} ground="UU 31/2000" isExpired={false} onOver={() => undefined} actions={null} />, {
    at: '/customer-screen/payments/TRX-2026-000001',
  })
  const note = page.getByTestId('filing-date-note')
  await expect.element(note.getByText(/^Pay by .*22:00/)).toBeVisible()
  const counter = note.getByText(text('result:date.counter', { time: '15:00' }))
  await expect.element(counter).not.toBeVisible()
  await note.getByText(text('result:date.more')).click()
  await expect.element(counter).toBeVisible()
})
