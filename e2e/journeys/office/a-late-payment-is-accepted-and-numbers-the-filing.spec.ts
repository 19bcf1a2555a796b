import { expect, test, type Browser, type Page } from '@playwright/test'

import { post, read } from '../../portal/api.ts'
import { begins } from '../../portal/names.ts'
import { startOwnPortal, type OwnPortal } from '../../portal/ownPortal.ts'
import { demo } from '../../portal/people.ts'
import { inIndonesian, signIn } from '../../portal/session.ts'
import { payAsTreasury } from '../../portal/treasury.ts'

const OFFICE_ZONE = 7 * 3_600_000
const DAY = 86_400_000

let portal: OwnPortal
test.beforeAll(async () => {
  portal = await startOwnPortal()
})
test.afterAll(() => portal.stop())

test('a payment after midnight is shown, accepted by an officer, and gives the filing its number', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  let page = await signedIn(browser, demo.sari)
  const submission = await unpaidOf(page)
  const bill = await post<{ BILLING_CODE: string; TOTAL_AMOUNT: number }>(page, '/regenerateBilling', {
    SUBMISSION_NBR: submission,
  })

  await test.step('the bank pays twenty minutes after the code lapsed', async () => {
    const tomorrow = new Date(Date.now() + OFFICE_ZONE + DAY).toISOString().slice(0, 10)
    const paidAt = new Date(`${tomorrow}T00:20:00+07:00`)
    portal.saki('clock', `${tomorrow}T00:20:00+07:00`)
    const outcome = await payAsTreasury(bill.BILLING_CODE, bill.TOTAL_AMOUNT, paidAt, { url: portal.url, now: paidAt })
    expect(outcome).toBe('late')
  })

  await test.step('the applicant sees that the payment arrived', async () => {
    // The session may have ended meanwhile, depending on the hour.
    await page.context().close()
    page = await signedIn(browser, demo.sari)
    await page.goto(`/customer-screen/payments/${submission}`)
    const notice = page.getByRole('status').filter({ hasText: 'NTPN' })
    await expect(notice).toContainText('Pembayaran diterima setelah kode berakhir')
    await expect(notice).toContainText('uang Anda tidak hilang')
  })

  const number = await test.step('an officer accepts it with a reason', async () => {
    const desk = await signedIn(browser, demo.officer)
    await desk.goto('/petugas/pembayaran')
    const row = desk.getByRole('main').getByRole('listitem').filter({ hasText: submission })
    await expect(row).toContainText('Terlambat')
    await row.getByRole('button', { name: begins('Putuskan') }).click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByRole('radio', { name: begins('Terima pembayaran') }).check()
    const accept = dialog.getByRole('button', { name: begins('Terima pembayaran') })
    await accept.click()
    await expect(dialog).toContainText('Wajib diisi')
    await dialog.getByRole('textbox', { name: begins('Alasan') }).fill('Bank menutup hari pukul 24')
    await accept.click()
    const toast = desk.getByTestId('toast')
    await expect(toast).toContainText('Pembayaran diterima')
    const given = /[A-Z][A-Z0-9]{2}\d{9,11}/.exec((await toast.textContent()) ?? '')?.[0] ?? ''
    await expect(row).toHaveCount(0)
    await desk.getByRole('tab', { name: begins('Sudah diputuskan') }).click()
    const decided = desk.getByRole('main').getByRole('listitem').filter({ hasText: given })
    await expect(decided).toContainText('Bank menutup hari pukul 24')
    await expect(decided).toContainText('Petrus Galih')
    await desk.context().close()
    return given
  })

  await test.step('the applicant has the number, and the payment shows the officer’s decision', async () => {
    expect(number).not.toBe('')
    await page.goto(`/customer-screen/payments/${submission}`)
    await expect(page.getByRole('main')).toContainText(number)
    await expect(page.getByRole('status').filter({ hasText: 'Petugas menerimanya' })).toBeVisible()
    expect(await portal.mailsAbout(number, 1)).toBeGreaterThan(0)
  })
})

async function signedIn(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: portal.url })).newPage()
  await inIndonesian(page)
  await signIn(page, email)
  return page
}

async function unpaidOf(page: Page): Promise<string> {
  const { data } = await read<{ data: { SUBMISSION_NBR: string; PATENT_ID: string | null }[] }>(page, '/getPatents', {
    size: '100',
  })
  const found = data.find(({ PATENT_ID }) => PATENT_ID === null)
  if (!found) throw new Error('no unpaid filing in the demonstration')
  return found.SUBMISSION_NBR
}
