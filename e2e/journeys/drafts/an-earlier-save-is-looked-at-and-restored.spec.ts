import { expect, test } from '@playwright/test'

import { readDraft, openStep, readySections, saveNewDraft } from '../../portal/api.ts'
import { begins, uniqueTitle } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { inIndonesian, signIn } from '../../portal/session.ts'

test('an earlier version is described in words, viewed, and restored as a new version', async ({ page }) => {
  const title = uniqueTitle('Cangkir Versi')
  await inIndonesian(page)
  await signIn(page, demo.newcomer)
  const first = await saveNewDraft(page, readySections(title))
  const { TEMP_ID } = first
  const { OWNERS: _gone, ...changed } = readySections(`${title} baru`)
  await saveNewDraft(page, changed, { TEMP_ID, ROW_VERSION: 1 })
  await openStep(page, TEMP_ID)
  await page.getByRole('button', { name: begins('Riwayat versi') }).click()
  const dialog = page.getByRole('dialog', { name: begins('Riwayat versi') })
  await expect(dialog).toContainText('Judul Desain diubah; Pemohon dikosongkan')
  await dialog.getByRole('button', { name: begins('Lihat bedanya') }).click()
  await expect(dialog.getByRole('row', { name: begins('Pemohon') })).toContainText('Bagus Prakoso')
  await dialog.getByRole('button', { name: begins('Pulihkan versi ini') }).click()
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  await expect.poll(async () => (await readDraft(page, TEMP_ID)).ROW_VERSION).toBe(3)
  expect((await readDraft(page, TEMP_ID)).DATA).toMatchObject(readySections(title))
})
