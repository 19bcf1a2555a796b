import { expect, type Page } from '@playwright/test'

import { post, read, type Caller } from './api.ts'
import { readBill } from './following.ts'
import { begins } from './names.ts'
import { demo } from './people.ts'
import { callerFor } from './session.ts'
import { payAsTreasury } from './treasury.ts'

interface RequestPage {
  CASES: { PROC_TYP: string; PROC_NBR: number; ROW_VERSION: number }[]
}

/** An officer verifies and grants a paid request of the caller in its only case. `url`: a portal of the journey's own. */
export async function grantRequest(requester: Caller, SUBMISSION_NBR: string, url?: string): Promise<void> {
  const office = await callerFor(demo.officer, url)
  for (const ACTION_TYP of ['VERI', 'GRANT']) {
    const { CASES } = await read<RequestPage>(requester, '/requests/one', { SUBMISSION_NBR })
    const [one] = CASES
    if (!one) throw new Error(`${SUBMISSION_NBR} has no case`)
    const { PROC_TYP, PROC_NBR, ROW_VERSION } = one
    await post(office, '/office/requests/act', { PROC_TYP, PROC_NBR, ROW_VERSION, ACTION_TYP, NOTES: 'Lengkap.' })
  }
  await office.request.dispose()
}

/** Submits the open request after filing, up to its payment page. Returns the submission number. */
export async function submitToPayment(page: Page): Promise<string> {
  await page.getByRole('button', { name: begins('Ajukan') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: begins('Bayar') })
    .click()
  await expect(page).toHaveURL(/\/customer-screen\/payments\/TRX-/)
  return page.url().split('/').at(-1) ?? ''
}

/** Submits the open request and pays its bill as the treasury would. Returns the submission number. */
export async function submitAndPayRequest(page: Page): Promise<string> {
  const submission = await submitToPayment(page)
  const [bill] = await read<{ AMOUNT: number }[]>(page, '/getPayments', { patentId: submission })
  expect(await payAsTreasury(await readBill(page), bill?.AMOUNT ?? 0)).toBe('settled')
  return submission
}
