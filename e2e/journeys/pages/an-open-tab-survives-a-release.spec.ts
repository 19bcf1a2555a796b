import { expect, test } from '@playwright/test'

import { begins } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { inIndonesian, openAs } from '../../portal/session.ts'

test('a page whose code is gone reloads once by itself; when it is still gone, the page offers to reload and then opens', async ({
  page,
}) => {
  await inIndonesian(page)
  await openAs(page, demo.sari)
  let loads = 0
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())))
  let isGone = true
  await page.route('**/assets/requests-*.js', (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()))
  const documents = page.getByRole('link', { name: 'Dokumen Tidak Berbayar' })
  await documents.click()
  await expect(page).toHaveURL(/tdkberbayar/)
  await expect(page.getByRole('alert')).toContainText('Gagal memuat halaman')
  await expect(page.getByRole('alert').getByRole('button')).toBeVisible()
  expect(loads).toBe(1)
  isGone = false
  await page.getByRole('alert').getByRole('button').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dokumen Tidak Berbayar')
})

test('a dialog whose code is gone says so and offers to reload; after that it opens', async ({ page }) => {
  await inIndonesian(page)
  await openAs(page, demo.sari)
  let loads = 0
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())))
  let isGone = true
  await page.route('**/assets/ProfileDialog-*.js', (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  )
  const openProfile = async () => {
    await page.getByRole('button', { name: /Sari/ }).click()
    await page.getByRole('menuitem', { name: begins('My Profile') }).click()
  }
  await openProfile()
  const message = page.getByRole('dialog').filter({ hasText: 'Bagian ini tidak dapat dimuat' })
  await expect(message).toBeVisible()
  // Not by itself: the page may hold an answer that is not saved yet.
  expect(loads).toBe(0)
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible()
  isGone = false
  await message.getByRole('button', { name: begins('Muat ulang') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await openProfile()
  await expect(page.getByRole('dialog', { name: begins('My Profile') })).toBeVisible()
})
