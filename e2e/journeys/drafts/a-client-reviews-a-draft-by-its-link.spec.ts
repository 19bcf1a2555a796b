import { expect, test } from '@playwright/test'

import { openStep, readyDraft } from '../../portal/api.ts'
import { begins, uniqueTitle } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { inIndonesian, signIn } from '../../portal/session.ts'

test('a client reviews a draft by its review link until the link is ended', async ({ page, browser }) => {
  const title = uniqueTitle('Cangkir Klien')
  await inIndonesian(page)
  await signIn(page, demo.newcomer)
  await openStep(page, await readyDraft(page, title), 'check')
  await page.getByRole('button', { name: begins('Kirim tautan pratinjau') }).click()
  const dialog = page.getByRole('dialog', { name: begins('Kirim tautan pratinjau') })
  await dialog.getByRole('button', { name: begins('Buat tautan') }).click()
  const url = await dialog.getByRole('textbox', { name: begins('Tautan pratinjau') }).inputValue()

  const client = await browser.newContext()
  const there = await client.newPage()
  await inIndonesian(there)
  const loaded = await there.goto(url)
  expect(loaded?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
  await expect(there.getByRole('heading', { level: 1, name: begins('Pratinjau permohonan') })).toBeVisible()
  await expect(there.getByText(title).first()).toBeVisible()
  await expect(there.getByText('3174********0003')).toBeVisible()
  await expect(there.getByText('3174051203910003')).toHaveCount(0)
  const thumb = there.locator('.thumbs img').first()
  await thumb.scrollIntoViewIfNeeded()
  await expect.poll(() => thumb.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await expect(there.getByRole('textbox')).toHaveCount(0)
  await expect(there.getByRole('link', { name: begins('Ubah') })).toHaveCount(0)

  await page.reload()
  await page.getByRole('button', { name: begins('Kirim tautan pratinjau') }).click()
  await expect(dialog).toContainText('Dibuka 1 kali')
  await dialog.getByRole('button', { name: begins('Akhiri tautan') }).click()
  await expect(dialog).toContainText('Sudah berakhir')
  await there.reload()
  await expect(there.getByRole('heading', { level: 1, name: begins('Tautan tidak berlaku') })).toBeVisible()
  await client.close()
})
