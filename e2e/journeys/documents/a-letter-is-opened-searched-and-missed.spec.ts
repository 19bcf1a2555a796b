import { expect, test, type Page } from '@playwright/test'

import { begins, words } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { signIn } from '../../portal/session.ts'

/** Opens the oldest receipt from the list of documents, that of a filing; those of requests have one page. */
async function openReceipt(page: Page): Promise<void> {
  await page.goto('/user-document?kind=out&q=Tanda%20Terima&sort=oldest')
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(begins('Rincian Dokumen'))
}

/** Expects a drawn page with its text layer. */
async function seesPage(page: Page, number: number): Promise<void> {
  const sheet = page.locator(`[data-page="${number}"].viewer-sheet`)
  await expect(sheet.locator('canvas')).toBeVisible({ timeout: 30_000 })
  await expect(sheet.locator('.viewer-text')).toContainText(/\p{L}{3}/u, { timeout: 30_000 })
}

test('a letter opens in its own window, can be searched, and its pages turned with the keyboard', async ({
  page,
  context,
}) => {
  await signIn(page, demo.sari)
  await openReceipt(page)
  await seesPage(page, 1)
  const opening = context.waitForEvent('page')
  await page.getByRole('button', { name: begins('Buka di jendela baru') }).click()
  const window = await opening
  await seesPage(window, 1)
  expect(await window.evaluate(() => globalThis.opener)).toBeNull()
  await window.getByRole('region', { name: await words(window, 'viewer:pdf.pages') }).press('End')
  const box = window.getByRole('textbox', { name: await words(window, 'viewer:pdf.goto') })
  await expect(box).not.toHaveValue('1')
  await window.getByRole('button', { name: await words(window, 'viewer:pdf.search') }).click()
  await window.getByRole('searchbox').fill('tanggal')
  const found = window.locator('.viewer-find [role=status]')
  await expect(found).toHaveText(/^[1-9]/, { timeout: 20_000 })
  await window.getByRole('searchbox').press('Enter')
  await expect(found).toHaveText(/\([1-9]/)
  await window.getByRole('button', { name: await words(window, 'viewer:pdf.text') }).click()
  await expect(window.locator('.viewer-reflow').first()).toContainText(/\p{L}{4}/u)
})

test('if the browser blocks the window, the letter opens in this tab; so does its hash address', async ({ page }) => {
  await signIn(page, demo.sari)
  await openReceipt(page)
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  await page.evaluate(() => (globalThis.open = () => null))
  await page.getByRole('button', { name: begins('Buka di jendela baru') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: begins('Buka di tab ini') })
    .click()
  await expect(page).toHaveURL(new RegExp(`/viewer/pdf/${id}$`))
  await seesPage(page, 1)
  await page.goto('/inbox')
  await page.goto(`/#/viewer/pdf/${id}`)
  await expect(page).toHaveURL(new RegExp(`/viewer/pdf/${id}$`))
  await seesPage(page, 1)
})

test('a missing document says so, also when it is downloaded; one that is there is downloaded under its name', async ({
  page,
}) => {
  await signIn(page, demo.sari)
  await page.route('**/api/getPDFDoc/**', (route) =>
    route.fulfill({
      status: 404,
      json: { type: 'about:blank', title: '-', status: 404, err: 'FILE_NOT_FOUND', id: 'abc-123' },
    }),
  )
  await openReceipt(page)
  const message = page.getByRole('alert').filter({ hasText: 'File Belum Tersedia !!' })
  await expect(message).toContainText('abc-123')
  await page.unroute('**/api/getPDFDoc/**')
  await page.reload()
  await seesPage(page, 1)
  await page.route('**/api/getPDFDoc/**', (route) => route.fulfill({ status: 200, body: '' }))
  await page.getByRole('button', { name: begins(await words(page, 'core:download')) }).click()
  await expect(page.getByRole('dialog')).toContainText('File Belum Tersedia !!')
  await page
    .getByRole('button', { name: begins('Tutup') })
    .first()
    .click()
  await page.unroute('**/api/getPDFDoc/**')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: begins(await words(page, 'core:download')) }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^[A-Z]\d+_\d{4}-\d\d-\d\d_.+\.pdf$/)
  await expect(page.getByRole('dialog')).toContainText(`${file.suggestedFilename()} Selesai`)
})
