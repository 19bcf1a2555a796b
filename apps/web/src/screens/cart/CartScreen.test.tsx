import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { graveFaults } from '../../../testing/axe.ts'
import { listedCases, unpaidCase } from '../../../testing/cases.ts'
import { callsOf, refuse, serve } from '../../../testing/fakeApi.ts'
import { listedRequest, listedRequests } from '../../../testing/ownRequests.ts'
import { applicant } from '../../../testing/people.ts'
import { labelText, show, text } from '../../../testing/render.tsx'
import { CartScreen } from './CartScreen.tsx'

const unpaid = listedRequest(2, { GROUP: 'UNPAID', BILL_STATUS: 'BILLED', AMOUNT: 600_000 })
const filing = unpaidCase(1, { ACTIONS: ['PAY'], AMOUNT_OUTSTANDING: 400_000 })

beforeEach(() => {
  serve({ jointBills: [], getPatentTemp: { data: [], total: 0, page: 1, size: 100 } })
  serve({ getPatents: listedCases([filing]), requestList: listedRequests([unpaid]) })
})
const open = () => show(<CartScreen />, { at: '/customer-screen/gabungan', user: applicant, language: 'en' })
const box = (title: string) => page.getByRole('checkbox', { name: title, exact: false })

test('an unpaid filing and an own unpaid request are joined under one code', async () => {
  serve({
    combineBills: {
      err: '',
      BILLING_CODE: '820261123000001',
      BILLING_EXPIRES_AT: '2026-11-23T16:59:59.000Z',
      TOTAL_AMOUNT: 1_000_000,
      SUBMISSION_NBRS: ['TRX-2026-100001', 'TRX-2026-200002'],
    },
  })
  await open()
  await expect.element(box(unpaid.USERDOC_NAME)).toBeVisible()
  expect(await graveFaults()).toEqual([])
  await box(filing.TITLE).click()
  await page.getByRole('button', { name: labelText('fees:cart.join') }).click()
  await expect.element(page.getByText(text('fees:cart.two'))).toBeVisible()
  await box(unpaid.USERDOC_NAME).click()
  await expect.element(page.getByText('Rp1.000.000')).toBeVisible()
  await page.getByRole('button', { name: labelText('fees:cart.join') }).click()
  await expect
    .poll(() => callsOf('combineBills')[0]?.body)
    .toEqual({ SUBMISSION_NBRS: ['TRX-2026-100001', 'TRX-2026-200002'] })
})

test('a refusal says why and keeps the ticks', async () => {
  serve({ combineBills: refuse('BILL_NOT_OPEN', { title: 'Nothing is left to pay.' }) })
  await open()
  await box(filing.TITLE).click()
  await box(unpaid.USERDOC_NAME).click()
  await page.getByRole('button', { name: labelText('fees:cart.join') }).click()
  await expect.element(page.getByText('Nothing is left to pay.')).toBeVisible()
  await expect.element(box(filing.TITLE)).toBeChecked()
})
