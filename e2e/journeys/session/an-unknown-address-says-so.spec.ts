import { expect, test } from '@playwright/test'

import { begins } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { signIn } from '../../portal/session.ts'

test('an unknown address shows the 404 page', async ({ page }) => {
  const stranger = await page.goto('/tidak/ada')
  expect(stranger?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: begins('Halaman tidak ditemukan') })).toBeVisible()
  await expect(page).toHaveTitle('404 — SAKI 21')

  await signIn(page, demo.sari)
  const known = await page.goto('/customer-screen/tidak-ada')
  expect(known?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: begins('Halaman tidak ditemukan') })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: begins('Inbox') })
    .first()
    .click()
  await expect(page).toHaveURL('/inbox')
})
