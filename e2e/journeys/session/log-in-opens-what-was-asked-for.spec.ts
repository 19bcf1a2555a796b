import { expect, test, type Page } from '@playwright/test'

import { read } from '../../portal/api.ts'
import { begins } from '../../portal/names.ts'
import { demo, newPerson } from '../../portal/people.ts'
import {
  activateByMail,
  callerFor,
  fillLogin,
  fillRegistration,
  landing,
  logOutByMenu,
  sendRegistration,
  signIn,
} from '../../portal/session.ts'

/** Opens an address without a session, logs in, and expects the page of that address. */
async function opens(page: Page, address: string, email: string): Promise<void> {
  await page.goto(address)
  await expect(page, `${address} without a session`).toHaveURL('/login')
  await fillLogin(page, email)
  await expect(page, `${address} after the log-in`).toHaveURL(address)
}

test('in a fresh browser a mailed link opens its page after the log-in, for applicants and officers', async ({
  browser,
}) => {
  const known = await callerFor(demo.sari)
  const cases = await read<{ data: { PATENT_ID: string | null }[] }>(known, '/getPatents', { size: '50' })
  const number = cases.data.find(({ PATENT_ID }) => PATENT_ID)?.PATENT_ID ?? ''
  const letters = await read<{ data: { proc_typ: string; proc_nbr: number; action_nbr: number }[] }>(known, '/getInbox')
  const [item] = letters.data
  await known.request.dispose()
  const marker = `${item?.proc_typ}-${item?.proc_nbr}-${item?.action_nbr}`
  for (const address of [
    `/inbox?item=${marker}`,
    `/table-list/patents/workflow/${number}`,
    `/customer-screen/payments/${number}`,
    '/viewer/panduan-pembayaran',
  ]) {
    const page = await browser.newPage()
    await opens(page, address, demo.sari)
    await page.close()
  }
  const office = await browser.newPage()
  await opens(office, '/petugas/hari-libur', demo.officer)
  await office.close()
})

test('/login redirects to the home page with a session, and after a log-out no address is kept', async ({
  page,
  context,
}) => {
  await signIn(page, demo.sari)
  await page.goto('/login')
  await expect(page).toHaveURL(landing)

  await context.clearCookies()
  await page.goto('/customer-screen/list?tab=registered')
  await expect(page).toHaveURL('/login')
  await fillLogin(page, demo.sari)
  await expect(page).toHaveURL(/\/customer-screen\/list/)

  await logOutByMenu(page)
  await fillLogin(page, demo.sari)
  await expect(page).toHaveURL(landing)
})

test('a session ended at the server, with its flag still in the browser, also opens the requested page after the log-in', async ({
  page,
  context,
}) => {
  await signIn(page, demo.sari)
  const flag = (await context.cookies()).filter(({ name }) => name === 'saki_signed_in')
  await context.clearCookies()
  await context.addCookies(flag)
  await page.goto('/customer-screen/draft')
  await expect(page).toHaveURL('/login')
  await fillLogin(page, demo.sari)
  await expect(page).toHaveURL('/customer-screen/draft')
})

test('an address of another site in the browser’s storage is not opened', async ({ page }) => {
  await page.goto('/login')
  await page.evaluate(() => sessionStorage.setItem('saki-return-to', '//jahat.example/inbox'))
  await fillLogin(page, demo.sari)
  await expect(page).toHaveURL(landing)
})

test('activation by the mailed link in its own tab leads to the requested page', async ({ page, context }) => {
  const person = newPerson()
  await page.goto('/kuasa')
  await expect(page).toHaveURL('/login')
  await page.goto('/daftar-akun')
  await fillRegistration(page, person)
  await sendRegistration(page)
  await expect(page.getByRole('heading', { level: 1, name: begins('Periksa email Anda') })).toBeVisible()
  const tab = await context.newPage()
  await activateByMail(tab, person)
  await tab
    .getByRole('link', { name: begins('Masuk') })
    .last()
    .click()
  await fillLogin(tab, person.email, person.password)
  await expect(tab).toHaveURL('/kuasa')
})
