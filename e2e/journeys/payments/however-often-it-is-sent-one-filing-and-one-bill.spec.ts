import { expect, test, type Page } from '@playwright/test'

import { billsOf, casesNamed, openStep, readyDraft } from '../../portal/api.ts'
import { atResult, declare, fileButton } from '../../portal/filing.ts'
import { uniqueTitle } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { signIn } from '../../portal/session.ts'

const call = '**/api/savePermohonan'

test.beforeEach(async ({ page }) => signIn(page, demo.newcomer))

test('a double click files once', async ({ page }) => {
  const title = uniqueTitle('Cangkir Klik Ganda')
  await declared(page, title)
  await fileButton(page).dblclick()
  await atResult(page)
  await isFiledOnce(page, title)
})

test('a reload during the filing files once', async ({ page }) => {
  const title = uniqueTitle('Cangkir Muat Ulang')
  await declared(page, title)
  let isTaken = false
  await page.route(call, async (route) => {
    if (route.request().postDataJSON()?.IND_SUBMIT !== 'Y') return route.continue()
    await route.fetch()
    isTaken = true
  })
  await fileButton(page).click()
  await expect.poll(() => isTaken).toBe(true)
  await page.unroute(call)
  await page.reload()
  await atResult(page)
  await isFiledOnce(page, title)
})

test('a lost answer files once, and the result is shown', async ({ page }) => {
  const title = uniqueTitle('Cangkir Jawaban Hilang')
  await declared(page, title)
  let filings = 0
  await page.route(call, async (route) => {
    if (route.request().postDataJSON()?.IND_SUBMIT !== 'Y') return route.continue()
    filings += 1
    if (filings > 1) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await fileButton(page).click()
  await atResult(page)
  expect(filings).toBeGreaterThan(1)
  await isFiledOnce(page, title)
})

async function declared(page: Page, title: string): Promise<string> {
  const tempId = await readyDraft(page, title)
  await openStep(page, tempId, 'declaration')
  await declare(page, 'Bagus Prakoso')
  return tempId
}

async function isFiledOnce(page: Page, title: string): Promise<void> {
  const cases = await casesNamed(page, title)
  expect(cases).toHaveLength(1)
  expect(await billsOf(page, cases[0]?.SUBMISSION_NBR ?? '')).toHaveLength(1)
}
