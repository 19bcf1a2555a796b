import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { graveFaults } from '../../../testing/axe.ts'
import { openBill } from '../../../testing/bills.ts'
import { callsOf, offline, refuse, serve } from '../../../testing/fakeApi.ts'
import { applicant } from '../../../testing/people.ts'
import { everyLanguage, labelText, show, text } from '../../../testing/render.tsx'
import { setServerTime } from '../../ui/clock.ts'
import { BillPage } from './BillPage.tsx'

const NUMBER = 'TRX-2026-000001'

beforeEach(() => {
  setServerTime('2026-11-20T03:00:00.000Z')
  serve({
    getPayments: [openBill()],
    getPatentDetail: refuse('NOT_FOUND'),
    getPaymentHours: { CLOSED_FROM: null, CLOSED_TO: null, COUNTER_UNTIL: null },
  })
})
const open = (language: 'id' | 'en' | 'ar' = 'en') =>
  show(<BillPage number={NUMBER} missing={<p>tidak ada</p>} />, {
    at: `/customer-screen/payments/${NUMBER}`,
    user: applicant,
    language,
  })
const code = page.getByText('8202 6112 0000 001', { exact: false })

test.each(everyLanguage)(
  'in %s (%s) an open bill has its code, the ways to pay and no serious fault for axe',
  async (language) => {
    await open(language)
    await expect.element(code.first()).toBeVisible()
    await expect
      .element(page.getByRole('heading', { name: labelText('payments:screen.ways', {}, language) }))
      .toBeVisible()
    expect(await graveFaults()).toEqual([])
  },
)

test('asks again at a press of the button, and says when nothing is to be paid', async () => {
  await open()
  await expect.element(code.first()).toBeVisible()
  serve({ getPayments: [] })
  await page.getByRole('button', { name: labelText('payments:screen.check') }).click()
  await expect.element(page.getByText(text('payments:screen.none'))).toBeVisible()
  expect(callsOf('getPayments').length).toBeGreaterThan(1)
})

test('a lapsed code offers a new one in place of the ways to pay', async () => {
  const past = '2026-11-19T16:59:59.000Z'
  serve({ getPayments: [openBill({ STATUS: 'EXPIRED', BILLING_EXPIRES_AT: past, VALID_UNTIL: past })] })
  await open()
  await expect.element(page.getByRole('button', { name: labelText('result:reissue') }).first()).toBeVisible()
  await expect.element(page.getByRole('heading', { name: labelText('payments:screen.ways') })).not.toBeInTheDocument()
})

test('a bill that was closed with its reopened filing is not shown as one to pay', async () => {
  serve({ getPayments: [openBill({ STATUS: 'CLOSED' })] })
  await open()
  await expect.element(page.getByText(text('payments:screen.none'))).toBeVisible()
})

test('an unknown number shows what the caller gives; a failure can be asked for again', async () => {
  serve({ getPayments: refuse('NOT_FOUND') })
  const shown = await open()
  await expect.element(page.getByText('tidak ada')).toBeVisible()
  shown.redraw(null)
  serve({ getPayments: offline })
  await open()
  await expect.element(page.getByRole('button', { name: labelText('core:retry') }).first()).toBeVisible()
})
