import { expect, test } from '@playwright/test'

import { begins } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { inIndonesian, openAs, signIn } from '../../portal/session.ts'

test('a write answered 200 with err shows Maaf, and the input is kept', async ({ page }) => {
  await inIndonesian(page)
  await signIn(page, demo.sari)
  await page.route('**/api/changePasswordCustomer', (route) => route.fulfill({ json: { err: 'Layanan sandi sibuk' } }))
  await page.goto('/change-password')
  await page.locator('input[type=password]').nth(0).fill('saki-demo-contoh-2026')
  await page.locator('input[type=password]').nth(1).fill('sandi-baru-untuk-uji-2027')
  await page.locator('input[type=password]').nth(2).fill('sandi-baru-untuk-uji-2027')
  await page.getByRole('button', { name: begins('Simpan') }).click()
  const dialog = page.getByRole('dialog', { name: 'Maaf' })
  await expect(dialog).toContainText('Perubahan gagal disimpan.')
  await expect(dialog).toContainText('Layanan sandi sibuk')
  await dialog.getByRole('button', { name: 'Tutup' }).last().click()
  await expect(page).toHaveURL('/change-password')
  await expect(page.locator('input[type=password]').nth(1)).toHaveValue('sandi-baru-untuk-uji-2027')
})

test('a page that loads for more than 150 ms shows a progress bar; a faster one does not', async ({ page }) => {
  await inIndonesian(page)
  await openAs(page, demo.sari)
  const bar = page.getByTestId('route-progress')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await menu.getByRole('link', { name: begins('Daftar') }).click()
  await expect(page.getByRole('heading', { level: 1, name: begins('Daftar Permohonan') })).toBeVisible()
  await expect(bar).toHaveCount(0)
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route('**/assets/filing-*.js', async (route) => {
    await held
    await route.continue()
  })
  await menu.getByRole('link', { name: begins('Draf') }).click()
  await expect(bar).toBeVisible({ timeout: 1000 })
  await expect(page.getByRole('heading', { level: 1, name: begins('Daftar Permohonan') })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1, name: begins('Draf Permohonan') })).toBeVisible()
  await expect(bar).toHaveCount(0)
})

test('an office announcement is shown on the log-in page and behind it until the reader closes it', async ({
  browser,
}) => {
  const office = await browser.newPage()
  await inIndonesian(office)
  await openAs(office, demo.officer, '/petugas')
  await office.getByRole('button', { name: begins('Lainnya') }).click()
  await office.getByRole('link', { name: begins('Pengumuman') }).click()
  await office.getByRole('button', { name: begins('Pengumuman baru') }).click()
  const dialog = office.getByRole('dialog')
  for (const [language, title] of [
    ['ID', 'Uji pengumuman'],
    ['EN', 'Trial announcement'],
    ['AR', 'إعلان تجريبي'],
  ] as const) {
    await dialog.locator(`#ann-title-${language}`).fill(title)
    await dialog.locator(`#ann-text-${language}`).fill(`${title}.`)
  }
  await dialog.locator('#ann-page').fill('https://jahat.example')
  await dialog.getByRole('button', { name: begins('Terbitkan') }).click()
  await expect(dialog).toContainText('Bukan halaman portal ini.')
  await dialog.locator('#ann-page').fill('/inbox')
  await dialog.getByRole('button', { name: begins('Terbitkan') }).click()
  await expect(dialog).toHaveCount(0)

  const page = await browser.newPage()
  await inIndonesian(page)
  await page.goto('/login')
  await expect(page.getByText('Uji pengumuman').first()).toBeVisible()
  await openAs(page, demo.sari)
  const banner = page.getByRole('region', { name: 'Pengumuman kantor' })
  await expect(banner).toContainText('Uji pengumuman')
  await banner.getByRole('button', { name: 'Tutup: Uji pengumuman' }).click()
  await expect(banner.getByText('Uji pengumuman')).toHaveCount(0)

  await office.getByRole('button', { name: /^Akhiri Uji pengumuman/ }).click()
  await office
    .getByRole('alertdialog')
    .getByRole('button', { name: begins('Akhiri') })
    .click()
  await expect(office.getByText('Diakhiri').first()).toBeVisible()
})
