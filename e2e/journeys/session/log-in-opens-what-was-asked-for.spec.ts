import { expect, test, type Page } from '@playwright/test'

import { read } from '../../portal/api.ts'
import { begins } from '../../portal/names.ts'
import { demo, newPerson } from '../../portal/people.ts'
import {
  activateByMail,
  fillLogin,
  fillRegistration,
  landing,
  logIn,
  logOutByMenu,
  sendRegistration,
} from '../../portal/session.ts'

/** Opens an address without a session, logs in, and expects that address. */
async function opens(page: Page, address: string, email: string): Promise<void> {
  await page.goto(address)
  await expect(page, `${address} without a session`).toHaveURL('/login')
  await fillLogin(page, email)
  await expect(page, `${address} after the log-in`).toHaveURL(address)
}

test('in a fresh browser a mailed link opens its page after the log-in, for applicants and officers', async ({
  browser,
}) => {
  const known = await browser.newPage()
  await logIn(known, demo.sari)
  const cases = await read<{ data: { PATENT_ID: string | null }[] }>(known, '/getPatents', { size: '50' })
  const number = cases.data.find(({ PATENT_ID }) => PATENT_ID)?.PATENT_ID ?? ''
  const letters = await read<{ data: { proc_typ: string; proc_nbr: number; action_nbr: number }[] }>(known, '/getInbox')
  const [item] = letters.data
  await known.close()
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

test('the literal redirects stay: /login leads home, with a session and after it; a log-out leaves nothing to come back to', async ({
  page,
  context,
}) => {
  await logIn(page, demo.sari)
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

test('a session that is over at the server, its flag still in the browser, leads back as well', async ({
  page,
  context,
}) => {
  await logIn(page, demo.sari)
  const flag = (await context.cookies()).filter(({ name }) => name === 'saki_signed_in')
  await context.clearCookies()
  await context.addCookies(flag)
  await page.goto('/customer-screen/draft')
  await expect(page).toHaveURL('/login')
  await fillLogin(page, demo.sari)
  await expect(page).toHaveURL('/customer-screen/draft')
})

test('an address planted in the browser is not followed', async ({ page }) => {
  await page.goto('/login')
  await page.evaluate(() => sessionStorage.setItem('saki-return-to', '//jahat.example/inbox'))
  await fillLogin(page, demo.sari)
  await expect(page).toHaveURL(landing)
})

test('an account activated by its mailed link, in a tab of its own, leads on to what was asked for', async ({
  page,
  context,
}) => {
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
