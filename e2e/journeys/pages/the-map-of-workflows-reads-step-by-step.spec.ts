import { expect, test } from '@playwright/test'

import { begins } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { inIndonesian, signIn } from '../../portal/session.ts'

test('the usual way is read first, and branches open on demand', async ({ page }) => {
  await inIndonesian(page)
  await signIn(page, demo.sari)
  await page.goto('/wf-mapping/wfmapping?flow=mark-registration')
  await expect(page.locator('[data-state]').first()).toBeVisible()
  await expect(page.locator('[id^="branch-"]')).toHaveCount(0)

  const board = page.getByRole('group', { name: 'Jalan biasa' })
  await board.getByRole('button', { name: begins('Menunggu Pembayaran') }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(board.getByRole('button', { name: begins('Pemeriksaan Formalitas') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#state-formality_check')).toBeFocused()

  await board.getByRole('button', { name: begins('Usul Tolak') }).click()
  await board.getByRole('button', { name: 'Upaya lanjutan' }).click()
  await expect(board.getByRole('button', { name: begins('Menunggu Kelengkapan Banding') })).toBeVisible()
})
