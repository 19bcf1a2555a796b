import { expect, test } from '@playwright/test'

import { begins, words } from '../../portal/names.ts'
import { demo, password } from '../../portal/people.ts'
import { signIn } from '../../portal/session.ts'

test('the end of a session is announced before it comes', async ({ page }) => {
  await page.clock.install()
  await signIn(page, demo.sari)
  await page.goto('/customer-screen/list')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.clock.fastForward('07:50:00')
  const ends = (await words(page, 'shell:session.ends', { time: '' })).trim()
  await expect(page.getByRole('button', { name: ends })).toContainText(/\b(10:00|09:\d\d)/)
  await page.clock.fastForward('06:00')
  const soon = page.getByRole('alertdialog', { name: begins('Sesi berakhir sebentar lagi') })
  await expect(soon).toBeVisible()
  await soon.getByRole('button', { name: begins('Nanti saja') }).click()
  await page.clock.fastForward('04:05')
  const ended = page.getByRole('dialog', { name: begins('Sesi berakhir') })
  await expect(ended).toBeVisible()
  await ended.getByLabel(begins('Kata Sandi')).fill(password)
  await ended.getByRole('button', { name: begins('Masuk kembali') }).click()
  await expect(ended).toBeHidden()
  await expect(page).toHaveURL('/customer-screen/list')
  await expect(page.getByRole('button', { name: ends })).toBeHidden()
})
